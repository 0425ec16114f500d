import SwiftUI

struct Genre: Identifiable {
  let id = UUID()
  let name: String
  let color: Color
}

/// Seven genres in two rows that fill column by column.
#Preview {
  let genres = [
    Genre(name: "Folk", color: .orange), Genre(name: "Baroque", color: .purple),
    Genre(name: "Samba", color: .green), Genre(name: "Dub", color: .red),
    Genre(name: "Polka", color: .blue), Genre(name: "Drone", color: .gray),
    Genre(name: "Choral", color: .pink),
  ]

  LazyHGrid(rows: [GridItem(.fixed(54), spacing: 8), GridItem(.fixed(54))], spacing: 8) {
    ForEach(genres) { genre in
      Text(genre.name)
        .font(.subheadline.bold())
        .foregroundStyle(.white)
        .frame(width: 84, height: 54)
        .background(genre.color.gradient, in: .rect(cornerRadius: 10))
    }
  }
  .fixedSize()
}
