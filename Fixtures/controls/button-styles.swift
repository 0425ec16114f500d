// Rule: on iOS a button is its label in the accent colour; bordered it is a capsule 12 points wider at each side and 7 higher above and below.
// Source: iamcgn/swiftui-web, Docs/elements/iOS.md, measured on iOS 26.

/// A button in each style, enabled and disabled.
VStack(spacing: 16) {
  HStack(spacing: 16) {
    Button("Cast off") { leaveHarbour() }
    Button("Sink", role: .destructive) {}
    Button("Wait") {}.disabled(true)
  }
  HStack(spacing: 16) {
    Button("Cast off") {}
    Button("Sink", role: .destructive) {}
    Button("Wait") {}.disabled(true)
  }
  .buttonStyle(.bordered)
  HStack(spacing: 16) {
    Button("Cast off") {}
    Button("Moor") {}.tint(.orange)
    Button("Wait") {}.disabled(true)
  }
  .buttonStyle(.borderedProminent)
  Button {
  } label: {
    Text("Plain").bold()
  }
  .buttonStyle(.plain)
}
.padding(16)
