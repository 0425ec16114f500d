/// A portrait whose middle lies on the upper edge of the card below it.
VStack(spacing: 4) {
  Text("Selma Aalto")
    .font(.headline)
  Text("Keeper of the lighthouse")
    .font(.subheadline)
    .foregroundStyle(.secondary)
}
.padding(.top, 44)
.padding(.bottom, 18)
.frame(width: 250)
.background(.quinary, in: .rect(cornerRadius: 16))
.overlay(alignment: .top) {
  Circle()
    .fill(.orange.gradient)
    .frame(width: 68, height: 68)
    .overlay {
      Text("SA").font(.title3.bold()).foregroundStyle(.white)
    }
    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
}
.padding(.top, 34)
