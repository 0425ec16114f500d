// Rule: several views in one overlay share an implicit ZStack.
// Source: iamcgn/swiftui-web paint/background-overlay, measured.

/// A disc and a letter in one overlay are centred on one another, and both in the frame.
FrameFill()
  .frame(width: 200, height: 88)
  .overlay {
    Circle()
      .fill(.indigo.gradient)
      .frame(width: 48, height: 48)

    Text("N")
      .font(.headline)
      .foregroundStyle(.white)
  }
