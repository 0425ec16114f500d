VStack {
  Txt("Hello")
//^~~ error: cannot find 'Txt' in scope
//  help: did you mean 'Text'?
}
