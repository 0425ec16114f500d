import SwiftUI

struct DropCap: View {
  let text: String

  var body: some View {
    HStack(alignment: .top, spacing: 6) {
      Text(text.prefix(1))
        .font(.system(size: 58, weight: .bold, design: .serif))
        .foregroundStyle(.red)
        .frame(height: 48)
      Text(text.dropFirst())
        .font(.system(.body, design: .serif))
        .lineSpacing(2)
    }
  }
}

/// A paragraph that begins with a large red initial beside it.
#Preview {
  DropCap(
    text:
      "In the year of the great frost the river could be crossed on foot from November to March."
  )
  .frame(width: 300)
}
