// Rule: a trimmed or stroked circle is still a square; a scaled or offset one takes its whole proposal.
// Source: iamcgn/swiftui-web shape/modifiers, measured.

/// The frames of four circles in equal space: trimmed and stroked ones are square, scaled and offset ones are not.
HStack(spacing: 12) {
  Circle().trim(from: 0, to: 0.7).fill(.orange)
    .border(.blue)
    .frame(width: 72, height: 48)
    .background(FrameFill())

  Circle().stroke(lineWidth: 6).foregroundStyle(.orange)
    .border(.blue)
    .frame(width: 72, height: 48)
    .background(FrameFill())

  Circle().scale(0.6).fill(.indigo)
    .border(.blue)
    .frame(width: 72, height: 48)
    .background(FrameFill())

  Circle().offset(x: 10).fill(.indigo)
    .border(.blue)
    .frame(width: 72, height: 48)
    .background(FrameFill())
}
