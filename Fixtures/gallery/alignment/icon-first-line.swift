import SwiftUI

struct Note: View {
  let color: Color
  let text: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      RoundedRectangle(cornerRadius: 3)
        .fill(color)
        .frame(width: 12, height: 12)
        .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 0.5 }
      Text(text)
    }
  }
}

/// Small squares that stand on the first line of the paragraph beside them.
#Preview {
  VStack(alignment: .leading, spacing: 12) {
    Note(color: .red, text: "Bring water: the spring at the pass is dry from July on.")
    Note(color: .orange, text: "The hut opens at four.")
    Note(
      color: .green,
      text: "Past the hut the path is marked with cairns, and after snow with poles.")
  }
  .frame(width: 280, alignment: .leading)
}
