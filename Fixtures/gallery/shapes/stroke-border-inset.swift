/// A thick stroke lies half outside its frame, and a border of the same width inside it.
HStack(spacing: 40) {
  Circle()
    .stroke(.orange, lineWidth: 16)
    .frame(width: 90, height: 90)
    .border(.gray)

  Circle()
    .strokeBorder(.orange, lineWidth: 16)
    .frame(width: 90, height: 90)
    .border(.gray)
}
.padding(8)
