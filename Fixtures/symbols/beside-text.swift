/// Beside text on the first baseline a symbol is centred on the capitals.
// figure: name=symbol-baselines
HStack(alignment: .firstTextBaseline, spacing: 6) {
  Image(systemName: "star.fill")
  Text("Height")
  Image(systemName: "chevron.right")
  Image(systemName: "ellipsis")
  Text("Height").font(.title)
  Image(systemName: "circle").font(.title)
}
.border(.secondary)

/// Small, medium and large images beside text of one font.
// figure: name=symbol-scales
HStack(spacing: 12) {
  Image(systemName: "star").imageScale(.small)
  Image(systemName: "star")
  Image(systemName: "star").imageScale(.large)
  Text("Stars")
}

/// Symbols within a text are as large as its letters, in their colour, and wrap with them.
// figure: name=symbols-in-text, proposal=230x200
Text("Press \(Image(systemName: "play.circle.fill")) to hear the \(Text(Image(systemName: "bird.fill")).foregroundStyle(.orange)), and \(Image(systemName: "stop.circle")) to end.")
  .padding(8)
  .background(FrameFill())
