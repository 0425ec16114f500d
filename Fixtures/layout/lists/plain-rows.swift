// Rule: in a plain list on iOS rows are 56 points high and run over the whole width, their content 16 in.
// Source: iamcgn/swiftui-web ios/list/plain, measured on iOS 26.

/// Three rows over the whole width.
// figure: proposal=320x180
List {
  Text("Mercury")
  Text("Venus")
  Text("Earth")
}
.listStyle(.plain)
