HStack(spaceing: 8) {
//     ^~~~~~~~ error: extra argument 'spaceing' in call of 'HStack'
//  candidate: init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
//  help: did you mean 'spacing:'?
  Text("Hello")
}
