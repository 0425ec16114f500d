// Rule: padding never proposes less than zero: wider than its frame it spills over, around a view of no size.
// Source: iamcgn/swiftui-web, measured; pixel-compared by OpenSwiftUI.

/// A padding of 60 points in a frame of 100 makes a view of 120 by 120; the block in it has no size.
GradientBlock(.twilight)
  .padding(60)
  .border(.orange)
  .frame(width: 100, height: 100)
  .background(FrameFill())
