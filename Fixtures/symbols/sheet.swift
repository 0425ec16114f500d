/// Symbols of many kinds in rows, each drawn by its open substitute.
let rows = [
  ["star", "star.fill", "star.circle", "star.circle.fill", "star.square", "star.square.fill", "star.slash", "sparkles"],
  ["heart", "heart.fill", "heart.circle.fill", "house", "house.fill", "gearshape", "gearshape.fill", "person.circle"],
  ["person", "person.fill", "person.2.fill", "magnifyingglass", "plus", "plus.circle.fill", "minus", "minus.circle"],
  ["xmark", "xmark.circle.fill", "checkmark", "checkmark.circle.fill", "checkmark.square", "exclamationmark.triangle", "info.circle", "questionmark.circle"],
  ["chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.right.circle.fill", "arrow.right", "arrow.up.circle", "arrow.clockwise"],
  ["envelope", "envelope.fill", "phone.fill", "bell", "bell.slash", "bell.circle.fill", "calendar", "clock"],
  ["bookmark", "bookmark.fill", "folder", "folder.fill", "doc.text", "trash", "pencil", "square.and.pencil"],
  ["square.and.arrow.up", "photo", "camera.fill", "video", "mic", "play.fill", "pause.circle.fill", "stop.fill"],
  ["forward.fill", "backward.fill", "speaker.wave.2.fill", "wifi", "bolt.fill", "sun.max.fill", "moon.fill", "cloud.rain"],
  ["drop.fill", "flame.fill", "leaf.fill", "globe", "map", "mappin", "location.fill", "car.fill"],
  ["airplane", "cart", "creditcard", "gift", "tag.fill", "lock.fill", "key", "eye.slash"],
  ["hand.thumbsup.fill", "ellipsis", "ellipsis.circle", "list.bullet", "slider.horizontal.3", "line.3.horizontal", "circle", "square"],
]

// figure: name=symbol-sheet, padding=12
VStack(spacing: 12) {
  ForEach(rows, id: \.self) { row in
    HStack(spacing: 0) {
      ForEach(row, id: \.self) { name in
        Image(systemName: name).font(.title2).frame(width: 44, height: 32)
      }
    }
  }
}
