// Rule: with a row spacing each row becomes a card, that many points apart.
// Source: iamcgn/swiftui-web ios/list/spacing, measured on iOS 26.

/// Two rows 12 points apart.
// figure: proposal=320x200
List {
  Text("Mercury")
  Text("Venus")
}
.listRowSpacing(12)
