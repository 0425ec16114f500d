/// An overlay does not enlarge what lies below it: the frame ends at the square.
// figure: name=overlay-keeps-size
RoundedRectangle(cornerRadius: 8)
  .fill(.cyan.opacity(0.5))
  .frame(width: 80, height: 80)
  .overlay {
    Capsule()
      .fill(.indigo.opacity(0.7))
      .frame(width: 150, height: 26)
  }
  .border(.red)
  .padding(.horizontal, 40)

/// A stack in depth is as large as the largest of its layers.
// figure: name=zstack-grows
ZStack {
  RoundedRectangle(cornerRadius: 8)
    .fill(.cyan.opacity(0.5))
    .frame(width: 80, height: 80)
  Capsule()
    .fill(.indigo.opacity(0.7))
    .frame(width: 150, height: 26)
}
.border(.red)
