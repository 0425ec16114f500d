import SwiftUI

struct Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[VerticalAlignment.center]
  }
}

extension VerticalAlignment {
  static let entry = VerticalAlignment(Middle.self)
}

/// The name on the left stands level with the chosen entry in the middle of the menu.
#Preview {
  HStack(alignment: .entry, spacing: 16) {
    Text("Strength")
      .font(.headline)

    VStack(alignment: .leading, spacing: 0) {
      ForEach(["Weak", "Mild", "Robust", "Fierce"], id: \.self) { name in
        let row = Text(name)
          .frame(width: 110, alignment: .leading)
          .padding(.horizontal, 12)
          .padding(.vertical, 7)

        if name == "Robust" {
          row
            .background(.brown.opacity(0.3))
            .alignmentGuide(.entry) { $0[VerticalAlignment.center] }
        } else {
          row
        }
      }
    }
    .background(.quinary)
    .clipShape(.rect(cornerRadius: 10))
  }
}
