// framewright render --limit memory=100000
func many() -> Int {
  var all: [String] = []
  while true { all.append("owl number \(all.count)") }
//                        ^~~~~~~~~~~~~~~~~~~~~~~~~ error: the figure makes more than 100000 bytes of texts and collections
//  in many(), called at limit-of-memory.swift:11:9
//  help: allow more with '--limit memory=N'
  return all.count
}

Text("\(many())")
