import SwiftUI

struct QuoteCard: View {
  var text: String
  var source: String
  var tint: Color = .brown

  var body: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 2)
        .fill(tint)
        .frame(width: 4)

      VStack(alignment: .leading, spacing: 8) {
        Text(text)
          .font(.system(.title3, design: .serif))
          .italic()
          .lineSpacing(3)
        Text("— " + source)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(18)
    .background(tint.opacity(0.1), in: .rect(cornerRadius: 12))
  }
}

/// A sentence in italics beside a brown rule that is as high as the text.
#Preview {
  QuoteCard(
    text: "A map that shows everything is a map that shows the way to nothing.",
    source: "From a surveyor's notebook")
    .frame(width: 300)
}
