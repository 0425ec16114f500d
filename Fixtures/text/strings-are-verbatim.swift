// Rule: Markdown is read in literals alone: a String in a variable, or after `verbatim:`, is shown
// as it is, and so is a String that is put into a literal.
// Source: Apple's documentation of Text.init(_:) and Text.init(verbatim:).

let note = "**not bold** at all"

/// The same asterisks as a key, a string, verbatim, and inside a key.
VStack(alignment: .leading, spacing: 6) {
  Text("**bold** at last")
  Text(note)
  Text(verbatim: "**verbatim**")
  Text("*Around:* \(note)")
}
.padding(16)
.background(FrameFill())
