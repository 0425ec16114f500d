// Rule: in a scroll view a colour of ratio one is as high as the view is wide: one point more than the view's height
// makes it scroll, and with bars that take space SwiftUI is reported to show and hide them in turn.
// Source: stackotter/swiftui-layout-edge-cases, observed on macOS by the author; the frames follow from the rules.

/// The square is 161 points high in a scroll view 160 high.
ScrollView {
  Color.blue.opacity(0.6)
    .aspectRatio(contentMode: .fit)
}
.frame(width: 161, height: 160)
.padding(12)
.background(FrameFill())
