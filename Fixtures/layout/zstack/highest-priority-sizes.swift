// Rule: only the views of the highest priority size a ZStack; then all are proposed that size.
// Source: OpenSwiftUI layoutPriority snapshot, pixel-compared with SwiftUI.

/// The raised text alone sizes the stack; the flexible block fits tightly behind it.
ZStack {
  GradientBlock(.dawn)

  Text("Low sun")
    .foregroundStyle(.black)
    .padding(.horizontal, 20)
    .padding(.vertical, 10)
    .layoutPriority(1)
}
.border(.blue)
.frame(width: 220, height: 88)
.background(FrameFill())
