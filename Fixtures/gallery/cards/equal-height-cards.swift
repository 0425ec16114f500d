import SwiftUI

struct Plan: Identifiable {
  let name: String
  let price: Int
  let blurb: String
  var id: String { name }
}

struct PlanCard: View {
  let plan: Plan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(plan.name)
        .font(.headline)
      Text(plan.blurb)
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer(minLength: 12)
      Text(plan.price == 0 ? "Free" : "€\(plan.price)")
        .font(.title3.bold())
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.teal.opacity(0.16), in: .rect(cornerRadius: 14))
  }
}

/// Three plans in cards as high as the highest of them, with their prices on one line.
#Preview {
  HStack(spacing: 10) {
    ForEach([
      Plan(name: "Seed", price: 0, blurb: "One plot, one season."),
      Plan(name: "Bed", price: 4, blurb: "Six plots, a watering diary and reminders of frost."),
      Plan(name: "Farm", price: 19, blurb: "As many plots as there are, shared with neighbours."),
    ]) { plan in
      PlanCard(plan: plan)
    }
  }
  .fixedSize(horizontal: false, vertical: true)
  .frame(width: 370)
}
