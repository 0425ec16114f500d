func factorial(_ n: Int) -> Int {
  n < 2 ? 1 : n * factorial(n - 1)
//              ^ error: 21 * 2432902008176640000 does not fit into an 'Int'
//  in factorial(_:), called at overflow.swift:8:11
}

VStack {
  Text("\(factorial(21))")
}
