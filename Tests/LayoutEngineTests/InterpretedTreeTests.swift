import Figures
import Fixtures
import Foundation
import Geometry
import Testing
import Views

/// Random trees give the same frames whether swiftc compiled them or a fixture is interpreted.
@Suite struct InterpretedTreeTests {
  private static let stairs = """
    struct StairsLayout: Layout {
      func steps(_ subviews: Subviews) -> (ends: [CGPoint], size: CGSize) {
        var corner = CGPoint.zero
        var ends: [CGPoint] = []
        for subview in subviews {
          ends.append(corner)
          let size = subview.sizeThatFits(.unspecified)
          corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
        return (ends, CGSize(width: corner.x, height: corner.y))
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        steps(subviews).size
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (subview, end) in zip(subviews, steps(subviews).ends) {
          subview.place(
            at: CGPoint(x: bounds.minX + end.x, y: bounds.minY + end.y), proposal: .unspecified)
        }
      }
    }

    """

  @Test func interpretedIsCompiled() throws {
    var runner = FixtureRunner(measurer: SquareText())
    for seed in 9_000..<9_300 {
      var views = RandomViews(seed: seed)
      let written = views.tree(depth: 4)
      for proposal in RandomTreeTests.proposals.prefix(3) {
        runner.overrides.proposal = proposal
        let result = runner.run(
          name: "tree.swift", bytes: Array((Self.stairs + written.source).utf8), folder: nil
        ) { try $0.figure().frameText }
        let comment: Comment = "seed \(seed):\n\(written.source)"
        let interpreted = try #require(
          result.figures.first, "\(comment)\n\(result.problems)")
        let compiled = try Figure(
          written.view, name: "tree", options: runner.overrides.options, measurer: SquareText())
        try #require(compiled.frameText == interpreted, comment)
      }
    }
  }
}
