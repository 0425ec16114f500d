// Rule: in a stack a scroll view is flexible along its axis: it takes what the others leave.
// Source: iamcgn/swiftui-web scroll/in-stack, measured.

/// Between a header and a footer the scroll view takes the rest of the height.
VStack(spacing: 0) {
  Text("Tides")

  ScrollView {
    VStack(spacing: 4) {
      ForEach(0..<8, id: \.self) { _ in
        GradientBlock(.ocean).frame(width: 160, height: 20)
      }
    }
  }
  .clipped()
  .border(.blue)

  Text("Eight entries")
    .font(.footnote)
}
.padding(12)
.frame(width: 220, height: 160)
.background(FrameFill())
