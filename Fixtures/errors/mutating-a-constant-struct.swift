struct Counter {
  var count = 0
  mutating func add() { count += 1 }
}

func total() -> Int {
  let counter = Counter()
  counter.add()
//        ^~~ error: 'counter' is a 'let' constant and cannot be changed
//  in total(), called at mutating-a-constant-struct.swift:15:9
//  help: make it a 'var'
  return counter.count
}

Text("\(total())")
