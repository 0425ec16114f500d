import SwiftUI

/// Four rectangles: all corners round, two corners round, four different corners, and a capsule.
#Preview {
  let size = CGSize(width: 80, height: 60)

  HStack(spacing: 14) {
    Group {
      RoundedRectangle(cornerRadius: 16)
        .fill(.indigo.gradient)
      UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
        .fill(.blue.gradient)
      UnevenRoundedRectangle(
        topLeadingRadius: 4, bottomLeadingRadius: 12, bottomTrailingRadius: 20,
        topTrailingRadius: 28
      )
      .fill(.teal.gradient)
      Capsule()
        .fill(.green.gradient)
    }
    .frame(width: size.width, height: size.height)
  }
}
