import SwiftUI

struct Framed<Decoration: View>: ViewModifier {
  @ViewBuilder var decoration: () -> Decoration

  func body(content: Content) -> some View {
    HStack(spacing: 10) {
      HStack(content: decoration)
      content
      HStack(content: decoration)
        .scaleEffect(x: -1)
    }
  }
}

extension View {
  func framed<D: View>(@ViewBuilder by decoration: @escaping () -> D) -> some View {
    modifier(Framed(decoration: decoration))
  }
}

/// Two titles between ornaments that mirror each other: lines and dots, and fading bars.
#Preview {
  VStack(spacing: 22) {
    Text("Chapter Two")
      .font(.system(.title3, design: .serif))
      .framed {
        Rectangle().frame(width: 40, height: 1)
        Circle().frame(width: 5, height: 5)
      }
    Text("Interval")
      .font(.headline)
      .framed {
        LinearGradient(colors: [.clear, .orange], startPoint: .leading, endPoint: .trailing)
          .frame(width: 60, height: 3)
      }
  }
}
