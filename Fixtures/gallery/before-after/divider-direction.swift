/// In a column a divider is a line across; it makes the column as wide as it may be.
// figure: name=divider-across
VStack {
  Text("North")
  Divider()
  Text("South")
}
.frame(width: 160, height: 80)
.background(.quinary, in: .rect(cornerRadius: 10))

/// In a row a divider stands upright and takes all the height.
// figure: name=divider-upright
HStack {
  Text("West")
  Divider()
  Text("East")
}
.frame(width: 160, height: 80)
.background(.quinary, in: .rect(cornerRadius: 10))
