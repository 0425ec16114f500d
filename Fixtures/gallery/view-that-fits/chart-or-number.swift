import SwiftUI

struct Rainfall: View {
  let values: [Double]

  private var mean: Double { values.reduce(0, +) / Double(values.count) }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(values.indices, id: \.self) { index in
          Capsule()
            .fill(.blue.gradient)
            .frame(width: 10, height: values[index])
        }
      }

      VStack(spacing: 0) {
        Text(String(format: "%.1f", mean))
          .font(.title2.bold())
          .monospacedDigit()
        Text("mm a month")
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
    }
    .frame(height: 70)
    .padding(12)
  }
}

/// A year of rain: as a chart of twelve bars in a wide tile, as its mean in a narrow one.
#Preview {
  let year: [Double] = [62, 48, 51, 38, 30, 24, 20, 28, 41, 55, 66, 70]

  HStack(spacing: 12) {
    Rainfall(values: year)
      .frame(width: 200)
      .background(.quinary, in: .rect(cornerRadius: 14))
    Rainfall(values: year)
      .frame(width: 110)
      .background(.quinary, in: .rect(cornerRadius: 14))
  }
}
