import SwiftUI

extension EnvironmentValues {
  @Entry var density: Double = 1
}

struct Density: ViewModifier {
  @Environment(\.density) private var density

  func body(content: Content) -> some View {
    content.padding(.vertical, 5 * density)
  }
}

struct Menu: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(["Cut", "Copy", "Paste"], id: \.self) { title in
        Text(title)
          .modifier(Density())
        if title != "Paste" {
          Divider()
        }
      }
    }
    .padding(.horizontal, 14)
    .frame(width: 110)
    .background(.quinary, in: .rect(cornerRadius: 12))
  }
}

/// The same menu packed tight, as usual, and with more room.
#Preview {
  HStack(alignment: .top, spacing: 14) {
    Menu().environment(\.density, 0.6)
    Menu()
    Menu().environment(\.density, 2)
  }
}
