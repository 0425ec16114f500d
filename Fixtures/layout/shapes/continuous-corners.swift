// Rule: corners are continuous unless told otherwise: the curve starts 1.53 radii from the corner.
// Source: iamcgn/swiftui-web shape paths, measured element for element.

/// One corner of 180 points, enlarged: the circular one in orange, the default, continuous one in indigo bends earlier.
ZStack {
  RoundedRectangle(cornerRadius: 180, style: .circular)
    .strokeBorder(.orange, lineWidth: 2)

  RoundedRectangle(cornerRadius: 180)
    .strokeBorder(.indigo, lineWidth: 2)
}
.frame(width: 600, height: 600)
.padding(12)
.frame(width: 300, height: 180, alignment: .topLeading)
.clipped()
.background(FrameFill())
