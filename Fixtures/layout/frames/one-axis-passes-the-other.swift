// Rule: a frame that is given one length passes the other axis through: the proposal and the answer.
// Source: iamcgn/swiftui-web layout/frame-fixed, measured.

/// Given a width only, the frame is as high as its text needs in that width.
Text("Tea grows on slopes in the mist.")
  .border(.blue)
  .frame(width: 132)
  .background(FrameFill())
  .frame(width: 200, height: 88)
  .border(.gray.opacity(0.4))
