import SwiftUI

/// A rail of signs at the leading edge; the text beside it is as wide as what is left.
#Preview(traits: .fixedLayout(width: 320, height: 170)) {
  Text("The rail takes its width from the safe area, so the text begins where the rail ends.")
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .safeAreaInset(edge: .leading, spacing: 0) {
      VStack(spacing: 14) {
        ForEach([Color.red, Color.orange, Color.green], id: \.self) { color in
          Circle()
            .fill(color.gradient)
            .frame(width: 24, height: 24)
        }
        Spacer()
      }
      .padding(12)
      .background(.quinary)
    }
}
