// Rule: a column that is proposed no width takes its views' ideal widths, then lays them out in that width: what
// shrinks in the second pass is no longer centred.
// Source: stackotter/swiftui-layout-edge-cases, observed on macOS by the author; frames by the two-pass rule.

/// The text's ideal width makes the column 194 wide; set in it, the text is narrower, and the column's content moves to its leading side.
VStack {
  Text("Bells ring across the fields at noon.")
    .frame(idealWidth: 194)
    .fixedSize(horizontal: false, vertical: true)
    .background(.green.opacity(0.3))
    .layoutPriority(1)

  Spacer()
    .frame(width: 120)
    .background(.blue.opacity(0.3))
    .layoutPriority(1)
}
.fixedSize(horizontal: true, vertical: false)
.border(.blue)
.frame(width: 240, height: 120)
.background(FrameFill())
