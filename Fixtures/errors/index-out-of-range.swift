let planets = ["Mercury", "Venus"]

func name(_ index: Int) -> String {
  planets[index]
//^~~~~~~~~~~~~~ error: index 2 is out of range; there are 2 elements
//  in name(_:), called at index-out-of-range.swift:10:8
}

VStack {
  Text(name(2))
}
