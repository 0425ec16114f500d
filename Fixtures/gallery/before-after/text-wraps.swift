/// A sentence at its ideal size stays on one line and leaves its box.
// figure: name=stays-on-one-line
Text("Storks nest on chimneys and on church towers.")
  .fixedSize()
  .frame(width: 180, height: 72)
  .border(.orange)

/// Offered the width of the box, the sentence wraps.
// figure: name=wraps-in-its-box
Text("Storks nest on chimneys and on church towers.")
  .frame(width: 180, height: 72)
  .border(.orange)
