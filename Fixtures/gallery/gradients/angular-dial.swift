import SwiftUI

struct Dial: View {
  let value: Double

  private let span = 0.75
  private let colors: [Color] = [.green, .yellow, .orange, .red]

  var body: some View {
    Circle()
      .trim(from: 0, to: span)
      .stroke(.quaternary, style: StrokeStyle(lineWidth: 14, lineCap: .round))
      .overlay {
        Circle()
          .trim(from: 0, to: span * value)
          .stroke(
            AngularGradient(
              colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(270)),
            style: StrokeStyle(lineWidth: 14, lineCap: .round))
      }
      .rotationEffect(.degrees(135))
      .padding(7)
      .overlay {
        Text("\(Int(value * 100))")
          .font(.system(.title, design: .rounded, weight: .bold))
      }
  }
}

/// Three dials that turn from green to red the further they are filled.
#Preview {
  HStack(spacing: 24) {
    ForEach([0.3, 0.65, 0.95], id: \.self) { value in
      Dial(value: value)
        .frame(width: 96, height: 96)
    }
  }
}
