// Rule: texts joined by a plus sign are one paragraph; a line is as high as its tallest font.
// Source: iamcgn/swiftui-web text, measured; OpenSwiftUI, reverse-engineered.

/// A large number and small words on one baseline, as one text that wraps.
(Text("8848").font(.largeTitle) + Text(" metres above the level of the sea"))
  .border(.blue)
  .frame(width: 200, height: 88)
  .background(FrameFill())
