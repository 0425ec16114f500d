import SwiftUI

struct Stat: View {
  let value: Int
  let label: String

  var body: some View {
    VStack(spacing: 2) {
      Text("\(value)")
        .font(.title3.bold())
      Text(label)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

struct ProfileHeader: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("MK")
        .font(.title.weight(.semibold))
        .foregroundStyle(.white)
        .frame(width: 84, height: 84)
        .background(.teal.gradient, in: .circle)

      VStack(spacing: 4) {
        Text("Mira Kovač")
          .font(.title2.bold())
        Text("Maps, mountains and slow trains")
          .foregroundStyle(.secondary)
      }

      HStack {
        Stat(value: 128, label: "Routes")
        Divider()
        Stat(value: 942, label: "Followers")
        Divider()
        Stat(value: 57, label: "Following")
      }
      .frame(height: 44)
    }
    .padding(20)
  }
}

/// Initials in a circle, a name and a line about its bearer, and three counts parted by lines.
#Preview(traits: .sizeThatFitsLayout) {
  ProfileHeader()
}
