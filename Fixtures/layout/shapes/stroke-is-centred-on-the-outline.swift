// Rule: a stroke is centred on the outline and stands out by half its width; a stroked border and `border` stay inside.
// Source: iamcgn/swiftui-web shape/stroke and shape/border, measured.

/// Three blocks of one size: the line of the first stands out over its frame, the others' lines stay inside.
HStack(spacing: 32) {
  RoundedRectangle(cornerRadius: 12)
    .stroke(.indigo.opacity(0.6), lineWidth: 12)
    .frame(width: 72, height: 56)
    .background(FrameFill())

  RoundedRectangle(cornerRadius: 12)
    .strokeBorder(.indigo.opacity(0.6), lineWidth: 12)
    .frame(width: 72, height: 56)
    .background(FrameFill())

  Color.clear
    .frame(width: 72, height: 56)
    .border(.indigo.opacity(0.6), width: 12)
    .background(FrameFill())
}
