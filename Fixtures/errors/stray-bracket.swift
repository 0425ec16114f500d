VStack {
  Text("Hello")
}}
// 2...2 error: unexpected brace in source file
