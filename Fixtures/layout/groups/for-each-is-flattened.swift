// Rule: the views of a ForEach are children of the stack around it; a modifier goes to each.
// Source: iamcgn/swiftui-web foreach/modifier, measured.

/// Five numbered discs from one ForEach stand in a row like five views.
HStack {
  ForEach(1..<6, id: \.self) { number in
    Text("\(number)")
      .font(.footnote)
      .foregroundStyle(.white)
  }
  .frame(width: 32, height: 32)
  .background(.indigo.gradient, in: Circle())
}
.padding(16)
.background(FrameFill())
