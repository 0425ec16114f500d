func wings(_ bird: String) -> Int {
  guard bird == "owl" else { fatalError("only owls are known") }
//                           ^~~~~~~~~~ error: fatal error: only owls are known
//  in wings(_:), called at fatal-error.swift:8:9
  return 2
}

Text("\(wings("kiwi"))")
