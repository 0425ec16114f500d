// framewright render --limit problems=2
VStack {
  Text("One").bolt()
//            ^~~~ error: 'Text' has no member 'bolt'
//  in closure, called at limit-of-problems.swift:2:8
//  help: did you mean 'bold'?
  Text("Two").bolt()
//            ^~~~ error: 'Text' has no member 'bolt'
//  in closure, called at limit-of-problems.swift:2:8
//  help: did you mean 'bold'?
  Text("Three").bolt()
  Text("Four").bolt()
}
