import SwiftUI

struct GradientText: View {
  let text: String
  let colors: [Color]

  init(_ text: String, _ colors: Color...) {
    self.text = text
    self.colors = colors
  }

  var body: some View {
    Text(text)
      .font(.system(size: 54, weight: .heavy, design: .rounded))
      .foregroundStyle(
        .linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
  }
}

/// Two large words whose letters are filled with gradients: from blue to pink, from green to blue.
#Preview {
  VStack(spacing: 0) {
    GradientText("Aurora", .blue, .purple, .pink)
    GradientText("Borealis", .green, .teal, .blue)
  }
}
