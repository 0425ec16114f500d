/// Four rounded sheets, each a little higher and smaller than the one before it.
ZStack {
  ForEach(0..<4) { depth in
    let step = CGFloat(3 - depth)

    RoundedRectangle(cornerRadius: 18)
      .fill(Color.purple.opacity(1 - Double(step) * 0.24))
      .frame(width: 220 - step * 26, height: 110)
      .offset(y: -step * 14)
  }

  Text("4 notes")
    .font(.headline)
    .foregroundStyle(.white)
}
.padding(.top, 42)
