/// Rows of a list are sized one by one: a raised priority changes none of them.
// figure: proposal=320x280
List {
  Text("Sunrise")

  Text("Noon")
    .layoutPriority(1)

  Text("Sunset")
}
