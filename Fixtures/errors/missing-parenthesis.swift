VStack {
  Text("Hello"
//            ^ error: expected ')' to end function call
}
