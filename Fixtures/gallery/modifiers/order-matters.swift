/// Padding before the background, the background before the padding, and both by turns.
HStack(spacing: 20) {
  Text("Tea")
    .padding()
    .background(.mint.opacity(0.5))

  Text("Tea")
    .background(.mint.opacity(0.5))
    .padding()
    .border(.gray)

  Text("Tea")
    .padding(6)
    .background(.mint.opacity(0.5))
    .padding(6)
    .background(.teal.opacity(0.4))
    .padding(6)
    .background(.teal.opacity(0.25))
}
