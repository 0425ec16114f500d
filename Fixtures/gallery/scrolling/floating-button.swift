import SwiftUI

/// A list of entries under a round button that floats above its lower trailing corner.
#Preview(traits: .fixedLayout(width: 280, height: 250)) {
  VStack(spacing: 0) {
    ForEach(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], id: \.self) { day in
      Text(day)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: 49)
        .padding(.horizontal, 16)
      Divider()
    }
  }
  .overlay(alignment: .bottomTrailing) {
    ZStack {
      Circle()
        .fill(.blue.gradient)
      Capsule().frame(width: 20, height: 3)
      Capsule().frame(width: 3, height: 20)
    }
    .foregroundStyle(.white)
    .frame(width: 54, height: 54)
    .padding(16)
  }
}
