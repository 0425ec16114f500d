import SwiftUI

struct Article {
  var kicker: String
  var headline: String
  var minutes: Int

  static let sample = Article(
    kicker: "Gardens", headline: "Moss needs no soil, only patience and shade", minutes: 6)
}

struct ArticleCard: View {
  var article = Article.sample

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      VStack(alignment: .leading, spacing: 4) {
        Text(article.kicker.uppercased())
          .font(.caption2.weight(.bold))
          .kerning(0.8)
          .foregroundStyle(.green)
        Text(article.headline)
          .font(.headline)
          .lineLimit(3)
        Spacer(minLength: 8)
        Text("\(article.minutes) minutes")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)

      RoundedRectangle(cornerRadius: 10)
        .fill(.green.gradient)
        .frame(width: 92, height: 92)
        .overlay {
          Ellipse()
            .fill(.white.opacity(0.25))
            .frame(width: 50, height: 22)
            .rotationEffect(.degrees(-35))
        }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(14)
    .background(.quinary, in: .rect(cornerRadius: 16))
  }
}

/// Headline and reading time on the left of a card, a green picture with a leaf on the right.
#Preview {
  ArticleCard()
    .frame(width: 330)
}
