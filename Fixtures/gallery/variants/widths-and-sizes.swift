/// A card at three widths and two type sizes.
// figure: widths=200|300|390, typeSize=large|accessibility2, padding=8
HStack {
  GradientBlock(.dusk).frame(width: 40, height: 40)
  Text("Owls cannot move their eyes.")
  Spacer()
}
.padding()
.background(FrameFill())
