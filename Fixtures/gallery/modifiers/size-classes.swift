import SwiftUI

enum ControlScale: CGFloat, CaseIterable {
  case small = 0.8
  case regular = 1
  case large = 1.3

  var font: Font {
    switch self {
    case .small: .footnote
    case .regular: .body
    case .large: .title3
    }
  }
}

extension View {
  func controlScale(_ scale: ControlScale) -> some View {
    font(scale.font)
      .padding(.horizontal, 14 * scale.rawValue)
      .padding(.vertical, 8 * scale.rawValue)
      .background(.green.opacity(0.25), in: .rect(cornerRadius: 9 * scale.rawValue))
  }
}

/// One label in three sizes, which scale its letters, its padding and its corners.
#Preview {
  HStack(spacing: 12) {
    ForEach(ControlScale.allCases, id: \.self) { scale in
      Text("Set sail")
        .controlScale(scale)
    }
  }
}
