import SwiftUI

struct Stock: View {
  private let columns = [
    GridItem(.fixed(36), alignment: .center),
    GridItem(.flexible(), alignment: .leading),
    GridItem(.fixed(52), alignment: .trailing),
  ]

  private let items: KeyValuePairs<String, Int> = [
    "Copper nails": 240, "Larch planks": 18, "Tar": 3, "Hemp rope": 7,
  ]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 12) {
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        Text("\(index + 1)")
          .font(.caption.bold())
          .frame(width: 24, height: 24)
          .background(.quaternary, in: .circle)
        Text(item.key)
        Text("\(item.value)")
          .monospacedDigit()
          .foregroundStyle(item.value < 5 ? .red : .secondary)
      }
    }
    .padding(14)
    .frame(width: 280)
    .background(.quinary, in: .rect(cornerRadius: 14))
  }
}

/// Three columns: a number in a circle, a name that takes the rest, and a count at the end.
#Preview {
  Stock()
}
