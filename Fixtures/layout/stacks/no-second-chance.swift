// Rule: nothing is shared out again: what a view takes beyond its offer makes the stack overflow.
// Source: objc.io 2020/11/10, compared with SwiftUI for random stacks (objcio/S01E238).

/// Offered 75 points each, one block takes 75 and the other its minimum of 100: the row is 175 wide in a frame of 150.
HStack(spacing: 0) {
  GradientBlock(.ocean)
    .frame(maxWidth: 100)
    .overlay { Text("max 100") }

  GradientBlock(.sunset)
    .frame(minWidth: 100)
    .overlay { Text("min 100") }
}
.font(.footnote)
.foregroundStyle(.white)
.padding(.vertical, 12)
.frame(width: 150, height: 88)
.background(FrameFill())
