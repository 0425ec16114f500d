import SwiftUI

struct FittingTitle: View {
  let candidates: [String]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(candidates, id: \.self) { candidate in
        Text(candidate)
          .lineLimit(1)
      }
    }
    .font(.headline)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
  }
}

/// A museum's name in three columns of falling width, each with the longest name that fits.
#Preview {
  let names = ["Museum of Weights and Measures", "Weights and Measures", "Measures"]

  VStack(alignment: .leading, spacing: 8) {
    ForEach(Array(stride(from: 320, to: 100, by: -90)), id: \.self) { width in
      FittingTitle(candidates: names)
        .frame(width: CGFloat(width))
        .background(.green.opacity(0.18), in: .rect(cornerRadius: 10))
    }
  }
}
