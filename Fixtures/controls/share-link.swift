// Rule: a link that shares is a button with its label, or with "Share…" and its symbol.
// Source: iamcgn/swiftui-web, Docs/elements/ShareLink.md; Apple, documentation of ShareLink.

/// A link as it is, with a title, and with a label.
VStack(spacing: 16) {
  ShareLink(item: URL(string: "https://example.org")!)
  ShareLink("Send the chart", item: URL(string: "https://example.org")!)
  ShareLink(item: URL(string: "https://example.org")!) {
    Text("Tell a friend").bold()
  }
}
.padding()
