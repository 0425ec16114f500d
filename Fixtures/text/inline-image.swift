// Rule: a picture in a text stands on the baseline at its natural size, and takes part in line
// breaking as one character.
// Source: Apple's documentation of LocalizedStringKey.StringInterpolation and Text.init(_: Image).

let leaf = Image("leaf")

/// A leaf within a sentence that wraps, and one in front of a small caption.
VStack(alignment: .leading, spacing: 10) {
  Text("A maple \(leaf) lets go of its leaves when the nights grow long \(leaf) and cold.")
    .border(.blue)
  Text("\(Text(leaf)) shed in October").font(.caption)
    .border(.blue)
}
.padding(16)
.frame(width: 230)
.background(FrameFill())
