// Rule: a text editor takes what it is offered, and sets its text 5 points in and 8 down.
// Source: iamcgn/swiftui-web, Docs/elements/TextEditor.md; Apple, documentation of UITextView.textContainerInset.

/// An editor in a frame, with a line around it.
TextEditor(text: .constant("Wind from the west, sea slight, all well on board."))
  .frame(width: 200, height: 100)
  .border(.gray)
  .padding(16)
