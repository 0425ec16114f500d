// Rule: attributes of an AttributedString go before what is asked of the text and around it.
// Source: Apple's documentation of Text.init(_: AttributedString) and AttributeScopes.SwiftUIAttributes.

var label: AttributedString {
  var text = AttributedString("Tides turn twice a day")
  text.font = .title3
  if let range = text.range(of: "turn") {
    text[range].foregroundColor = .blue
    text[range].underlineStyle = .single
  }
  if let range = text.range(of: "twice") {
    text[range].backgroundColor = .yellow
    text[range].inlinePresentationIntent = .stronglyEmphasized
  }
  return text
}

/// One word is blue and underlined, another bold on yellow.
Text(label)
  .foregroundStyle(.gray)
  .padding(16)
  .background(FrameFill())
