func planet(_ index: Int) -> String {
  let names = ["Mercury", "Venus"]
  return names[index]
//       ^~~~~~~~~~~~ error: index 2 is out of range; there are 2 elements
//  in planet(_:), called at error-in-a-helper.swift:10:15
//  in title(_:), called at error-in-a-helper.swift:15:8
}

func title(_ index: Int) -> String {
  "Planet " + planet(index)
}

VStack {
  Text(title(1))
  Text(title(2))
}
