import SwiftUI

struct Ingredients: View {
  let items: [String]

  private var list: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(items, id: \.self) { Text($0) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
  }

  var body: some View {
    ViewThatFits(in: .vertical) {
      list
      ScrollView { list }
        .clipped()
        .overlay(alignment: .bottomTrailing) {
          Text("scrolls")
            .font(.caption2.bold())
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(.orange.opacity(0.8), in: .capsule)
            .padding(8)
        }
    }
    .frame(width: 130, height: 150, alignment: .top)
    .background(.quinary, in: .rect(cornerRadius: 14))
  }
}

/// A short list that fits its box, and a long one that is put into a scroll view.
#Preview {
  HStack(spacing: 14) {
    Ingredients(items: ["Flour", "Water", "Salt"])
    Ingredients(items: ["Barley", "Leeks", "Carrots", "Thyme", "Butter", "Stock", "Cream"])
  }
}
