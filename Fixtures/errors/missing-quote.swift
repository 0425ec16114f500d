VStack {
  Text("Hello)
//            ^ error: expected '"' to end string literal
//  help: to match this opening '"' at line 2, column 8
}
