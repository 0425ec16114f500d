import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// What a layout may cost, in counts that are the same on every machine.
///
/// The limits are those of the project's page on performance; without memory the same trees cost
/// 2.9 times as much for every further level.
@Suite struct CostTests {
  static let screen = ProposedViewSize(width: 390, height: 844)

  @Test(arguments: [50, 100, 200, 400, 500, 1_000])
  func nestedStacksWithoutText(depth: Int) throws {
    let cost = try Cost(depth: depth) { Color.red.erased }
    #expect(cost.asked <= 32, "\(cost)")
    #expect(cost.evaluations <= 4, "\(cost)")
  }

  @Test(arguments: [50, 100, 200, 400, 500, 1_000])
  func nestedStacksWithText(depth: Int) throws {
    let text = String(repeating: "a", count: 59)
    let cost = try Cost(depth: depth) { Text(verbatim: text).erased }
    #expect(cost.asked <= 48, "\(cost)")
    #expect(cost.evaluations <= 8, "\(cost)")
  }

  /// No spacing, so that lengths are halved rather than used up, and the text behind the next level.
  @Test(arguments: [50, 200, 1_000])
  func nestedStacksWithTextWithoutSpacing(depth: Int) throws {
    let text = String(repeating: "a", count: 59)
    let cost = try Cost(depth: depth, spacing: 0, leafComesFirst: false) {
      Text(verbatim: text).erased
    }
    #expect(cost.asked <= 48, "\(cost)")
    #expect(cost.evaluations <= 8, "\(cost)")
  }

  /// Padding, frames and priorities between the levels.
  @Test(arguments: [50, 500])
  func nestedStacksWithTextAndModifiers(depth: Int) throws {
    let text = String(repeating: "a", count: 59)
    let cost = try Cost(depth: depth, spacing: 0) {
      Text(verbatim: text).padding(1).frame(minWidth: 5, maxWidth: 200).layoutPriority(1).erased
    }
    #expect(cost.asked <= 48, "\(cost)")
    #expect(cost.evaluations <= 8, "\(cost)")
  }

  @Test(arguments: [50, 125, 250, 500], [false, true])
  func twiceTheDepthIsTwiceTheWork(depth: Int, hasText: Bool) throws {
    let leaf = { hasText ? Text(verbatim: "a few words of text").erased : Color.red.erased }
    let (once, twice) = try (Cost(depth: depth, leaf: leaf), Cost(depth: 2 * depth, leaf: leaf))
    #expect(Double(twice.totalAsked) <= 2.1 * Double(once.totalAsked), "\(once) \(twice)")
    #expect(
      Double(twice.totalEvaluations) <= 2.1 * Double(once.totalEvaluations), "\(once) \(twice)")
  }

  /// A node answers a question once: asking all again asks no layout.
  @Test func repeatedQuestionsAreRemembered() throws {
    let nodes = try Nodes(nested(depth: 20, spacing: nil) { Color.red.erased })
    _ = try nodes.tree(Self.screen)
    let answered = nodes.session.questions
    _ = try nodes.tree(Self.screen)
    #expect(nodes.session.questions == answered)
  }
}

/// Rows and columns in turn, each of a leaf and the next level.
private func nested(
  depth: Int, spacing: CGFloat?, leafComesFirst: Bool = true, leaf: () -> AnyView
) -> AnyView {
  var view = leaf()
  for level in 0..<depth {
    let views = leafComesFirst ? [leaf(), view] : [view, leaf()]
    let content = ForEach(views.indices) { views[$0] }
    view =
      level.isMultiple(of: 2)
      ? HStack(spacing: spacing) { content }.erased : VStack(spacing: spacing) { content }.erased
  }
  return view
}

/// Counts of one layout.
private struct Cost: CustomStringConvertible {
  var depth: Int
  var nodes: Int
  var totalAsked: Int
  var totalEvaluations: Int

  /// Questions per node, answered from memory or not.
  var asked: Double { Double(totalAsked) / Double(nodes) }
  /// How often a stack shared out its length, per node.
  var evaluations: Double { Double(totalEvaluations) / Double(nodes) }

  var description: String {
    "depth \(depth): \(nodes) nodes, \(asked) questions and \(evaluations) evaluations a node"
  }

  init(
    depth: Int, spacing: CGFloat? = nil, leafComesFirst: Bool = true,
    leaf: @escaping () -> AnyView
  ) throws {
    self = try DeepStack.run {
      let nodes = try Nodes(
        nested(depth: depth, spacing: spacing, leafComesFirst: leafComesFirst, leaf: leaf))
      _ = try nodes.tree(CostTests.screen)
      return Cost(
        depth: depth, nodes: nodes.count, totalAsked: nodes.session.asked,
        totalEvaluations: nodes.session.stackEvaluations)
    }
  }

  private init(depth: Int, nodes: Int, totalAsked: Int, totalEvaluations: Int) {
    self.depth = depth
    self.nodes = nodes
    self.totalAsked = totalAsked
    self.totalEvaluations = totalEvaluations
  }
}
