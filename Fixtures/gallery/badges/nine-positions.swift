/// An overlay at each of the nine alignments, written in the place that it names.
Rectangle()
  .fill(.quinary)
  .frame(width: 300, height: 150)
  .overlay(alignment: .topLeading) { Text("topLeading") }
  .overlay(alignment: .top) { Text("top") }
  .overlay(alignment: .topTrailing) { Text("topTrailing") }
  .overlay(alignment: .leading) { Text("leading") }
  .overlay { Text("center").bold() }
  .overlay(alignment: .trailing) { Text("trailing") }
  .overlay(alignment: .bottomLeading) { Text("bottomLeading") }
  .overlay(alignment: .bottom) { Text("bottom") }
  .overlay(alignment: .bottomTrailing) { Text("bottomTrailing") }
  .font(.footnote)
