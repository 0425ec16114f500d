/// A row read from the left and from the right, on a light and on a dark page.
// figure: direction=ltr|rtl, appearance=light|dark
HStack {
  Image(systemName: "star")
  Text("Hello")
}
.padding()
.background(FrameFill())
