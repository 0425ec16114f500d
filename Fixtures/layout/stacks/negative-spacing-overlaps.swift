// Rule: negative spacing is applied as it is.
// Source: iamcgn/swiftui-web effects/zindex, measured.

/// With a spacing of minus 24, three circles of 64 points overlap in a row 144 points wide.
HStack(spacing: -24) {
  Circle().fill(.indigo.opacity(0.7)).frame(width: 64)
  Circle().fill(.teal.opacity(0.7)).frame(width: 64)
  Circle().fill(.orange.opacity(0.7)).frame(width: 64)
}
.border(.blue)
.padding(16)
.background(FrameFill())
