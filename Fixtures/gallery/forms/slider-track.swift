import SwiftUI

struct SliderTrack: View {
  let value: Double
  var range: ClosedRange<Double> = 0...1
  var tint = Color.blue

  private var fraction: Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  var body: some View {
    GeometryReader { proxy in
      let knob: CGFloat = 24
      let x = (proxy.size.width - knob) * fraction

      ZStack(alignment: .leading) {
        Capsule()
          .fill(.quaternary)
          .frame(height: 5)
        Capsule()
          .fill(tint)
          .frame(width: x + knob / 2, height: 5)
        Circle()
          .fill(.white)
          .overlay { Circle().strokeBorder(.gray.opacity(0.35), lineWidth: 0.5) }
          .frame(width: knob, height: knob)
          .offset(x: x)
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 28)
  }
}

/// Three sliders at a fifth, at one half and at the end of their tracks.
#Preview {
  Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 12) {
    GridRow {
      Text("Bass")
      SliderTrack(value: 0.2)
    }
    GridRow {
      Text("Middle")
      SliderTrack(value: 0, range: -12...12, tint: .green)
    }
    GridRow {
      Text("Treble")
      SliderTrack(value: 10, range: 0...10, tint: .orange)
    }
  }
  .frame(width: 300)
}
