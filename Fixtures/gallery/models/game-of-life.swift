import SwiftUI

struct Cell: Hashable {
  let x, y: Int

  var neighbours: [Cell] {
    (-1...1).flatMap { dx in
      (-1...1).compactMap { dy in
        dx == 0 && dy == 0 ? nil : Cell(x: x + dx, y: y + dy)
      }
    }
  }
}

func step(_ alive: Set<Cell>) -> Set<Cell> {
  var counts: [Cell: Int] = [:]
  for neighbour in alive.flatMap(\.neighbours) {
    counts[neighbour, default: 0] += 1
  }
  return Set(
    counts
      .filter { cell, count in count == 3 || (count == 2 && alive.contains(cell)) }
      .map(\.key))
}

struct Field: View {
  let alive: Set<Cell>

  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<6) { y in
        HStack(spacing: 2) {
          ForEach(0..<6) { x in
            RoundedRectangle(cornerRadius: 3)
              .fill(alive.contains(Cell(x: x, y: y)) ? Color.green : .gray.opacity(0.15))
              .frame(width: 11, height: 11)
          }
        }
      }
    }
  }
}

/// Five generations of a glider in Conway's game of life.
#Preview {
  let glider: Set = [
    Cell(x: 1, y: 0), Cell(x: 2, y: 1), Cell(x: 0, y: 2), Cell(x: 1, y: 2), Cell(x: 2, y: 2),
  ]
  let generations = (1...4).reduce(into: [glider]) { all, _ in all.append(step(all.last!)) }

  HStack(spacing: 14) {
    ForEach(generations.indices, id: \.self) { Field(alive: generations[$0]) }
  }
}
