import SwiftUI

struct DividedStack<Item: Identifiable, Row: View>: View {
  let items: [Item]
  @ViewBuilder let row: (Item) -> Row

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(items) { item in
        row(item)

        if item.id != items.last?.id {
          Divider()
        }
      }
    }
  }
}

struct Stop: Identifiable {
  let name: String
  let time: String
  var id: String { name }
}

/// Four stops with a line between each two, but none after the last.
#Preview {
  DividedStack(items: [
    Stop(name: "Harbour", time: "08:12"),
    Stop(name: "Old Mill", time: "08:19"),
    Stop(name: "Observatory", time: "08:31"),
    Stop(name: "Upper Lake", time: "08:44"),
  ]) { stop in
    HStack {
      Text(stop.name)
      Spacer()
      Text(stop.time)
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
  }
  .padding(16)
  .frame(width: 280)
  .background(.quinary, in: .rect(cornerRadius: 14))
}
