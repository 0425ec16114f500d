// framewright render --limit views=100
VStack {
  ForEach(0..<200) { index in
    Text("\(index)")
//  ^~~~ error: the figure makes more than 100 views
//  help: look for a loop that puts a view into itself, or allow more with '--limit views=N'
  }
}
