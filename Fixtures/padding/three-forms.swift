/// The three forms of padding: one length, a length for each edge, and a length for some edges.
VStack(spacing: 20) {
  Text("Every edge")
    .border(.blue)
    .padding(24)
    .border(.orange)

  Text("Each its own")
    .border(.blue)
    .padding(EdgeInsets(top: 4, leading: 32, bottom: 16, trailing: 8))
    .border(.orange)

  Text("Sides only")
    .border(.blue)
    .padding(.horizontal, 40)
    .border(.orange)

  Text("Top, by default")
    .border(.blue)
    .padding(.top)
    .border(.orange)
}
