import SwiftUI

struct Blobs: View {
  private let blobs: [(color: Color, center: UnitPoint)] = [
    (.pink, .topLeading), (.cyan, .topTrailing), (.yellow, .bottomTrailing),
    (.purple, .bottomLeading),
  ]

  var body: some View {
    ZStack {
      ForEach(blobs.indices, id: \.self) { index in
        RadialGradient(
          colors: [blobs[index].color.opacity(0.75), blobs[index].color.opacity(0)],
          center: blobs[index].center, startRadius: 0, endRadius: 190)
      }
    }
  }
}

/// A panel into whose corners four colours shine, each from one corner.
#Preview {
  Text("Mixed light")
    .font(.system(.title, design: .serif))
    .frame(width: 300, height: 160)
    .background { Blobs() }
    .background(.background)
    .clipShape(.rect(cornerRadius: 20))
}
