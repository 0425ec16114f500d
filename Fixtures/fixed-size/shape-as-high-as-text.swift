/// In a stack of fixed height a shape is as high as the wrapped text beside it.
HStack {
  RoundedRectangle(cornerRadius: 16)
    .fill(.indigo.gradient)

  Text("An octopus has three hearts, and two of them rest while it swims.")
    .padding()
}
.fixedSize(horizontal: false, vertical: true)
.frame(width: 300)
