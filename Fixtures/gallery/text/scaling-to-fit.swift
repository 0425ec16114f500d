import SwiftUI

struct Plate: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.title.bold())
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .padding(.horizontal, 12)
      .frame(width: 200, height: 48)
      .background(.yellow.opacity(0.35), in: .rect(cornerRadius: 8))
  }
}

/// Three names on plates of one size; the longer they are, the smaller they are set.
#Preview {
  VStack(spacing: 8) {
    Plate(text: "Aino")
    Plate(text: "Bartholomew")
    Plate(text: "Maria-Magdalena Quist")
  }
}
