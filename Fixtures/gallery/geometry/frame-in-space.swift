import SwiftUI

struct Origin: View {
  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .named("board"))

      Text("\(Int(frame.minX)), \(Int(frame.minY))")
        .font(.footnote.bold())
        .monospacedDigit()
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(.teal.gradient, in: .rect(cornerRadius: 10))
  }
}

/// Three tiles that each show where they lie on the board.
#Preview {
  ZStack(alignment: .topLeading) {
    RoundedRectangle(cornerRadius: 16)
      .fill(.quinary)
    Origin()
      .frame(width: 76, height: 44)
      .offset(x: 20, y: 16)
    Origin()
      .frame(width: 76, height: 44)
      .offset(x: 110, y: 70)
    Origin()
      .frame(width: 76, height: 44)
      .offset(x: 204, y: 126)
  }
  .frame(width: 300, height: 186)
  .coordinateSpace(.named("board"))
}
