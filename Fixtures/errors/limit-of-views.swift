// framewright render --limit views=100
VStack {
  ForEach(0..<200) { index in
    Text("\(index)")
//  ^~~~ error: the figure makes more than 100 views
//  in closure, called at limit-of-views.swift:3:20
//  in closure, called at limit-of-views.swift:2:8
//  help: look for a loop that puts a view into itself, or allow more with '--limit views=N'
  }
}
