// Rule: a string literal is a LocalizedStringKey, whose Markdown within a line is shown; blocks
// such as headings and lists stay as they are written, and so does white space.
// Source: Apple's documentation of LocalizedStringKey and of inlineOnlyPreservingWhitespace.

/// Words in bold, in italics, in both, as code and struck through, and a link in the accent colour.
VStack(alignment: .leading, spacing: 6) {
  Text("Foxes are **quick**, owls are *wise*, and otters are ***both***.")
  Text("Run `forage()` before ~~winter~~ the first frost.")
  Text("Read [the field guide](https://example.org/guide) first.")
  Text("# No heading,\n- no list,   and three spaces")
}
.padding(16)
.frame(width: 340)
.background(FrameFill())
