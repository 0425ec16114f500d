// Rule: it takes all the space there is; its content stands in the middle.
// Source: Apple, documentation of ContentUnavailableView; the sizes of its parts on iOS are not measured.

/// Nothing found, with a way out.
// figure: proposal=320x300
ContentUnavailableView {
  Label("No letters", systemImage: "envelope")
} description: {
  Text("What people send you comes here.")
} actions: {
  Button("Write one") {}
    .buttonStyle(.bordered)
}
