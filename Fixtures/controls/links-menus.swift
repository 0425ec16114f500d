// Rule: a link and a menu on iOS are their label in the accent colour and nothing else.
// Source: iamcgn/swiftui-web, Docs/elements/Link.md and iOS.md (ios/menu/basic).

/// A link and a menu, the latter also disabled.
VStack(spacing: 12) {
  Link("Tide tables", destination: URL(string: "https://example.org")!)
  Menu("Signals") {
    Button("Alpha") {}
    Button("Bravo") {}
  }
  Menu {
    Button("Alpha") {}
  } label: {
    Text("Signals").bold()
  }
  .disabled(true)
}
.padding(16)
