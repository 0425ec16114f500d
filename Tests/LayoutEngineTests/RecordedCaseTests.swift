import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Typography
import Views

/// Frames recorded from SwiftUI whose texts are boxes: rules of the engine alone.
@Suite struct RecordedCaseTests {
  /// Cases that state a rule in words; each has a test of its own below.
  static let rulesInWords: Set = [
    "viewspacing-text-formula", "ios-text-text-body-gap", "rounding-rule",
  ]

  @Test func everyCaseRuns() throws {
    let known = Set(RecordedViews.all.keys).union(Self.rulesInWords)
    let recorded = try RecordedCases.read().map(\.id)
    #expect(recorded.sorted() == known.sorted())
  }

  @Test(arguments: try RecordedCases.read().filter { $0.expected != nil })
  func framesAreThoseRecorded(recorded: RecordedCases.Case) throws {
    let view = try #require(RecordedViews.all[recorded.id])
    let size = try #require(recorded.root)
    // The host proposes its size, and centres the answer.
    let hosted = view.erased.frame(width: size.width, height: size.height)
    let tree = try frames(of: hosted, ProposedViewSize(width: size.width, height: size.height))
    let named = Dictionary(
      tree.root.all.compactMap { node in node.id.map { ($0, node.frame) } }
    ) { first, _ in first }
    for expected in recorded.expected ?? [] {
      let frame = try #require(named[expected.node], "no view is named \(expected.node)")
      #expect(
        frame.distance(to: expected.rect) <= recorded.tolerance,
        "\(expected.node) should be at \(expected.rect):\n\(tree.text)")
    }
  }

  /// Helvetica at 16 points and one pixel a point: 5.6796875 above, 6.5234375 below (OpenSwiftUI;
  /// the cap height is Helvetica's 0.71728515625 em).
  @Test func spacingBesideTextFollowsTheFont() throws {
    let gaps = try gapsBesideText(
      FontMetrics(ascender: 12.3203125, descender: 3.6796875, capHeight: 11.4765625, leading: 0),
      scale: 1)
    #expect(gaps.above == 5.6796875)
    #expect(gaps.below == 6.5234375)
  }

  /// Two body texts on iOS: 2 points apart in a column (the leading of 1.71 rounded up to a pixel
  /// at two pixels a point), 8 in a row (recorded: ios/layout/basics).
  @Test func textsKeepTheLeadingOfTheLowerOne() throws {
    let metrics = FontMetrics(ascender: 16.19, descender: 4.1, capHeight: 11.98, leading: 1.71)
    let column = try stack(VStack { texts }, metrics, scale: 2)
    #expect(column.children[1].frame.minY - column.children[0].frame.maxY == 2)
    let row = try stack(HStack { texts }, metrics, scale: 2)
    #expect(row.children[1].frame.minX - row.children[0].frame.maxX == 8)
  }

  /// 34.75…65.25 at two pixels a point is drawn from 70 to 131 pixels (measured on pointfree's
  /// pictures); layout keeps the fractions.
  @Test func onlyDrawingRounds() throws {
    let context = DrawingContext(pixel: 0.5, isDark: false)
    let drawn = context.snapped(CGRect(x: 0, y: 34.75, width: 10, height: 30.5))
    #expect(drawn.minY == 35)
    #expect(drawn.maxY == 65.5)
    let centred = Color.red.frame(width: 10, height: 18.5).frame(width: 10, height: 100)
    let tree = try frames(of: centred, .unspecified)
    #expect(tree.root.children[0].frame.minY == 40.75)
  }

  private var texts: some View {
    ForEach(0..<2) { _ in Text(verbatim: "body") }
  }

  private func gapsBesideText(
    _ metrics: FontMetrics, scale: CGFloat
  ) throws -> (above: CGFloat, below: CGFloat) {
    let column = VStack {
      Color.red.frame(width: 10, height: 10)
      Text(verbatim: "a")
      Color.red.frame(width: 10, height: 10)
    }
    let children = try stack(column, metrics, scale: scale).children.map(\.frame)
    return (children[1].minY - children[0].maxY, children[2].minY - children[1].maxY)
  }

  private func stack(_ view: any View, _ metrics: FontMetrics, scale: CGFloat) throws -> FrameNode {
    let session = LayoutSession()
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let build = FigureBuild(measurer: SquareText(font: metrics), session: session)
    let nodes = try view.layoutNodes(
      in: ViewContext(environment: environment, build: build)
    ).nodes
    return try FrameTree(root: nodes[0], proposal: .unspecified, session: session).root
  }
}
