import SwiftUI

struct Gauge: View {
  var value: Double
  var range: ClosedRange<Double> = 0...100
  var label: String?
  var colors = (low: Color.green, high: Color.red)
  var format: (Double) -> String = { String(Int($0)) }

  private var fraction: Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let label {
        Text(label).font(.footnote)
      }
      HStack {
        Capsule()
          .fill(.quaternary)
          .frame(height: 10)
          .overlay {
            GeometryReader { proxy in
              Capsule()
                .fill(fraction > 0.7 ? colors.high : colors.low)
                .frame(width: max(10, proxy.size.width * fraction))
            }
          }
        Text(format(value))
          .font(.footnote)
          .monospacedDigit()
          .frame(width: 54, alignment: .trailing)
      }
    }
  }
}

/// Four gauges that differ in range, label, colours and the way their value is written.
#Preview {
  VStack(spacing: 14) {
    Gauge(value: 42)
    Gauge(value: 88, label: "Load")
    Gauge(value: 0.3, range: 0...1, label: "Tank", format: { "\(Int($0 * 100)) %" })
    Gauge(value: 8.5, range: 0...10, colors: (low: .blue, high: .purple)) {
      String(format: "%.1f l", $0)
    }
  }
  .frame(width: 280)
}
