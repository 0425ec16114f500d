import SwiftUI

enum DecimalPoint: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[HorizontalAlignment.center]
  }
}

extension HorizontalAlignment {
  static let decimalPoint = HorizontalAlignment(DecimalPoint.self)
}

struct Amount: View {
  private let whole: Substring
  private let fraction: Substring

  init(_ text: String) {
    let parts = text.split(separator: ".")
    whole = parts[0]
    fraction = parts.count > 1 ? parts[1] : ""
  }

  var body: some View {
    HStack(spacing: 0) {
      Text(whole)
        .bold()
      Text(fraction.isEmpty ? "" : "." + String(fraction))
        .foregroundStyle(.secondary)
        .alignmentGuide(.decimalPoint) { $0[.leading] }
    }
    .font(.title3)
    .monospacedDigit()
  }
}

/// Five numbers under each other with their decimal points in one line.
#Preview {
  VStack(alignment: .decimalPoint) {
    ForEach(["3.14159", "1024.5", "0.007", "86.25", "12500.0"], id: \.self) { Amount($0) }
  }
  .padding()
}
