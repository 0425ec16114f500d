import SwiftUI

struct Recipe {
  struct Step {
    enum Heat: Int, Comparable {
      case none, low, medium, high

      static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    let text: String
    var heat: Heat = .none
    var minutes = 0
  }

  let name: String
  var steps: [Step]

  var total: Int { steps.reduce(into: 0) { $0 += $1.minutes } }
  var hottest: Step.Heat { steps.map(\.heat).max() ?? .none }
}

struct HeatDots: View {
  let heat: Recipe.Step.Heat

  var body: some View {
    HStack(spacing: 3) {
      ForEach(1...3, id: \.self) { level in
        Circle()
          .fill(level <= heat.rawValue ? Color.red : .gray.opacity(0.25))
          .frame(width: 7, height: 7)
      }
    }
  }
}

/// The steps of a recipe, each with its minutes and with dots for the heat that it needs.
#Preview {
  let recipe = Recipe(
    name: "Caramel",
    steps: [
      .init(text: "Melt the sugar", heat: .medium, minutes: 9),
      .init(text: "Add butter, off the fire", minutes: 1),
      .init(text: "Boil with cream", heat: .high, minutes: 4),
    ])

  VStack(alignment: .leading, spacing: 10) {
    Text("\(recipe.name), \(recipe.total) minutes").font(.headline)
    ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
      HStack(spacing: 10) {
        HeatDots(heat: step.heat)
        Text(step.text)
        Spacer()
        Text("\(step.minutes)'").foregroundStyle(.secondary)
      }
      .fontWeight(step.heat == recipe.hottest ? .semibold : .regular)
    }
  }
  .frame(width: 290)
}
