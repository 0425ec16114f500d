import SwiftUI

struct Avatar: View {
  enum Presence {
    case online, away, offline

    var color: Color {
      switch self {
      case .online: .green
      case .away: .orange
      case .offline: .gray
      }
    }
  }

  let initials: String
  let presence: Presence

  var body: some View {
    Text(initials)
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: 56, height: 56)
      .background(.indigo.gradient, in: .circle)
      .overlay(alignment: .bottomTrailing) {
        Circle()
          .fill(presence.color)
          .padding(3)
          .background(.background, in: .circle)
          .frame(width: 20, height: 20)
      }
  }
}

/// Three round portraits, each with a dot at its lower edge: green, orange and grey.
HStack(spacing: 20) {
  Avatar(initials: "LT", presence: .online)
  Avatar(initials: "HV", presence: .away)
  Avatar(initials: "RB", presence: .offline)
}
