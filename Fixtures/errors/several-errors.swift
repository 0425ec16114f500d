VStack(alignment: .leadin) {
  Text("One").bolt()
  Txt("Two")
//^~~ error: cannot find 'Txt' in scope
//  help: did you mean 'Text'?
  Text("Three").padding(.horizontl)
}

Color.rad.frame(width: 10, height: 10)
//    ^~~ error: 'Color' has no member 'rad'
//  help: did you mean 'red'?
