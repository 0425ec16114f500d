// Rule: a stack has a guide of its own only where a view in it sets the very guide it aligns on.
// Source: iamcgn/swiftui-web for the line that is reported; derived for those that are not.

/// The padded stack of a label is centred by its size, although its text has baselines.
// figure: name=label-in-padding
HStack {
  Label {
    Text("Inbox")
  } icon: {
    Circle().frame(width: 20, height: 20)
  }
}
.border(.blue)
.padding(.bottom, 20)
.background(FrameFill())

/// A row that aligns its bottoms lies at the bottom, padding and all.
// figure: name=bottom-row-in-padding
HStack(alignment: .bottom) {
  Text("row")
}
.border(.blue)
.padding(.bottom, 20)
.frame(width: 80, height: 100, alignment: .bottom)
.background(FrameFill())

/// A guide for the top says nothing about the centres that the row aligns.
// figure: name=another-guide
HStack(spacing: 0) {
  Color.orange.frame(width: 20, height: 20).alignmentGuide(.top) { _ in 3 }
}
.padding(.top, 40)
.frame(width: 100, height: 100)
.background(FrameFill())
