// Rule: on iOS a form is an inset grouped list.
// Source: iamcgn/swiftui-web iOS notes, measured on iOS 26.

/// Labels and values of a form, on one card.
// figure: proposal=320x200
Form {
  LabeledContent("Moons", value: "2")
  LabeledContent("Rings", value: "none")
}
