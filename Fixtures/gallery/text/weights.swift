/// One word in nine weights, from ultra light to black.
VStack(alignment: .leading, spacing: 2) {
  Text("Feather").fontWeight(.ultraLight)
  Text("Feather").fontWeight(.thin)
  Text("Feather").fontWeight(.light)
  Text("Feather").fontWeight(.regular)
  Text("Feather").fontWeight(.medium)
  Text("Feather").fontWeight(.semibold)
  Text("Feather").fontWeight(.bold)
  Text("Feather").fontWeight(.heavy)
  Text("Feather").fontWeight(.black)
}
.font(.title2)
