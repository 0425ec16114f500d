import Foundation
import Geometry
import LayoutEngine
import Typography
import Views

/// Measures the negotiation: nanoseconds and questions per node.
enum LayoutBenchmark {
  /// Rounds per tree; the quickest counts, as the others were disturbed.
  static let rounds = 7

  /// - Parameter largest: trees of more nodes than this are left out.
  static func run(largest: Int) throws {
    print("Layout without text, 390 × 844 proposed; per node.")
    print("Must: 1000 layout ns, 32 asked, 4 evaluations; aim: 250 layout ns.")
    print(row("tree", "nodes", "build ns", "layout ns", "asked", "answered", "evaluations"))
    for nodes in [1_000, 10_000, 100_000] where nodes <= largest {
      try measure("flat", LayoutTrees.flat(nodes: nodes))
      try measure("grid", LayoutTrees.grid(nodes: nodes))
      for depth in [50, 500, 1_000] where 2 * depth <= nodes {
        try measure("nested \(depth)", LayoutTrees.nested(depth: depth, nodes: nodes))
      }
    }
  }

  private static func measure(_ name: String, _ view: any View) throws {
    let best = try DeepStack.run { () throws -> Sample in
      var best: Sample?
      for _ in 0..<rounds {
        let sample = try sample(view)
        if sample.layout < (best?.layout ?? .infinity) { best = sample }
      }
      return try best ?? sample(view)
    }
    func perNode(_ total: Double, decimals: Int = 0) -> String {
      NumberText.text(total / Double(best.nodes), decimals: decimals)
    }
    print(
      row(
        name, "\(best.nodes)", perNode(best.build), perNode(best.layout),
        perNode(Double(best.asked), decimals: 1), perNode(Double(best.answered), decimals: 1),
        perNode(Double(best.evaluations), decimals: 1)))
  }

  private struct Sample {
    var nodes: Int
    var build: Double
    var layout: Double
    var asked: Int
    var answered: Int
    var evaluations: Int
  }

  private static func sample(_ view: any View) throws -> Sample {
    let session = LayoutSession()
    let build = FigureBuild(measurer: NoText(), session: session)
    let context = ViewContext(environment: EnvironmentValues(), build: build)
    let start = processTime()
    let root = try view.layoutNodes(in: context).nodes[0]
    let built = processTime()
    let tree = try FrameTree(
      root: root, proposal: ProposedViewSize(width: 390, height: 844), session: session)
    let done = processTime()
    withExtendedLifetime(tree) {}
    return Sample(
      nodes: build.nodeCount, build: built - start, layout: done - built,
      asked: session.asked, answered: session.questions,
      evaluations: session.stackEvaluations)
  }

  /// Nanoseconds of processor time that the process has used: other processes count little in it.
  private static func processTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private static func row(_ cells: String...) -> String {
    cells.enumerated().map { index, cell in
      let fill = String(repeating: " ", count: max(13 - cell.count, 1))
      return index == 0 ? cell + fill : fill + cell
    }.joined()
  }
}

/// The trees have no text; a text in one would be a mistake.
private struct NoText: TextMeasurer {
  func shape(_ text: StyledText) throws -> any ShapedText {
    throw TypographyError.missingSystemFont(.default, family: "Inter", searched: [])
  }

  func metrics(of font: ResolvedFont, platform: Platform) throws -> FontMetrics {
    throw TypographyError.missingSystemFont(.default, family: "Inter", searched: [])
  }
}
