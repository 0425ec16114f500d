// framewright render --limit questions=20
VStack {
// 1... error: the figure has no layout: finding the sizes takes more than 20 questions to views
//  help: look for grids, views that keep a ratio or custom layouts inside many others, or allow more with '--limit questions=N'
  HStack { Text("One"); Text("Two"); Text("Three") }
  HStack { Text("Four"); Text("Five"); Text("Six") }
}
