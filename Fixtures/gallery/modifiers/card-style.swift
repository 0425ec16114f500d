import SwiftUI

struct CardStyle: ViewModifier {
  var tint: Color
  var padding: CGFloat = 16

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .background(tint.opacity(0.15), in: .rect(cornerRadius: padding))
      .overlay {
        RoundedRectangle(cornerRadius: padding)
          .strokeBorder(tint.opacity(0.4))
      }
  }
}

extension View {
  func card(_ tint: Color, padding: CGFloat = 16) -> some View {
    modifier(CardStyle(tint: tint, padding: padding))
  }
}

/// Three texts in cards of one style, in different tints and paddings.
#Preview {
  HStack(spacing: 12) {
    Text("Roomy").card(.green, padding: 24)
    Text("Usual").card(.blue)
    Text("Tight").card(.red, padding: 8)
  }
}
