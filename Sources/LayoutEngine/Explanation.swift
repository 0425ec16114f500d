import Foundation
import Geometry

/// The negotiation of a figure, told in the order in which it went.
package struct Explanation {
  /// What is told: everything, or what concerns some nodes.
  package struct Subject {
    fileprivate let nodes: Set<ObjectIdentifier>?

    package static let everything = Subject(nodes: nil)

    fileprivate func concerns(_ nodes: LayoutNode?...) -> Bool {
      guard let wanted = self.nodes else { return true }
      return nodes.contains { $0.map { wanted.contains(ObjectIdentifier($0)) } ?? false }
    }
  }

  let steps: [ExchangeRecorder.Step]
  let isComplete: Bool
  let limit: Int
  let proposal: ProposedViewSize
  let root: FrameNode
  /// Every node, as the steps name them, from the root down.
  let nodes: [LayoutNode]
  private let numbers: [ObjectIdentifier: Int]

  package init(_ recorder: ExchangeRecorder, tree: FrameTree) {
    steps = recorder.steps
    isComplete = recorder.isComplete
    limit = recorder.limit
    proposal = tree.root.proposal
    root = tree.root
    var nodes: [LayoutNode] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    func add(_ node: LayoutNode) {
      guard numbers[ObjectIdentifier(node)] == nil else { return }
      numbers[ObjectIdentifier(node)] = nodes.count
      nodes.append(node)
    }
    var waiting = [tree.root.node]
    while let node = waiting.popLast() {
      add(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    // Views that are made when sizes are known are in no tree before that.
    for step in steps {
      switch step {
      case .exchange(let exchange): add(exchange.asked)
      case .sharing(let sharing, _):
        add(sharing.stack)
        for group in sharing.groups {
          for offer in group.offers { add(offer.node) }
        }
      }
    }
    self.nodes = nodes
    self.numbers = numbers
  }

  func number(of node: LayoutNode) -> Int? { numbers[ObjectIdentifier(node)] }

  /// The nodes of an id, or of a view's name or label where no id is the same.
  ///
  /// - Returns: nil where there is none.
  package func subject(_ name: String) -> Subject? {
    for property in [\LayoutNode.id, \.optionalView, \.label] {
      let found = nodes.filter { $0[keyPath: property] == name }
      if !found.isEmpty { return Subject(nodes: Set(found.map(ObjectIdentifier.init))) }
    }
    return nil
  }

  /// What nodes can be asked for by.
  package var names: [String] {
    nodes.flatMap { [$0.id, $0.view, $0.label].compactMap { $0 } }
  }

  /// The steps that concern a subject, each with whether it decided the asked node's size: the
  /// first question with the proposal that the node was placed with.
  func told(_ subject: Subject) -> [(step: ExchangeRecorder.Step, isDecisive: Bool)] {
    var decided: Set<ObjectIdentifier> = []
    return steps.compactMap { step in
      switch step {
      case .exchange(let exchange):
        let final = exchange.asker == nil ? proposal : exchange.asked.placement?.proposal
        let isDecisive =
          exchange.proposal == final
          && decided.insert(ObjectIdentifier(exchange.asked)).inserted
        return subject.concerns(exchange.asker, exchange.asked) ? (step, isDecisive) : nil
      case .sharing(let sharing, _):
        let concerns =
          subject.concerns(sharing.stack)
          || sharing.groups.contains { $0.offers.contains { subject.concerns($0.node) } }
        return concerns ? (step, false) : nil
      }
    }
  }

  /// The frames that concern a subject, each with the view that placed it.
  func placed(_ subject: Subject) -> [(frame: FrameNode, parent: FrameNode?)] {
    var result: [(frame: FrameNode, parent: FrameNode?)] = []
    var waiting: [(frame: FrameNode, parent: FrameNode?)] = [(root, nil)]
    while let (frame, parent) = waiting.popLast() {
      if subject.concerns(frame.node, parent?.node) { result.append((frame, parent)) }
      waiting.append(contentsOf: frame.children.reversed().map { ($0, frame) })
    }
    return result
  }
}

extension LayoutNode {
  fileprivate var optionalView: String? { view }
}
