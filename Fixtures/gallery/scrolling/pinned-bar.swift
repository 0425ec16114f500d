import SwiftUI

/// A list of lines under a bar at the bottom, which the list keeps clear of.
#Preview(traits: .fixedLayout(width: 280, height: 260)) {
  ScrollView {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(1..<7) { number in
        Text("Verse \(number)")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(12)
          .background(.quinary, in: .rect(cornerRadius: 10))
      }
    }
    .padding(12)
  }
  .safeAreaInset(edge: .bottom) {
    Text("Sing along")
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(.indigo)
  }
  .clipped()
}
