// Rule: unlike a text of fixed size, a text can be proposed any width: it wraps rather than overflow.
// Source: OpenSwiftUI, reverse-engineered; zero width is measured (iamcgn/swiftui-web text).

/// Beside a block of fixed width the text wraps into what is left of the row.
HStack {
  GradientBlock(.sunset)
    .frame(width: 72)

  Text("Herons stand still for hours.")
    .border(.blue)
}
.frame(width: 220, height: 72)
.background(FrameFill())
