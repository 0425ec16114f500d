VStack {
  Text("Hello")

Text("World")
//           ^ error: expected '}' to end closure
