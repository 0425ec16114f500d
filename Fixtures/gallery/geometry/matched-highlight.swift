import SwiftUI

struct SizePicker: View {
  let sizes = ["Small", "Medium", "Extra large"]
  @Namespace private var space
  @State private var chosen = "Extra large"

  var body: some View {
    HStack(spacing: 4) {
      ForEach(sizes, id: \.self) { size in
        Text(size)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .matchedGeometryEffect(id: size, in: space)
      }
    }
    .background {
      Capsule()
        .fill(.blue.opacity(0.25))
        .matchedGeometryEffect(id: chosen, in: space, isSource: false)
    }
    .padding(4)
    .background(.gray.opacity(0.15), in: Capsule())
  }
}

/// A capsule behind the chosen size, whose frame it takes over.
// figure: name=matched-highlight
SizePicker()
