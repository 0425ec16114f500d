import SwiftUI

/// Three cards and the gaps between them fill a scroll view; the other two wait beyond its edge.
#Preview(traits: .fixedLayout(width: 320, height: 90)) {
  ScrollView(.horizontal) {
    HStack(spacing: 8) {
      ForEach(1..<6) { number in
        Text("\(number)")
          .font(.title2.bold())
          .foregroundStyle(.white)
          .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
          .frame(height: 90)
          .background(.purple.gradient, in: .rect(cornerRadius: 12))
      }
    }
  }
  .clipped()
}
