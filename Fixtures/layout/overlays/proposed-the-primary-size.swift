// Rule: what is before or behind a view is proposed that view's size, and never changes it.
// Source: iamcgn/swiftui-web paint/background-overlay, measured.

/// The block behind the text is as large as the padded text.
Text("Morning ferry")
  .foregroundStyle(.black)
  .padding(.horizontal, 20)
  .padding(.vertical, 10)
  .background(GradientBlock(.dawn))
  .frame(width: 220, height: 80)
  .background(FrameFill())
