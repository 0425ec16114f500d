// Rule: shadow, border, opacity, blur and colour filters take no space.
// Source: iamcgn/swiftui-web effects, measured.

/// Three blocks with a shadow, with a border and at half its opacity stand 8 points apart, as any blocks.
HStack {
  GradientBlock(.ocean).frame(width: 64, height: 40)
    .shadow(color: .black.opacity(0.3), radius: 0, x: 3, y: 8)

  GradientBlock(.sunset).frame(width: 64, height: 40)
    .border(.indigo, width: 4)

  GradientBlock(.meadow).frame(width: 64, height: 40)
    .opacity(0.5)
}
.padding(20)
.background(FrameFill())
