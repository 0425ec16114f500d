// Rule: on iOS a divider is one pixel thick, on macOS one point.
// Source: iamcgn/swiftui-web layout/divider and iOS notes, measured; OpenSwiftUI agrees.

/// Between two texts runs a line one pixel thick, as wide as the column.
VStack {
  Text("Above the snow line")
  Divider()
  Text("Below the snow line")
}
.padding(16)
.frame(width: 240)
.background(FrameFill())
