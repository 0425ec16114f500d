import SwiftUI

extension View {
  func stackedSheets(_ count: Int, step: CGFloat = 6, color: Color) -> some View {
    background {
      ZStack {
        ForEach((1...count).reversed(), id: \.self) { layer in
          RoundedRectangle(cornerRadius: 12)
            .fill(color.opacity(1 / Double(layer + 2)))
            .rotationEffect(.degrees(Double(layer) * Double(step)))
        }
      }
    }
  }
}

/// A card in front of three more, each turned a little further than the one before it.
Text("Draft four")
  .font(.headline)
  .frame(width: 150, height: 100)
  .background(.background, in: .rect(cornerRadius: 12))
  .overlay {
    RoundedRectangle(cornerRadius: 12).strokeBorder(.orange.opacity(0.5))
  }
  .stackedSheets(3, color: .orange)
  .padding(24)
