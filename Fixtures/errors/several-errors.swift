VStack {
  Text("One").bolt()
//            ^~~~ error: 'Text' has no member 'bolt'
//  help: did you mean 'bold'?
  Txt("Two")
//^~~ error: cannot find 'Txt' in scope
//  help: did you mean 'Text'?
  Text("Three").padding(.horizontl)
//                       ^~~~~~~~~ error: 'Edge.Set' has no member 'horizontl'
//  help: did you mean 'horizontal'?
}

VStack(alignment: .leadin) {
//                 ^~~~~~ error: 'HorizontalAlignment' has no member 'leadin'
//  help: did you mean 'leading'?
  Text("Four")
}

Color.rad.frame(width: 10, height: 10)
//    ^~~ error: 'Color' has no member 'rad'
//  help: did you mean 'red'?
