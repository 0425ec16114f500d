// Rule: a row of an iOS list is as high as its content and 30 points, but 56 at least.
// Source: iamcgn/swiftui-web ios/list/basic, measured on iOS 26.

/// A row with a block of 60 points is 90 high; the one with a short text is 56 high.
// figure: proposal=320x220
List {
  GradientBlock(.ocean).frame(height: 60)
  Text("Venus")
}
