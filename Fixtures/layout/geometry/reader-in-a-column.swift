// Rule: a GeometryReader is as flexible as a colour: beside texts it takes all that they leave.
// Source: follows from the rules of stacks; the reader itself is pixel-compared (OpenSwiftUI).

/// Below a title the reader takes the rest of the column.
VStack(spacing: 8) {
  Text("Depth")
    .font(.headline)

  GeometryReader { geometry in
    Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
      .foregroundStyle(.black)
      .padding(8)
  }
  .background(GradientBlock(.dawn))
}
.padding(12)
.frame(width: 220, height: 120)
.background(FrameFill())
