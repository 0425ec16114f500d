import SwiftUI

struct Entry: Identifiable, Comparable {
  let id: String
  let points: Int

  static func < (lhs: Entry, rhs: Entry) -> Bool { lhs.points > rhs.points }
}

struct Leaderboard: View {
  let entries: [Entry]

  private func color(for rank: Int) -> Color {
    switch rank {
    case 1: .yellow
    case 2: .gray
    case 3: .brown
    default: .clear
    }
  }

  var body: some View {
    let ranked = entries.sorted()
    let best = Double(ranked.first?.points ?? 1)

    VStack(spacing: 6) {
      ForEach(Array(ranked.enumerated()), id: \.element.id) { index, entry in
        HStack(spacing: 12) {
          Text("\(index + 1)")
            .font(.footnote.bold())
            .frame(width: 24, height: 24)
            .background(color(for: index + 1).opacity(0.5), in: .circle)
          Text(entry.id)
          Spacer()
          Text("\(entry.points)")
            .monospacedDigit()
        }
        .padding(.horizontal, 12)
        .frame(height: 42)
        .background(alignment: .leading) {
          GeometryReader { proxy in
            Color.blue.opacity(0.14)
              .frame(width: proxy.size.width * Double(entry.points) / best)
          }
        }
        .background(.quinary)
        .clipShape(.rect(cornerRadius: 10))
      }
    }
  }
}

/// Four players in order of their points, each row filled as far as its share of the best.
#Preview {
  Leaderboard(entries: [
    Entry(id: "Otis", points: 512), Entry(id: "Wren", points: 930),
    Entry(id: "Pia", points: 704), Entry(id: "Sol", points: 268),
  ])
  .frame(width: 300)
}
