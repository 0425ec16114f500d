VStack {
  Text("Hello"
//            ^ error: expected ')' to end function call
//  help: to match this opening '(' at line 2, column 7
}
