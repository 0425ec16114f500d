// Rule: text styles have the sizes of the platform; lines are 1.19336 of the size high on iOS.
// Source: Apple's interface guidelines; iamcgn/swiftui-web UIFont, measured.

/// Six text styles, from large title to caption.
VStack(alignment: .leading) {
  Text("Large title").font(.largeTitle)
  Text("Title").font(.title)
  Text("Headline").font(.headline)
  Text("Body").font(.body)
  Text("Footnote").font(.footnote)
  Text("Caption").font(.caption)
}
.padding(16)
.background(FrameFill())
