// Rule: a section's header stands above its card, 10 points from the top of the list, and in line with the rows' content.
// Source: iamcgn/swiftui-web ios/list, measured on iOS 26.

/// A title in grey above a card with two rows.
// figure: proposal=320x210
List {
  Section("Inner planets") {
    Text("Mercury")
    Text("Venus")
  }
}
