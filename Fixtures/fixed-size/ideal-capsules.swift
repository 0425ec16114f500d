/// At its ideal size a capsule collapses to 10 by 10 points; a frame can give it another ideal size.
HStack(spacing: 16) {
  Capsule()
    .fill(.indigo.gradient)
    .fixedSize()
    .frame(width: 140, height: 100)
    .background(FrameFill())

  Capsule()
    .fill(.indigo.gradient)
    .frame(idealWidth: 100, idealHeight: 40)
    .fixedSize()
    .frame(width: 140, height: 100)
    .background(FrameFill())
}
