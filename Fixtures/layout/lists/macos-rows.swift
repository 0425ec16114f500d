// Rule: on macOS rows are 24 points high at least, content 16 in, the first row 10 from the top.
// Source: iamcgn/swiftui-web list/styles, measured on macOS 26.

/// Three rows of a Mac's list.
// figure: proposal=260x100, platform=macos
List {
  Text("Mercury")
  Text("Venus")
  Text("Earth")
}
