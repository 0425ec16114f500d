// Rule: a stack's first baseline is its topmost one, its last baseline the lowest.
// Source: fatbobman.com, measured by the author; OpenSwiftUI says otherwise for the last: conflicting claims.

/// The word beside the first column stands on its first line, the word beside the second on its last.
HStack(alignment: .top, spacing: 32) {
  HStack(alignment: .firstTextBaseline) {
    Text("first").foregroundStyle(.orange)
    VStack(alignment: .leading) {
      Text("Alder")
      Text("Birch")
      Text("Cedar")
    }
    .border(.blue)
  }

  HStack(alignment: .lastTextBaseline) {
    Text("last").foregroundStyle(.orange)
    VStack(alignment: .leading) {
      Text("Alder")
      Text("Birch")
      Text("Cedar")
    }
    .border(.blue)
  }
}
.padding(16)
.background(FrameFill())
