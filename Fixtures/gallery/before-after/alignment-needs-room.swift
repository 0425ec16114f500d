/// An alignment within a frame that is just as large as the text changes nothing.
// figure: name=no-room-to-align
VStack {
  Text("Left, please")
    .frame(alignment: .leading)
  Text("A much longer line than that one")
}
.padding(12)
.background(.quinary, in: .rect(cornerRadius: 10))

/// In a frame with room to spare the alignment shows.
// figure: name=room-to-align
VStack {
  Text("Left, please")
    .frame(maxWidth: .infinity, alignment: .leading)
  Text("A much longer line than that one")
}
.fixedSize(horizontal: true, vertical: false)
.padding(12)
.background(.quinary, in: .rect(cornerRadius: 10))
