VStack {
  Text("日本 é").bolt()
//               ^~~~ error: 'Text' has no member 'bolt'
//  in closure, called at wide-characters.swift:1:8
//  help: did you mean 'bold'?
}
