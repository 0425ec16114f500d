import SwiftUI

struct Strip: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(1..<9) { number in
          Text("\(number)")
            .font(.headline)
            .frame(width: 52, height: 52)
            .background(.green.opacity(0.3), in: .rect(cornerRadius: 10))
        }
      }
    }
    .frame(height: 52)
  }
}

/// A strip whose first tile touches the edge, and one that begins after a safe area of 24 points.
#Preview {
  VStack(spacing: 16) {
    Strip()
      .clipped()
    Strip()
      .safeAreaPadding(.horizontal, 24)
      .clipped()
  }
  .padding(.vertical, 14)
  .frame(width: 300)
  .background(.quinary)
}
