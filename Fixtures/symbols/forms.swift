/// Forms asked for by name of the form, where the symbol has it.
// figure: name=symbol-variants
HStack(spacing: 14) {
  Image(systemName: "bell")
  Image(systemName: "bell").symbolVariant(.fill)
  Image(systemName: "bell").symbolVariant(.circle)
  Image(systemName: "bell").symbolVariant(.circle.fill)
  Image(systemName: "bell").symbolVariant(.slash)
  Image(systemName: "bell").symbolVariant(.slash.fill)
}
.font(.title)

/// Resizable symbols fill what they are offered, scaled to fit they keep their shape.
// figure: name=symbol-resizable
HStack(spacing: 16) {
  Image(systemName: "heart.fill").resizable().frame(width: 80, height: 48)
    .foregroundStyle(.red)
  Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 80, height: 48)
    .foregroundStyle(LinearGradient(colors: [.purple, .pink], startPoint: .top, endPoint: .bottom))
    .border(.gray)
  Image(systemName: "wifi", variableValue: 0.5).resizable().scaledToFit().frame(width: 48)
    .symbolRenderingMode(.palette)
    .foregroundStyle(.blue, .gray)
}

/// Arrows that go forward point to the left where text does.
// figure: name=symbol-directions, direction=rtl
HStack(spacing: 12) {
  Text("Next")
  Image(systemName: "chevron.forward")
  Image(systemName: "chevron.right")
  Image(systemName: "arrow.backward.circle.fill")
}
