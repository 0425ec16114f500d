import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// What is true of every explanation, tried on random trees. A failure prints the seed and the tree.
@Suite struct ExplanationTests {
  private func forEachTree(
    seeds: Range<Int>, _ check: (Explained, Comment) throws -> Void
  ) throws {
    for seed in seeds {
      var views = RandomViews(seed: seed)
      let (written, read) = (views.tree(depth: 3), views.tree(depth: 1))
      for proposal in RandomTreeTests.proposals {
        let source = "\(written.source)\nGeometryReader { _ in \(read.source) }"
        let comment: Comment = "seed \(seed), proposal \(proposal.text):\n\(source)"
        let view = VStack {
          written.view.erased
          GeometryReader { _ in read.view.erased }
        }
        let explained = try Explained(view, proposal)
        try check(explained, comment)
      }
    }
  }

  /// The size of every view is the answer of the one step that is marked for it.
  @Test func decisiveStepsAnswerTheFrames() throws {
    try forEachTree(seeds: 8_000..<8_060) { explained, comment in
      var left = Dictionary(grouping: explained.told.filter(\.isDecisive)) {
        explained.explanation.number(of: $0.step.exchange?.asked)
      }
      for (frame, _, _) in explained.placed {
        let own = left.removeValue(forKey: explained.explanation.number(of: frame.node))
        let exchange = own?.first?.step.exchange
        try #require(own?.count == 1, "\(frame.node.path) in \(comment)")
        try #require(exchange?.answer == frame.frame.size, "\(frame.node.path) in \(comment)")
        try #require(exchange?.proposal == frame.proposal, "\(frame.node.path) in \(comment)")
      }
      #expect(left.isEmpty, comment)
    }
  }

  /// Every node that is named is in the tree, and whoever asks is the parent.
  @Test func stepsNameNodesOfTheTree() throws {
    try forEachTree(seeds: 8_060..<8_120) { explained, comment in
      let explanation = explained.explanation
      let nodes = explanation.nodes.indices
      for (number, node) in zip(nodes, explanation.nodes) {
        let parent = explanation.number(of: node.parent)
        try #require(number == 0 ? parent == nil : parent.map { $0 < number } == true, comment)
      }
      for told in explained.told {
        switch told.step.event {
        case .exchange(let exchange):
          let asked = try #require(explanation.number(of: exchange.asked), comment)
          let asker = explanation.number(of: exchange.asker)
          try #require(asker == explanation.number(of: exchange.asked.parent), comment)
          try #require((asker == nil) == (asked == 0), comment)
        case .decision(let decision):
          let named = [decision.container] + decision.subviews
          try #require(named.allSatisfy { explanation.number(of: $0) != nil }, comment)
        }
      }
    }
  }

  /// An answer from memory is what the steps that it refers to answered.
  @Test func memoryRefersToEarlierAnswers() throws {
    var (whole, joined) = (0, 0)
    try forEachTree(seeds: 8_120..<8_180) { explained, comment in
      for told in explained.told {
        guard let exchange = told.step.exchange, let memory = exchange.memory else { continue }
        whole += memory.isWhole ? 1 : 0
        joined += memory.isWhole ? 0 : 1
        let width = try #require(explained.told[memory.width].step.exchange, comment)
        let height = try #require(explained.told[memory.height].step.exchange, comment)
        let isEarlier = memory.width < told.number && memory.height < told.number
        let isOfTheNode = width.asked === exchange.asked && height.asked === exchange.asked
        try #require(isEarlier && isOfTheNode, comment)
        try #require(width.proposal.width == exchange.proposal.width, comment)
        try #require(height.proposal.height == exchange.proposal.height, comment)
        try #require(width.answer?.width == exchange.answer?.width, comment)
        try #require(height.answer?.height == exchange.answer?.height, comment)
        try #require(memory.isWhole == (width.proposal == exchange.proposal), comment)
      }
    }
    #expect(whole > 300 && joined > 300, "too few to say anything: \(whole), \(joined)")
  }

  /// While views are placed no question is told again that needs no telling.
  @Test func noPlacingStepIsToldTwice() throws {
    struct Question: Hashable {
      var asked: ObjectIdentifier
      var proposal: ProposedViewSize
    }
    try forEachTree(seeds: 8_180..<8_240) { explained, comment in
      var sinceDecision: Set<Question> = []
      for told in explained.told where told.step.isPlacing && told.step.level == 0 {
        guard let exchange = told.step.exchange else {
          sinceDecision = []
          continue
        }
        // In another container a view is asked anew.
        if exchange.asked.contains("containerRelativeFrame") { continue }
        let question = Question(
          asked: ObjectIdentifier(exchange.asked), proposal: exchange.proposal)
        // A stack may offer a view what it asked it before to find the order.
        let isNew = sinceDecision.insert(question).inserted
        try #require(isNew || exchange.memory?.isWhole == true, comment)
      }
    }
  }

  @Test func textAndJSONTellTheSameSteps() throws {
    try forEachTree(seeds: 8_240..<8_300) { explained, comment in
      let object = try JSONSerialization.jsonObject(with: Data(explained.json.bytes))
      let fields = try #require(object as? [String: Any])
      let steps = try #require(fields["steps"] as? [[String: Any]])
      let placement = try #require(fields["placement"] as? [Any])
      let sections = explained.lines.split(separator: "", omittingEmptySubsequences: false)
      try #require(sections.count == 2, comment)
      let exchanges = steps.filter { $0["kind"] as? String == "exchange" }
      let decisions = explained.told.compactMap { told in
        if case .decision(let decision) = told.step.event { decision } else { nil }
      }
      let lines = decisions.reduce(exchanges.count) { $0 + $1.lines(\.title).count }
      try #require(exchanges.count + decisions.count == steps.count, comment)
      try #require(sections[0].count - 1 == lines, comment)
      try #require(sections[1].count - 1 == placement.count, comment)
    }
  }

  @Test func recordingGivesTheSameFrames() throws {
    try forEachTree(seeds: 8_300..<8_360) { explained, comment in
      let plain = try frames(of: explained.view, explained.tree.root.proposal).text
      #expect(explained.tree.text == plain, comment)
    }
  }

  /// A record that ends early says so, and what it holds is told.
  @Test func aRecordMayEndEarly() throws {
    var views = RandomViews(seed: 8_999)
    let view = VStack {
      views.tree(depth: 3).view.erased
      views.tree(depth: 3).view.erased
    }
    let whole = try Explained(view, RandomTreeTests.proposals[0])
    for limit in 0..<min(whole.told.count, 60) {
      let explained = try Explained(view, RandomTreeTests.proposals[0], limit: limit)
      #expect(explained.told.count <= limit)
      #expect(explained.lines.contains { $0.hasPrefix("… more than \(limit) steps") })
      #expect(explained.tree.text == whole.tree.text)
    }
  }
}

/// A view that was laid out and recorded.
private struct Explained {
  let view: any View
  let tree: FrameTree
  let explanation: Explanation
  let told: [Explanation.Told]

  init(_ view: any View, _ proposal: ProposedViewSize, limit: Int = 1_000_000) throws {
    self.view = view
    let nodes = try Nodes(view)
    let recorder = ExchangeRecorder(limit: limit)
    nodes.session.recorder = recorder
    tree = try nodes.tree(proposal)
    explanation = Explanation(recorder, tree: tree)
    told = explanation.told(.everything)
  }

  var placed: [(frame: FrameNode, parent: FrameNode?, level: Int)] {
    explanation.placed(.everything)
  }

  var lines: [String] {
    var lines: [String] = []
    explanation.appendText(.everything, to: &lines)
    return lines
  }

  var json: JSONText {
    var json = JSONText()
    json.object { explanation.appendFields(.everything, to: &$0) }
    return json
  }
}

extension LayoutNode {
  fileprivate func contains(_ view: String) -> Bool {
    self.view == view || children.contains { $0.contains(view) }
  }
}
