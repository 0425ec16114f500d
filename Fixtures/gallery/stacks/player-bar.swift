import SwiftUI

struct PlayerBar: View {
  let title: String
  let artist: String

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(LinearGradient(
          colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
        .frame(width: 44, height: 44)

      VStack(alignment: .leading, spacing: 2) {
        Text(title)
          .font(.headline)
        Text(artist)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)

      Spacer()

      HStack(spacing: 5) {
        ForEach(0..<2) { _ in
          Capsule().frame(width: 5, height: 18)
        }
      }
      .padding(.trailing, 4)
    }
    .padding(10)
    .background(.quinary, in: .rect(cornerRadius: 16))
  }
}

/// A bar with a cover, a title above an artist, and a pause sign pushed to the trailing edge.
#Preview {
  PlayerBar(title: "Low Tide", artist: "The Ferrymen")
    .frame(width: 340)
}
