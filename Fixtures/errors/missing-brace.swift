VStack {
  Text("Hello")

Text("World")
//           ^ error: expected '}' to end closure
//  help: to match this opening '{' at line 1, column 8
