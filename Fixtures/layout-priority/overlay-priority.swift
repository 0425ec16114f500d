/// Views in an overlay share an implicit stack: the raised text sizes the block beside it, not the view below.
FrameFill()
  .frame(width: 220, height: 120)
  .overlay(alignment: .bottomTrailing) {
    GradientBlock(.dusk)

    Text("New")
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .layoutPriority(1)
  }
