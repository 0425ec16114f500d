// Rule: a list takes all it is proposed; its rows are proposed its width and no height.
// Source: iamcgn/swiftui-web list, measured.

/// The list fills what the title leaves of the column, though it has one row.
// figure: proposal=300x220
VStack {
  Text("Planets")
    .font(.headline)

  List {
    Text("Neptune")
  }
}
