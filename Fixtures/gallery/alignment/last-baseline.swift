/// A heading of two lines and a link, level with the last of them.
VStack(spacing: 10) {
  HStack(alignment: .lastTextBaseline) {
    Text("Harvest festival\nand market")
      .font(.title2.bold())
    Spacer()
    Text("See all")
      .font(.subheadline)
      .foregroundStyle(.blue)
  }
  Divider()
}
.frame(width: 290)
