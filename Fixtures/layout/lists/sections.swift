// Rule: sections of an inset list are cards 35 points apart; the first card is 35 from the top.
// Source: iamcgn/swiftui-web ios/list, measured on iOS 26.

/// Two sections, each a card of its own.
// figure: proposal=320x240
List {
  Section {
    Text("Mercury")
  }

  Section {
    Text("Jupiter")
  }
}
