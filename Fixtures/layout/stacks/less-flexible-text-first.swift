// Rule: of two texts under pressure the one with fewer lines is less flexible and is served first.
// Source: iamcgn/swiftui-web pressure/two-texts, measured.

/// The short text keeps its two lines though it stands below; the long one is cut off.
VStack(spacing: 0) {
  Text("Dunes wander with the wind, grain by grain, year by year, mile after mile.")
    .border(.orange)

  Text("Nobody hears them at night.")
    .border(.blue)
}
.frame(width: 160, height: 92)
.background(FrameFill())
