import SwiftUI

struct Tile: View {
  let hue: Double

  var body: some View {
    LinearGradient(
      colors: [
        Color(hue: hue, saturation: 0.45, brightness: 0.95),
        Color(hue: hue + 0.06, saturation: 0.7, brightness: 0.7),
      ],
      startPoint: .top, endPoint: .bottom
    )
    .clipShape(.rect(cornerRadius: 6))
  }
}

/// One large picture beside four small ones, above a row of three.
#Preview(traits: .fixedLayout(width: 300, height: 306)) {
  VStack(spacing: 6) {
    HStack(spacing: 6) {
      Tile(hue: 0.55)
      Grid(horizontalSpacing: 6, verticalSpacing: 6) {
        GridRow {
          Tile(hue: 0.05)
          Tile(hue: 0.1)
        }
        GridRow {
          Tile(hue: 0.3)
          Tile(hue: 0.38)
        }
      }
    }
    .aspectRatio(2, contentMode: .fit)

    HStack(spacing: 6) {
      ForEach([0.62, 0.72, 0.85], id: \.self) { Tile(hue: $0) }
    }
  }
}
