/// Columns as wide as their texts, so that the middle one is not in the middle.
// figure: name=columns-by-content
HStack {
  Text("1").padding(.vertical, 8).background(.orange.opacity(0.3))
  Spacer()
  Text("Twenty-two").padding(.vertical, 8).background(.orange.opacity(0.3))
  Spacer()
  Text("Three hundred").padding(.vertical, 8).background(.orange.opacity(0.3))
}
.font(.subheadline)
.frame(width: 330)
.padding(8)
.background(.quinary, in: .rect(cornerRadius: 10))

/// With an infinite maximum the columns share the width equally.
// figure: name=columns-of-equal-width
HStack {
  Text("1").padding(.vertical, 8).frame(maxWidth: .infinity).background(.orange.opacity(0.3))
  Text("Twenty-two").padding(.vertical, 8).frame(maxWidth: .infinity).background(
    .orange.opacity(0.3))
  Text("Three hundred").padding(.vertical, 8).frame(maxWidth: .infinity).background(
    .orange.opacity(0.3))
}
.font(.subheadline)
.frame(width: 330)
.padding(8)
.background(.quinary, in: .rect(cornerRadius: 10))
