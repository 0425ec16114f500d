import Foundation
import Geometry

/// The negotiation of a figure, told in the order in which it went.
package struct Explanation {
  /// What is told: everything, or what concerns some nodes.
  package struct Subject {
    fileprivate let nodes: Set<Int>?

    package static let everything = Subject(nodes: nil)

    fileprivate func concerns(_ numbers: [Int?]) -> Bool {
      guard let nodes else { return true }
      return numbers.contains { $0.map(nodes.contains) ?? false }
    }
  }

  /// One step as it is told.
  package struct Told {
    /// The step's number in the whole negotiation.
    package var number: Int
    package var step: ExchangeRecorder.Step
    /// Whether the answer is the size that the asked node has in the figure.
    package var isDecisive: Bool
  }

  let steps: [ExchangeRecorder.Step]
  let isComplete: Bool
  let limit: Int
  let root: FrameNode
  /// Every node, as the steps name them, from the root down; where content is made once a view's
  /// size is known, the view that was asked for that size.
  package let nodes: [LayoutNode]
  private let numbers: [ObjectIdentifier: Int]
  /// The steps that decided the size of a node.
  private let decisive: Set<Int>

  package init(_ recorder: ExchangeRecorder, tree: FrameTree) {
    steps = recorder.steps
    isComplete = recorder.isComplete
    limit = recorder.limit
    root = tree.root
    var nodes: [LayoutNode] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    var waiting = [tree.root.node]
    while let node = waiting.popLast() {
      numbers[ObjectIdentifier(node)] = nodes.count
      let content = node.hooks?.lateNode ?? node
      numbers[ObjectIdentifier(content)] = nodes.count
      nodes.append(node)
      waiting.append(contentsOf: content.children.reversed())
    }
    self.nodes = nodes
    self.numbers = numbers
    decisive = DecisiveSteps(recorder.steps).of(tree.root)
  }

  /// A node's place in `nodes`.
  package func number(of node: LayoutNode?) -> Int? {
    node.flatMap { numbers[ObjectIdentifier($0)] }
  }

  /// The node that steps and frames name for this one.
  func named(_ node: LayoutNode) -> LayoutNode { number(of: node).map { nodes[$0] } ?? node }

  /// The nodes of an id, or of a view's name or label where no id is the same.
  ///
  /// - Returns: nil where there is none.
  package func subject(_ name: String) -> Subject? {
    for property in [\LayoutNode.id, \.optionalView, \.label] {
      let found = nodes.indices.filter { nodes[$0][keyPath: property] == name }
      if !found.isEmpty { return Subject(nodes: Set(found)) }
    }
    return nil
  }

  /// What nodes can be asked for by.
  package var names: [String] {
    nodes.flatMap { [$0.id, $0.view, $0.label].compactMap { $0 } }
  }

  /// The steps that concern a subject.
  package func told(_ subject: Subject) -> [Told] {
    steps.enumerated().compactMap { number, step in
      let concerned =
        switch step.event {
        case .exchange(let exchange): [exchange.asker, exchange.asked]
        case .decision(let decision): [decision.container] + decision.subviews
        }
      guard subject.concerns(concerned.map(self.number)) else { return nil }
      return Told(number: number, step: step, isDecisive: decisive.contains(number))
    }
  }

  /// The frames that concern a subject, each with the view that placed it, from the root down.
  package func placed(
    _ subject: Subject
  ) -> [(frame: FrameNode, parent: FrameNode?, level: Int)] {
    var result: [(frame: FrameNode, parent: FrameNode?, level: Int)] = []
    var waiting: [(frame: FrameNode, parent: FrameNode?, level: Int)] = [(root, nil, 0)]
    while let (frame, parent, level) = waiting.popLast() {
      if subject.concerns([number(of: frame.node), number(of: parent?.node)]) {
        result.append((frame, parent, level))
      }
      waiting.append(contentsOf: frame.children.reversed().map { ($0, frame, level + 1) })
    }
    return result
  }
}

extension LayoutNode {
  fileprivate var optionalView: String? { view }
}
