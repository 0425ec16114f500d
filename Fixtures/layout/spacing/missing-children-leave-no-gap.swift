// Rule: an empty view, an empty ForEach and a condition that fails are no children: no gap stays.
// Source: iamcgn/swiftui-web foreach/empty, measured; EmptyView after OpenSwiftUI.

/// Two blocks are 8 points apart, whatever empty things are written between them.
HStack {
  GradientBlock(.ocean).frame(width: 64, height: 40)

  EmptyView()

  ForEach(0..<0, id: \.self) { _ in
    GradientBlock(.ember)
  }

  if 1 > 2 {
    GradientBlock(.ember)
  }

  GradientBlock(.meadow).frame(width: 64, height: 40)
}
.padding(16)
.background(FrameFill())
