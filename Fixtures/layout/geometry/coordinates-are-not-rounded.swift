// Rule: a GeometryReader reports frames unrounded, in the space that is named.
// Source: iamcgn/swiftui-web text/hello, measured.

/// The reader tells where it stands in the space of the figure: at 41 and a third points, not on a pixel.
VStack(spacing: 8) {
  GradientBlock(.ocean)
    .frame(width: 100, height: 100 / 3)

  GeometryReader { geometry in
    Text(verbatim: "y = \(geometry.frame(in: .named("figure")).minY)")
      .font(.footnote)
  }
  .frame(width: 220, height: 20)
}
.coordinateSpace(.named("figure"))
.padding(16)
.background(FrameFill())
