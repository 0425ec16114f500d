import SwiftUI

struct Board: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.quinary)
      Text("corner")
        .padding(8)
        .background(.blue.opacity(0.25), in: .capsule)
      Text("offset")
        .padding(8)
        .background(.orange.opacity(0.35), in: .capsule)
        .offset(x: 40, y: 46)
    }
    .font(.footnote)
    .frame(width: 150, height: 96)
  }
}

/// An offset goes to the right from left to right, and to the left from right to left.
#Preview {
  HStack(spacing: 16) {
    Board()
    Board().environment(\.layoutDirection, .rightToLeft)
  }
}
