/// The first view that fits is taken, in the order of declaration and not of priority.
VStack(spacing: 16) {
  ViewThatFits {
    Text("Partly cloudy with a light wind")
    Text("Partly cloudy")
    Text("Cloudy").layoutPriority(1)
  }
  .padding(12)
  .frame(width: 300)
  .background(FrameFill())

  ViewThatFits {
    Text("Partly cloudy with a light wind")
    Text("Partly cloudy")
    Text("Cloudy").layoutPriority(1)
  }
  .padding(12)
  .frame(width: 160)
  .background(FrameFill())
}
