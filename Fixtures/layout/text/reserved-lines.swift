// Rule: a lower bound of lines reserves their space, even for a shorter text.
// Source: iamcgn/swiftui-web text/line-limit, measured.

/// Three short texts, the second with space for two lines, the third for three.
HStack(alignment: .top, spacing: 16) {
  Text("One line")
    .border(.blue)

  Text("One line")
    .lineLimit(2, reservesSpace: true)
    .border(.blue)

  Text("One line")
    .lineLimit(3...)
    .border(.blue)
}
.padding(16)
.background(FrameFill())
