/// An offset moves the picture only: the row still keeps the square's old place.
// figure: name=moved-by-offset
HStack(spacing: 4) {
  ForEach(0..<3) { index in
    RoundedRectangle(cornerRadius: 8)
      .fill(index == 1 ? Color.purple : .gray.opacity(0.4))
      .frame(width: 54, height: 54)
      .offset(y: index == 1 ? 24 : 0)
  }
}
.border(.orange)

/// Padding moves the square too, and the row grows with it.
// figure: name=moved-by-padding
HStack(spacing: 4) {
  ForEach(0..<3) { index in
    RoundedRectangle(cornerRadius: 8)
      .fill(index == 1 ? Color.purple : .gray.opacity(0.4))
      .frame(width: 54, height: 54)
      .padding(.top, index == 1 ? 24 : 0)
  }
}
.border(.orange)
