import SwiftUI

/// Pages as wide as their scroll view less a margin, so that the next one can be seen.
#Preview(traits: .fixedLayout(width: 320, height: 150)) {
  ScrollView(.horizontal) {
    LazyHStack(spacing: 12) {
      ForEach(["Plan", "Pack", "Go"], id: \.self) { title in
        Text(title)
          .font(.title.bold())
          .foregroundStyle(.white)
          .frame(maxHeight: .infinity)
          .containerRelativeFrame(.horizontal) { length, _ in length - 60 }
          .background(.orange.gradient, in: .rect(cornerRadius: 18))
      }
    }
  }
  .contentMargins(.horizontal, 16)
  .clipped()
}
