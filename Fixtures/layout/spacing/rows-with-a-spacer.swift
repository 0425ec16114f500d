// Rule: a spacer asks for no distance across its stack; rows of texts are as far apart as texts.
// Source: OpenSwiftUI, Spacer: entries for the edges along its axis only; not measured.

/// Two rows of texts with a spacer between them, 2 points apart.
VStack {
  HStack {
    Text("Heron").border(.teal)
    Spacer()
    Text("grey").border(.teal)
  }

  HStack {
    Text("Kingfisher").border(.teal)
    Spacer()
    Text("blue").border(.teal)
  }
}
.frame(width: 200)
.background(FrameFill())
