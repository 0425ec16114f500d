// Rule: a ZStack passes its own proposal to every view: a flexible one makes it as large as that.
// Source: iamcgn/swiftui-web layout/zstack-fill, measured.

/// With a flexible block in it the stack fills its frame, and the text stands in the middle.
ZStack {
  GradientBlock(.dawn)
  Text("Low sun")
    .foregroundStyle(.black)
}
.padding(12)
.frame(width: 220, height: 88)
.background(FrameFill())
