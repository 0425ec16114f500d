// Rule: views of higher priority share first; the lower group is kept its minimum and gets what remains.
// Source: iamcgn/swiftui-web layout/hstack-priority, measured; the minima after nilcoalescing.com.

/// Two raised blocks share all but the 44 points that the third needs at least.
HStack {
  GradientBlock(.meadow)
    .overlay { Text("priority 1") }
    .layoutPriority(1)

  GradientBlock(.slate)
    .frame(minWidth: 44)
    .overlay { Text("min 44") }

  GradientBlock(.meadow)
    .overlay { Text("priority 1") }
    .layoutPriority(1)
}
.font(.caption)
.foregroundStyle(.white)
.padding(.vertical, 12)
.frame(width: 316, height: 88)
.background(FrameFill())
