VStack(alignment: .centre) {
//                 ^~~~~~ error: 'HorizontalAlignment' has no member 'centre'
//  help: did you mean 'center'?
  Text("Hello")
}
