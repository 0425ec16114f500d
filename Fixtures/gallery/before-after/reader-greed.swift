import SwiftUI

struct Measured: View {
  @ViewBuilder
  func label(_ proxy: GeometryProxy) -> some View {
    Text("\(Int(proxy.size.width)) wide")
      .font(.caption.bold())
      .padding(6)
  }
}

extension Measured {
  var body: some View {
    GeometryReader { proxy in
      label(proxy)
    }
    .background(.yellow.opacity(0.3))
  }
}

/// A geometry reader in a column takes all the height that is left.
// figure: name=reader-in-column
#Preview(traits: .fixedLayout(width: 220, height: 150)) {
  VStack {
    Text("Above")
    Measured()
    Text("Below")
  }
  .border(.gray.opacity(0.5))
}

/// As the background of a text it is just as large as the text.
// figure: name=reader-in-background
#Preview(traits: .fixedLayout(width: 220, height: 150)) {
  VStack {
    Text("Above")
    Text("A line of text")
      .padding(.horizontal, 20)
      .padding(.vertical, 26)
      .background { Measured() }
    Text("Below")
  }
  .border(.gray.opacity(0.5))
}
