// Rule: text styles grow with the reader's preferred size; a system font of a given size does not.
// Source: Apple's interface guidelines; tables in layout rules.

/// A body text and a text of 17 points, at the standard size and at an accessibility size.
HStack(alignment: .firstTextBaseline, spacing: 24) {
  VStack(alignment: .leading) {
    Text("Body")
    Text("17 points").font(.system(size: 17))
  }
  .border(.blue)

  VStack(alignment: .leading) {
    Text("Body")
    Text("17 points").font(.system(size: 17))
  }
  .dynamicTypeSize(.accessibility2)
  .border(.blue)
}
.padding(16)
.background(FrameFill())
