// Rule: a frame from zero to infinity is exactly its proposal, and lets its child spill over.
// Source: Apple's documentation of frame; claimed by swiftuifieldguide.com.

/// The frame stays 180 points wide, the text of fixed size in it spills over both edges.
Text("Reed by the edge of the water")
  .fixedSize()
  .frame(minWidth: 0, maxWidth: .infinity)
  .border(.blue)
  .frame(width: 180, height: 64)
  .background(FrameFill())
