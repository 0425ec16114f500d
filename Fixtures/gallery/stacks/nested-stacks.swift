import SwiftUI

struct Swatch: View {
  var color: Color
  var name: String

  var body: some View {
    Text(name)
      .font(.caption.weight(.medium))
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color.gradient, in: .rect(cornerRadius: 10))
  }
}

/// Rows in a column in a row: three levels of stacks share out one rectangle.
#Preview(traits: .fixedLayout(width: 320, height: 180)) {
  HStack(spacing: 8) {
    Swatch(color: .indigo, name: "Sidebar")
      .frame(width: 84)

    VStack(spacing: 8) {
      Swatch(color: .blue, name: "Header")
        .frame(height: 40)

      HStack(spacing: 8) {
        Swatch(color: .teal, name: "Left")
        Swatch(color: .mint, name: "Right")
      }
    }
  }
}
