import SwiftUI

struct Swatches: View {
  let names = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine"]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 8)], spacing: 8) {
      ForEach(names, id: \.self) { name in
        Text(name)
          .font(.subheadline)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 10)
          .background(.mint.opacity(0.25), in: .rect(cornerRadius: 8))
      }
    }
  }
}

/// Adaptive columns: three across in a narrow box, and five across in a wide one.
#Preview {
  VStack(spacing: 24) {
    Swatches().frame(width: 270)
    Swatches().frame(width: 440)
  }
}
