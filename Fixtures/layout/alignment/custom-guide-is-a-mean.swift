// Rule: for an alignment of one's own a container's value is the mean of its children's explicit values.
// Source: OpenSwiftUI, reverse-engineered; not measured.

enum Mast: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

extension HorizontalAlignment {
  static let mast = HorizontalAlignment(Mast.self)
}

/// The pair sets guides at 10 and 70 points; the orange bar below stands at their mean, at 40.
VStack(alignment: .mast, spacing: 8) {
  VStack(alignment: .leading, spacing: 8) {
    GradientBlock(.ocean)
      .frame(width: 140, height: 24)
      .alignmentGuide(.mast) { _ in 10 }

    GradientBlock(.ocean)
      .frame(width: 140, height: 24)
      .alignmentGuide(.mast) { _ in 70 }
  }

  Capsule()
    .fill(.orange)
    .frame(width: 6, height: 28)
}
.padding(16)
.background(FrameFill())
