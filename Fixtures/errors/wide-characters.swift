VStack {
  Text("日本 é").bolt()
//               ^~~~ error: 'Text' has no member 'bolt'
//  help: did you mean 'bold'?
}
