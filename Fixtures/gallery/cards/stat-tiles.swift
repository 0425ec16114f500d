import SwiftUI

struct Tile: View {
  enum Trend {
    case up(Int), down(Int), flat
  }

  let title: String
  let value: String
  let trend: Trend

  private var note: (text: String, color: Color) {
    switch trend {
    case .up(let percent): ("+\(percent) %", .green)
    case .down(let percent): ("−\(percent) %", .red)
    case .flat: ("no change", .gray)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.footnote)
        .foregroundStyle(.secondary)
      Text(value)
        .font(.title2.weight(.semibold))
        .monospacedDigit()
      Text(note.text)
        .font(.caption.bold())
        .foregroundStyle(note.color)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .background(.quinary, in: .rect(cornerRadius: 14))
  }
}

/// Three tiles of equal width, each with a number and how it changed.
#Preview {
  HStack(spacing: 10) {
    Tile(title: "Loaves", value: "1,204", trend: .up(8))
    Tile(title: "Rolls", value: "3,310", trend: .down(3))
    Tile(title: "Cakes", value: "86", trend: .flat)
  }
  .frame(width: 360)
}
