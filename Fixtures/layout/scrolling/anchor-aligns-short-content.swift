// Rule: an anchor for the role of alignment places content that is shorter than the scroll view.
// Source: iamcgn/swiftui-web scroll/anchor-roles, measured.

/// The same block centred, and at the bottom.
HStack(spacing: 16) {
  ScrollView {
    GradientBlock(.ocean).frame(width: 88, height: 32)
  }
  .defaultScrollAnchor(.center, for: .alignment)
  .frame(width: 120, height: 100)
  .background(FrameFill())

  ScrollView {
    GradientBlock(.ocean).frame(width: 88, height: 32)
  }
  .defaultScrollAnchor(.bottom, for: .alignment)
  .frame(width: 120, height: 100)
  .background(FrameFill())
}
