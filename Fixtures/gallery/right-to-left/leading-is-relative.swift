import SwiftUI

struct Marker: View {
  var body: some View {
    Text("Chapter One")
      .padding(.leading, 30)
      .padding(.vertical, 10)
      .frame(width: 200, alignment: .leading)
      .background(alignment: .leading) {
        Color.orange.frame(width: 8)
      }
      .background(.quinary)
  }
}

/// A bar at the leading edge lies on the left in one direction and on the right in the other.
#Preview {
  HStack(spacing: 16) {
    ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
      Marker()
        .environment(\.layoutDirection, direction)
    }
  }
}
