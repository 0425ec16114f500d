import SwiftUI

struct Verse: View {
  let alignment: TextAlignment
  let caption: String

  var body: some View {
    VStack(spacing: 8) {
      Text("Rain\non the tin roof\nall night\none slow song")
        .font(.system(.subheadline, design: .serif))
        .multilineTextAlignment(alignment)
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// Four lines of verse aligned at their starts, at their middles and at their ends.
#Preview {
  HStack(spacing: 22) {
    Verse(alignment: .leading, caption: "leading")
    Verse(alignment: .center, caption: "center")
    Verse(alignment: .trailing, caption: "trailing")
  }
}
