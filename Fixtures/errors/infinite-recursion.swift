// framewright render --limit depth=100
func depth(_ n: Int) -> Int {
  depth(n + 1)
//^~~~~ error: calls are nested more than 100 deep
//  in depth(_:), called at infinite-recursion.swift:3:3, 99 times
//  in depth(_:), called at infinite-recursion.swift:10:9
//  help: look for a function that calls itself without end, or allow more with '--limit depth=N'
}

Text("\(depth(0))")
