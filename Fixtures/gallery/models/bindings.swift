import SwiftUI

struct Player {
  var name: String
  var score: Int
}

struct ScoreRow: View {
  @Binding var player: Player

  var body: some View {
    HStack {
      Text(player.name)
      Spacer()
      Text("\(player.score)")
        .font(.title3.bold())
        .monospacedDigit()
    }
    .contentShape(.rect)
    .onTapGesture { player.score += 1 }
  }
}

struct Scoreboard: View {
  @State private var players = [
    Player(name: "Vera", score: 3),
    Player(name: "Jun", score: 5),
    Player(name: "Abel", score: 2),
  ]

  private var leader: String? {
    players.max { $0.score < $1.score }?.name
  }

  var body: some View {
    VStack(spacing: 10) {
      ForEach($players, id: \.name) { $player in
        ScoreRow(player: $player)
      }
      Divider()
      if let leader {
        Text("\(leader) leads")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding(16)
    .frame(width: 220)
    .background(.quinary, in: .rect(cornerRadius: 14))
  }
}

/// Three players with their scores, and below a line the one who leads.
#Preview {
  Scoreboard()
}
