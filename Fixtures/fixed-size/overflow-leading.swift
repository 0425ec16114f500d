/// Aligned to the leading edge, a text of fixed size spills over the trailing edge only.
Text("Owls cannot move their eyes.")
  .padding()
  .fixedSize()
  .frame(width: 150, height: 64, alignment: .leading)
  .background(FrameFill())
