import SwiftUI

struct BookPage: View {
  let chapter: Int
  let title: String
  let text: String

  private static let numerals = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]

  private var roman: String {
    var rest = chapter
    var result = ""
    for (value, numeral) in Self.numerals {
      while rest >= value {
        result += numeral
        rest -= value
      }
    }
    return result
  }

  var body: some View {
    VStack(spacing: 16) {
      Text(roman)
        .font(.system(.title2, design: .serif))
        .foregroundStyle(.secondary)
      Text(title)
        .font(.system(.title, design: .serif, weight: .semibold))
      Rectangle()
        .frame(width: 40, height: 1)
        .foregroundStyle(.tertiary)
      Text(text)
        .font(.system(.callout, design: .serif))
        .lineSpacing(4)
      Text("\(chapter * 12 + 3)")
        .font(.system(.footnote, design: .serif))
        .foregroundStyle(.secondary)
    }
    .padding(28)
    .background(.brown.opacity(0.1), in: .rect(cornerRadius: 4))
  }
}

/// A page of a book: the chapter's number and title, a paragraph and the number of the page.
#Preview {
  BookPage(
    chapter: 7, title: "The Weir",
    text: """
      In April the river ran so high that the weir could be heard but not seen, and the miller's \
      children were kept indoors. They drew the river instead, on the backs of old accounts.
      """)
  .frame(width: 300)
}
