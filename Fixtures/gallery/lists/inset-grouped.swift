import SwiftUI

struct Planet: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let moons: Int
}

struct Planets: View {
  let inner = [
    Planet(name: "Venus", moons: 0), Planet(name: "Earth", moons: 1),
    Planet(name: "Mars", moons: 2),
  ]
  let outer = [Planet(name: "Jupiter", moons: 95), Planet(name: "Saturn", moons: 146)]

  func row(_ planet: Planet) -> some View {
    HStack {
      Text(planet.name)
      Spacer()
      Text("\(planet.moons)")
        .foregroundStyle(.secondary)
    }
  }

  var body: some View {
    List {
      Section("Rocky") {
        ForEach(inner) { row($0) }
      }
      Section {
        ForEach(outer, content: row)
      } header: {
        Text("Giant")
      } footer: {
        Text("Moons that have been confirmed.")
      }
    }
    .listStyle(.insetGrouped)
  }
}

/// Two groups of planets in rounded boxes, with their moons counted at the trailing edge.
#Preview(traits: .fixedLayout(width: 340, height: 430)) {
  Planets()
}
