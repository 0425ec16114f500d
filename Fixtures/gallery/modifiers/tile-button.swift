import SwiftUI

struct Pressable: ViewModifier {
  let isPressed: Bool

  func body(content: Content) -> some View {
    content
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 26)
      .padding(.vertical, 12)
      .background(.indigo, in: .capsule)
      .opacity(isPressed ? 0.7 : 1)
      .scaleEffect(isPressed ? 0.92 : 1)
  }
}

/// A button at rest, and the same button while it is pressed: smaller and paler.
#Preview {
  HStack(spacing: 24) {
    ForEach([false, true], id: \.self) { isPressed in
      Text(isPressed ? "Pressed" : "At rest")
        .modifier(Pressable(isPressed: isPressed))
    }
  }
}
