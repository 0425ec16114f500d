// Rule: a symbol of its own size is spaced as a text is, above and below.
// Source: OpenSwiftUI, ResolvedImageLayoutEngine; not measured.

/// The text below is as near as to another text; the block keeps the room below a baseline.
VStack {
  Image(systemName: "star").border(.orange)
  Text("Vega").border(.teal)
  Image(systemName: "star").border(.orange)
  GradientBlock(.dusk).frame(width: 80, height: 20)
}
.background(FrameFill())
