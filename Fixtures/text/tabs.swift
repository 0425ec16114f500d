// Rule: what follows a tab is at the next of twelve stops, 28 points apart.
// Source: Apple's documentation of NSParagraphStyle.default; not measured in SwiftUI.

/// Three rows whose columns are at 28, 84 and 140 points, and a row that is wrapped.
VStack(alignment: .leading, spacing: 4) {
  Text("1\tfox\t\tden")
  Text("2\towl\t\thollow")
  Text("10\totter\tholt")
  Text("Eels\tand carp live\tin ponds.").frame(width: 140, alignment: .leading)
}
.padding(16)
.background(FrameFill())
