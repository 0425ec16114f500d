/// Words underlined, struck through, spaced wide and set tight.
VStack(alignment: .leading, spacing: 10) {
  Text("Underlined in orange")
    .underline(color: .orange)
  Text("Struck through in red")
    .strikethrough(color: .red)
  Text("Spaced wide")
    .tracking(6)
  Text("Set tight, like a headline")
    .tracking(-0.8)
  Text("Small capitals, nearly")
    .textCase(.uppercase)
    .font(.footnote.weight(.semibold))
    .kerning(1.2)
}
.font(.title3)
