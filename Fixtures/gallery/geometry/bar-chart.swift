import SwiftUI

struct BarChart: View {
  let data: [(label: String, value: Double)]

  private var maximum: Double { data.map(\.value).max() ?? 1 }

  var body: some View {
    GeometryReader { proxy in
      let slot = proxy.size.width / CGFloat(data.count)

      HStack(alignment: .bottom, spacing: 0) {
        ForEach(data, id: \.label) { item in
          VStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 4)
              .fill(item.value == maximum ? Color.orange : .blue.opacity(0.6))
              .frame(width: slot * 0.6, height: (proxy.size.height - 20) * item.value / maximum)
            Text(item.label)
              .font(.caption2)
              .foregroundStyle(.secondary)
              .frame(height: 16)
          }
          .frame(width: slot)
        }
      }
      .frame(height: proxy.size.height, alignment: .bottom)
    }
  }
}

/// A chart of seven bars, of which the highest is orange.
#Preview(traits: .fixedLayout(width: 300, height: 160)) {
  BarChart(data: [
    ("Mon", 12), ("Tue", 18), ("Wed", 9), ("Thu", 24), ("Fri", 31), ("Sat", 27), ("Sun", 15),
  ])
}
