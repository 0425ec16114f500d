import SwiftUI

struct Recipe {
  let name: String
  let minutes: Int
  let servings: Int
  let tags: [String]
}

struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LinearGradient(colors: [.orange, .red], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: 110)
        .overlay(alignment: .bottomLeading) {
          Text("\(recipe.minutes) min")
            .font(.caption.bold())
            .foregroundStyle(.white)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(.black.opacity(0.35), in: .capsule)
            .padding(12)
        }

      VStack(alignment: .leading, spacing: 6) {
        Text(recipe.name)
          .font(.headline)
        Text("Serves \(recipe.servings) · " + recipe.tags.joined(separator: " · "))
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(14)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.quinary)
    .clipShape(.rect(cornerRadius: 18))
  }
}

/// A card with a warm picture above, a duration in its corner, and a dish's name below.
#Preview {
  RecipeCard(
    recipe: Recipe(
      name: "Roast squash with sage", minutes: 45, servings: 4, tags: ["vegetarian", "autumn"]))
    .frame(width: 270)
}
