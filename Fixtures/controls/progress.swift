// Rule: a progress view on iOS is a bar of 4 points, its label 4 above it, or a wheel of 20.
// Source: iamcgn/swiftui-web, Docs/elements/iOS.md (ios/progress/basic), measured on iOS 26.

/// Bars and wheels with and without labels.
VStack(spacing: 20) {
  ProgressView(value: 0.4)
  ProgressView("Loading cargo", value: 30, total: 40)
  ProgressView(value: 0.6) {
    Text("Filling")
  } currentValueLabel: {
    Text("60 %")
  }
  .tint(.orange)
  ProgressView()
  ProgressView("Waiting for the tide")
}
.frame(width: 240)
.padding(16)
