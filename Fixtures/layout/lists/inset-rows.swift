// Rule: on iOS 26 a list's card is 16 points in from both sides, its content 16 more; rows are 56 high at least.
// Source: iamcgn/swiftui-web ios/list/basic, measured on iOS 26.

/// Three rows on one card, with lines between them that begin where the text does.
// figure: proposal=320x240
List {
  Text("Mercury")
  Text("Venus")
  Text("Earth")
}
