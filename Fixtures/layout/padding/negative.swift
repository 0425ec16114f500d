// Rule: padding may be negative: the child is proposed more, and stands out.
// Source: notes on "Thinking in SwiftUI", claimed; follows from the other rules.

/// With a padding of minus 12 at its sides the block is 24 points wider than the frame.
GradientBlock(.twilight)
  .padding(.horizontal, -12)
  .padding(.vertical, 16)
  .frame(width: 180, height: 80)
  .background(FrameFill())
