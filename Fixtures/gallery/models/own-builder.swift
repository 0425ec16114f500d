import SwiftUI

/// Gathers the steps of a recipe; loops, conditions and texts may stand in it.
@resultBuilder
enum RecipeBuilder {
  static func buildExpression(_ step: String) -> [String] { [step] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second.map { "\($0) (instead)" } }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildFinalResult(_ steps: [String]) -> Recipe { Recipe(steps: steps) }
}

struct Recipe {
  var steps: [String]
}

func recipe(@RecipeBuilder _ make: () -> Recipe) -> Recipe { make() }

struct RecipeView: View {
  let hasYeast = false

  var bread: Recipe {
    recipe {
      "Weigh the flour"
      if hasYeast {
        "Stir in the yeast"
      } else {
        "Stir in the sourdough"
      }
      for round in 1...3 {
        "Fold the dough, round \(round)"
      }
      if hasYeast { "Wait an hour" }
      "Bake until brown"
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(Array(bread.steps.enumerated()), id: \.offset) { index, step in
        HStack {
          Text("\(index + 1)")
            .font(.caption.bold())
            .frame(width: 22, height: 22)
            .background(.orange.opacity(0.25), in: Circle())
          Text(step)
        }
      }
    }
    .padding()
  }
}

/// The steps of a recipe, which a result builder of the file's own gathers.
#Preview { RecipeView() }
