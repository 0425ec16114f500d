// framewright render --limit steps=10000
struct Endless: View {
  var body: some View {
    Text("\(count())")
  }

  func count() -> Int {
    var n = 0
    while n >= 0 { n += 1 }
//  ^~~~~ error: the figure takes more than 10000 steps
//  in Endless.count(), called at endless-loop.swift:4:13
//  in Endless.body
//  help: look for a loop that does not end, or allow more with '--limit steps=N'
    return n
  }
}
