// framewright render --limit nodes=50
VStack {
// 1... error: the figure has more than 50 views
//  help: allow more with '--limit nodes=N'
  ForEach(0..<60) { index in
    Text("\(index)")
  }
}
