/// Behind a text, too, the raised view sizes the others, while the text keeps its own size.
Text("Evening walk")
  .font(.title3)
  .padding(24)
  .background(alignment: .topLeading) {
    GradientBlock(.dawn)

    Color.clear
      .frame(width: 64, height: 32)
      .layoutPriority(1)
  }
  .background(FrameFill())
