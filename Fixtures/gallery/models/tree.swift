import SwiftUI

final class Node: Identifiable {
  let name: String
  let children: [Node]

  init(_ name: String, _ children: [Node] = []) {
    self.name = name
    self.children = children
  }

  var size: Int { children.reduce(1) { $0 + $1.size } }

  func flattened(depth: Int = 0) -> [(depth: Int, node: Node)] {
    [(depth, self)] + children.flatMap { $0.flattened(depth: depth + 1) }
  }
}

struct Outline: View {
  let root: Node

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(root.flattened(), id: \.node.id) { depth, node in
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 3)
            .fill(node.children.isEmpty ? Color.gray.opacity(0.4) : .blue)
            .frame(width: 14, height: 11)
          Text(node.name)
          if !node.children.isEmpty {
            Text("\(node.size - 1)")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        .padding(.leading, CGFloat(depth) * 22)
      }
    }
  }
}

/// A tree of folders as an outline; each folder shows how much lies within it.
#Preview {
  Outline(
    root: Node("Atlas", [
      Node("Coasts", [Node("Cliffs"), Node("Dunes")]),
      Node("Rivers", [Node("Sources", [Node("Springs")]), Node("Mouths")]),
      Node("Index"),
    ]))
}
