/// Labels in the text styles: the icon grows with the title and is centred on its capitals.
// figure: name=label-sizes
VStack(alignment: .leading, spacing: 10) {
  Label("Harvest moon", systemImage: "moon.fill").font(.caption)
  Label("Harvest moon", systemImage: "moon.fill")
  Label("Harvest moon", systemImage: "moon.fill").font(.title2)
  Label("Harvest moon", systemImage: "moon.fill").font(.largeTitle)
}

/// The three styles of labels.
// figure: name=label-styles
HStack(spacing: 20) {
  Label("Garden", systemImage: "leaf.fill")
  Label("Garden", systemImage: "leaf.fill").labelStyle(.iconOnly)
  Label("Garden", systemImage: "leaf.fill").labelStyle(.titleOnly)
}
.foregroundStyle(.green)

/// In a list the icons stand in a column of their own.
// figure: name=label-rows, proposal=300x220
List {
  Label("Tides", systemImage: "water.waves")
  Label("Lighthouse", systemImage: "lightbulb.fill")
  Label("Ferry at nine", systemImage: "ferry.fill")
}
