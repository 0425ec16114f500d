// Rule: on macOS insets of a row add to the list's margin; vertical ones count only beyond the row's least height.
// Source: iamcgn/swiftui-web list/modifiers, measured on macOS 26.

/// The row with an inset of 40 points at its leading edge starts farther in than the others.
// figure: proposal=260x100, platform=macos
List {
  Text("Mercury")

  Text("Venus")
    .listRowInsets(EdgeInsets(top: 2, leading: 40, bottom: 2, trailing: 0))

  Text("Earth")
}
