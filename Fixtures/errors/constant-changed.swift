func total() -> Int {
  let sum = 1
  sum += 2
//^~~ error: 'sum' is a 'let' constant and cannot be changed
//  help: make it a 'var'
  return sum
}

Text("\(total())")
