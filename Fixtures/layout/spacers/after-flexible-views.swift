// Rule: a spacer has the lowest priority of all: beside a flexible view it keeps only its least length.
// Source: OpenSwiftUI, reverse-engineered.

/// The flexible block takes all but the least length of the spacer, 8 points.
HStack(spacing: 0) {
  GradientBlock(.ocean)

  Spacer()
    .frame(height: 4)
    .background(.orange)

  GradientBlock(.slate).frame(width: 56)
}
.frame(width: 260, height: 56)
.padding(12)
.background(FrameFill())
