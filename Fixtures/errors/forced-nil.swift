let moons = ["Earth": 1, "Mars": 2]

func count(_ planet: String) -> Int {
  moons[planet]!
//^~~~~~~~~~~~~~ error: the value is 'nil' where '!' says that it is not
//  in count(_:), called at forced-nil.swift:11:11
//  help: use 'if let' or '??'
}

VStack {
  Text("\(count("Venus"))")
}
