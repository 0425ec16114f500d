// framewright render --limit elements=1000
func many() -> Int {
  var all = [1]
  while true { all += all }
//                 ^~ error: a collection would have more than 1000 elements
//  in many(), called at limit-of-elements.swift:11:9
//  help: allow more with '--limit elements=N'
  return all.count
}

Text("\(many())")
