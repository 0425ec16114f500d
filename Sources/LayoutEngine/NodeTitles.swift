import Foundation
import Geometry

/// The names that an explanation gives to nodes: a modifier with the view that it is applied to in
/// the end, and numbers where several nodes would have one name: `frame (1) of Text “Bees” (2)`.
struct NodeTitles {
  private let explanation: Explanation
  private var titles: [String]

  init(_ explanation: Explanation) {
    self.explanation = explanation
    let nodes = explanation.nodes
    // For each node the view that a chain of modifiers leads to; from the leaves up, as a node
    // comes before its subviews.
    var content = Array(nodes.indices)
    for (number, node) in nodes.enumerated().reversed() where node.isModifier {
      if let inner = explanation.number(of: node.children.first) {
        content[number] = content[inner]
      }
    }
    titles = nodes.map(\.title)
    let views = nodes.indices.filter { content[$0] == $0 }
    for (number, ordinal) in Self.ordinals(of: views, named: { titles[$0] }) {
      titles[number] += " (\(ordinal))"
    }
    let modifiers = nodes.indices.filter { content[$0] != $0 }
    let numbered = Self.ordinals(of: modifiers) { "\(content[$0]) \(titles[$0])" }
    for number in modifiers {
      if let ordinal = numbered[number] { titles[number] += " (\(ordinal))" }
      titles[number] += " of \(titles[content[number]])"
    }
  }

  subscript(node: LayoutNode) -> String {
    explanation.number(of: node).map { titles[$0] } ?? node.title
  }

  /// What number each node is of those with its name, from 1, where there are several.
  private static func ordinals(
    of nodes: [Int], named name: (Int) -> String
  ) -> [Int: Int] {
    let groups = Dictionary(grouping: nodes, by: name).values.filter { $0.count > 1 }
    let pairs = groups.flatMap { $0.enumerated().map { ($0.element, $0.offset + 1) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
