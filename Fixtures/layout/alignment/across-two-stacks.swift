// Rule: an alignment of one's own passes through stacks, so views in different stacks can be aligned.
// Source: Apple's documentation of AlignmentID; OpenSwiftUI, reverse-engineered.

enum Ridge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  static let ridge = VerticalAlignment(Ridge.self)
}

/// The title in one column and the disc in the other are aligned by their middles.
HStack(alignment: .ridge, spacing: 16) {
  VStack {
    Text("North face").font(.footnote)

    Circle()
      .fill(.indigo.gradient)
      .frame(width: 56, height: 56)
      .alignmentGuide(.ridge) { $0[VerticalAlignment.center] }
  }

  VStack(alignment: .leading) {
    Text("Matterhorn")
      .font(.title2)
      .alignmentGuide(.ridge) { $0[VerticalAlignment.center] }

    Text("4478 m").font(.footnote)
  }
}
.padding(16)
.background(FrameFill())
