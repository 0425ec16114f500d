// figure: direction=rtl
/// A conversation from right to left: one's own words on the left.
VStack(spacing: 8) {
  Text("Is the gate still open?")
    .padding(10)
    .background(.quaternary, in: .rect(cornerRadius: 14))
    .frame(maxWidth: .infinity, alignment: .leading)
  Text("Until nine.")
    .foregroundStyle(.white)
    .padding(10)
    .background(.blue, in: .rect(cornerRadius: 14))
    .frame(maxWidth: .infinity, alignment: .trailing)
}
.frame(width: 270)
