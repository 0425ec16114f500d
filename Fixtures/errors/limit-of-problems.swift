// framewright render --limit problems=2
VStack {
  Text("One").bolt()
//            ^~~~ error: 'Text' has no member 'bolt'
//  help: did you mean 'bold'?
  Text("Two").bolt()
//            ^~~~ error: 'Text' has no member 'bolt'
//  help: did you mean 'bold'?
//            ^~~~ note: more than 2 problems
//  help: allow more with '--limit problems=N'
  Text("Three").bolt()
  Text("Four").bolt()
}
