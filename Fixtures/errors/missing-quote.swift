VStack {
  Text("Hello)
//            ^ error: expected '"' to end string literal
//            ^ error: expected ')' to end function call
}
