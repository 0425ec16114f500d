import SwiftUI

struct Hour: Identifiable {
  let id: Int
  let degrees: Int

  var label: String { id == 0 ? "Now" : "\(id + 9):00" }
}

struct HourlyStrip: View {
  let hours = [14, 16, 19, 21, 20, 17].enumerated().map { Hour(id: $0.offset, degrees: $0.element) }

  var body: some View {
    HStack(alignment: .bottom, spacing: 18) {
      ForEach(hours) { hour in
        VStack(spacing: 6) {
          Text("\(hour.degrees)°")
            .font(.footnote.weight(.semibold))
          Capsule()
            .fill(.linearGradient(colors: [.yellow, .orange], startPoint: .bottom, endPoint: .top))
            .frame(width: 8, height: CGFloat(hour.degrees - 10) * 7)
          Text(hour.label)
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
        .fixedSize()
      }
    }
    .padding(18)
    .background(.quinary, in: .rect(cornerRadius: 20))
  }
}

/// Six hours of a day as columns that stand on one line, higher the warmer it is.
#Preview {
  HourlyStrip()
}
