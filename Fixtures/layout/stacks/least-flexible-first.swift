// Rule: a stack serves the least flexible view first; what that view leaves is shared by the others.
// Source: objc.io 2020/11/10, compared with SwiftUI for 1000 random stacks (objcio/S01E238).

/// The block that takes at most 60 points is served first, though it comes last; the other two share the rest equally.
HStack {
  GradientBlock(.ocean)
    .overlay { Text("flexible") }

  GradientBlock(.ocean)
    .overlay { Text("flexible") }

  GradientBlock(.sunset)
    .frame(maxWidth: 60)
    .overlay { Text("max 60") }
}
.font(.footnote)
.foregroundStyle(.white)
.padding(.vertical, 12)
.frame(width: 316, height: 88)
.background(FrameFill())
