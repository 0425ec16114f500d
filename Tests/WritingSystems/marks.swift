// Fonts: Inter
VStack(alignment: .leading, spacing: 8) {
  Text("e\u{301} n\u{303} A\u{30A} o\u{302}\u{301}")
  Text("soft\u{AD}hyphens show at a line's end: hy\u{AD}phen\u{AD}ation")
  Text("no\u{A0}break\u{A0}spaces hold together")
  Text("zero\u{200B}width\u{200B}spaces\u{200B}break\u{200B}unseen\u{200B}where\u{200B}set")
  Text("tab\tand vertical\u{B}tab, bell\u{7} and form\u{C}feed")
}
.frame(width: 120)
.background(FrameFill())
