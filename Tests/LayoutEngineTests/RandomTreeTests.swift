import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// What is true of every tree, tried on random ones. A failure prints the seed and the tree.
@Suite struct RandomTreeTests {
  static let proposals = [
    ProposedViewSize(width: 320, height: 200), ProposedViewSize(width: 90.5, height: 700),
    ProposedViewSize(width: nil, height: 120), .unspecified, .zero,
  ]

  /// Calls `check` with a tree for every seed, and the comment for its failure.
  private func forEachTree(
    seeds: Range<Int>, depth: Int, ownGuides: Bool = true,
    _ check: (WrittenView, Comment) throws -> Void
  ) rethrows {
    for seed in seeds {
      var views = RandomViews(seed: seed)
      views.mayHaveOwnGuides = ownGuides
      let written = views.tree(depth: depth)
      // One node at the top, whatever was made: no view at all, or several.
      let root = WrittenView(
        VStack { written.view.erased }, "VStack {\n" + written.source + "\n}")
      try check(root, "seed \(seed):\n\(root.source)")
    }
  }

  @Test func framesAreFiniteSizes() throws {
    try forEachTree(seeds: 0..<300, depth: 4) { tree, comment in
      for proposal in Self.proposals {
        let all = try frames(of: tree.view, proposal).root.all
        let isFinite = all.allSatisfy {
          $0.frame.origin.x.isFinite && $0.frame.origin.y.isFinite && $0.frame.size.width >= 0
            && $0.frame.size.width.isFinite && $0.frame.size.height >= 0
            && $0.frame.size.height.isFinite
        }
        #expect(isFinite, comment)
      }
    }
  }

  @Test func theSameQuestionGetsTheSameAnswer() throws {
    let lengths: [CGFloat?] = [nil, 0, 1, 55.5, 200, .infinity]
    let questions = lengths.flatMap { width in
      lengths.map { ProposedViewSize(width: width, height: $0) }
    }
    try forEachTree(seeds: 1_000..<1_150, depth: 4) { tree, comment in
      let nodes = try Nodes(tree.view)
      let first = questions.map { nodes.root.answer(to: $0) }
      let second = questions.reversed().map { nodes.root.answer(to: $0) }
      #expect(first == second.reversed(), comment)
      // The order of questions has no say either: other nodes, asked the other way round.
      let others = try Nodes(tree.view)
      let reversed = questions.reversed().map { others.root.answer(to: $0) }
      #expect(first == reversed.reversed(), comment)
    }
  }

  @Test func rememberingChangesNothing() throws {
    var tried = 0
    try forEachTree(seeds: 2_000..<2_800, depth: 3) { tree, comment in
      // Without memory a tree takes time that grows with every level like a power.
      guard try Nodes(tree.view).count <= 20 else { return }
      tried += 1
      for proposal in Self.proposals {
        let with = try frames(of: tree.view, proposal).text
        let without = try frames(of: tree.view, proposal, remembers: false).text
        #expect(with == without, comment)
      }
    }
    #expect(tried > 300, "too few trees to say anything: \(tried)")
  }

  /// A view that claims that its width has nothing to do with heights is remembered axis by axis.
  @Test func axesSaidToBeIndependentAre() throws {
    let lengths: [CGFloat?] = [nil, 0, 7, 55.5, 200, .infinity]
    try forEachTree(seeds: 6_000..<6_150, depth: 3) { tree, comment in
      let root = try Nodes(tree.view, remembers: false).root
      for node in root.all where node.answersPerAxis {
        for length in lengths {
          let widths = lengths.map {
            node.answer(to: ProposedViewSize(width: length, height: $0)).width
          }
          let heights = lengths.map {
            node.answer(to: ProposedViewSize(width: $0, height: length)).height
          }
          let isIndependent = Set(widths).count == 1 && Set(heights).count == 1
          try #require(isIndependent, "\(node.path) of \(comment)")
        }
      }
    }
  }

  /// So is a least or largest length that is said to be steady.
  @Test func steadyLengthsAre() throws {
    let lengths: [CGFloat?] = [nil, 0, 7, 25, 55.5, 200, .infinity]
    let extremes: [(length: CGFloat, axis: Axis, isSteady: SteadyLengths)] = [
      (0, .horizontal, .leastWidth), (0, .vertical, .leastHeight),
      (.infinity, .horizontal, .largestWidth), (.infinity, .vertical, .largestHeight),
    ]
    try forEachTree(seeds: 7_000..<7_300, depth: 3) { tree, comment in
      let root = try Nodes(tree.view, remembers: false).root
      for node in root.all {
        for (length, axis, isSteady) in extremes where node.steady.isSuperset(of: isSteady) {
          let answers = lengths.map {
            node.answer(to: ProposedViewSize(axis, length, cross: $0))[axis]
          }
          try #require(Set(answers).count == 1, "\(node.path) at \(length) of \(comment)")
        }
      }
    }
  }

  /// The record asks each question as SwiftUI does, where an unrecorded layout asks fewer.
  @Test func recordingChangesNothing() throws {
    try forEachTree(seeds: 3_000..<3_300, depth: 3) { tree, comment in
      for proposal in Self.proposals {
        let nodes = try Nodes(tree.view)
        nodes.session.recorder = ExchangeRecorder()
        let recorded = try nodes.tree(proposal).text
        #expect(try recorded == frames(of: tree.view, proposal).text, comment)
      }
    }
  }

  @Test func stacksAreAsLongAsTheirViewsAndSpacing() throws {
    var checked = 0
    try forEachTree(seeds: 4_000..<4_300, depth: 5) { tree, comment in
      let all = try frames(of: tree.view, Self.proposals[0]).root.all
      for stack in all where stack.id?.hasPrefix("spacing:") == true {
        guard let text = stack.id?.dropFirst("spacing:".count), let spacing = Double(text),
          let axis = stack.stackAxis, stack.proposal[axis.other] != nil
        else { continue }
        let gaps = CGFloat(spacing) * CGFloat(max(stack.children.count - 1, 0))
        let length = stack.children.reduce(gaps) { $0 + $1.frame.size[axis] }
        #expect(abs(stack.frame.size[axis] - max(length, 0)) < 1e-6, comment)
        checked += 1
      }
    }
    #expect(checked > 300, "too few stacks to say anything: \(checked)")
  }

  @Test func rightToLeftMirrors() throws {
    try forEachTree(seeds: 5_000..<5_300, depth: 4, ownGuides: false) { tree, comment in
      for proposal in Self.proposals {
        let left = try frames(of: tree.view, proposal).root.all
        let right = try frames(of: tree.view, proposal, direction: .rightToLeft).root.all
        try #require(left.map(\.view) == right.map(\.view), comment)
        let width = left[0].frame.width
        let isMirrored = zip(left, right).allSatisfy { a, b in
          a.frame.size == b.frame.size && a.frame.minY == b.frame.minY
            && abs(a.frame.minX - (width - b.frame.minX - b.frame.width)) < 1e-6
        }
        #expect(isMirrored, comment)
      }
    }
  }
}

extension LayoutNode {
  /// The node and all below it, the deepest first.
  fileprivate var all: [LayoutNode] { children.flatMap(\.all) + [self] }
}

extension FrameNode {
  /// The axis of an eager stack.
  fileprivate var stackAxis: Axis? {
    view == "HStack" ? .horizontal : view == "VStack" ? .vertical : nil
  }
}
