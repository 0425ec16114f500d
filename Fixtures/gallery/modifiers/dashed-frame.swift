import SwiftUI

extension View {
  func outlined(_ color: Color = .blue, label: String? = nil) -> some View {
    overlay {
      Rectangle()
        .strokeBorder(color, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
    }
    .overlay(alignment: .topLeading) {
      if let label {
        Text(label)
          .font(.system(size: 9, weight: .semibold, design: .monospaced))
          .foregroundStyle(color)
          .fixedSize()
          .alignmentGuide(.top) { $0[.bottom] + 2 }
      }
    }
  }
}

/// A text, its padding and its frame, each outlined in a colour and named.
#Preview {
  Text("Three frames")
    .outlined(.red, label: "text")
    .padding(22)
    .outlined(.orange, label: "padding")
    .frame(width: 240, height: 120)
    .outlined(.blue, label: "frame")
    .padding(.top, 12)
}
