import Figures
import Fixtures
import Foundation
import Geometry
import LayoutEngine
import Testing

/// What the three articles say about their figures holds for the fixtures that illustrate them.
@Suite struct ArticleTests {
  private func root(_ path: String) throws -> FrameNode {
    try #require(try Fixture.figures("\(TestFiles.fixtures)/\(path).swift").first).tree.root
  }

  private func nodes(_ path: String, _ view: String) throws -> [FrameNode] {
    try root(path).all.filter { $0.view == view }
  }

  @Test func equalPrioritiesShareEqually() throws {
    let widths = try nodes("layout-priority/equal-shares", "GradientBlock").map(\.frame.width)
    #expect(widths == [108, 108, 108])
  }

  @Test func aRaisedPriorityLeavesTheMinima() throws {
    let widths = try nodes("layout-priority/raised-priority", "GradientBlock").map(\.frame.width)
    #expect(widths == [60, 204, 60])
  }

  @Test func aNegativePriorityReceivesSpaceLast() throws {
    let widths = try nodes("layout-priority/lowered-priority", "GradientBlock").map(\.frame.width)
    #expect(widths == [132, 60, 132])
  }

  @Test func onlyTheOrderOfPrioritiesCounts() throws {
    let frames = try nodes("layout-priority/order-not-value", "GradientBlock").map(\.frame)
    #expect(frames.count == 6)
    for (one, hundred) in zip(frames.prefix(3), frames.suffix(3)) {
      #expect(one.minX == hundred.minX && one.width == hundred.width)
    }
  }

  @Test func idealCapsules() throws {
    let sizes = try nodes("fixed-size/ideal-capsules", "Capsule").map(\.frame.size)
    #expect(sizes == [CGSize(width: 10, height: 10), CGSize(width: 100, height: 40)])
  }

  @Test func aTextOfFixedSizeSqueezesTheShapeToNothing() throws {
    let shape = try nodes("fixed-size/text-squeezes-a-shape", "RoundedRectangle")[0].frame
    let row = try nodes("fixed-size/text-squeezes-a-shape", "HStack")[0].frame
    #expect(shape.width == 0)
    #expect(row.width > 150 && abs(row.midX - 75) < 0.01)
  }

  @Test func paddingInAFrameOffersTheRest() throws {
    let text = try nodes("padding/padding-in-frame", "Text")[0]
    let padding = try nodes("padding/padding-in-frame", "padding")[0].frame
    #expect(text.proposal == ProposedViewSize(width: 168, height: 168))
    #expect(text.text?.lines.count == 2)
    #expect(padding.insetBy(dx: 16, dy: 16) == text.frame)
    #expect(padding.midX == 100 && padding.midY == 100)
  }

  @Test func overflowIsCentredOrTrailing() throws {
    let centred = try nodes("fixed-size/overflow-centred", "fixedSize")[0].frame
    #expect(centred.minX < 0 && abs(centred.midX - 75) < 0.01)
    let leading = try nodes("fixed-size/overflow-leading", "fixedSize")[0].frame
    #expect(leading.minX == 0 && leading.maxX > 150)
  }

  @Test func aShapeIsAsHighAsTheText() throws {
    let root = try root("fixed-size/shape-as-high-as-text")
    let shape = root.all.first { $0.view == "RoundedRectangle" }
    let padded = root.all.first { $0.view == "padding" }
    #expect(shape?.frame.height == padded?.frame.height)
    #expect(root.all.first { $0.view == "Text" }?.text?.isTruncated == false)
  }

  @Test func textWrapsAndIsTruncated() throws {
    let texts = try nodes("fixed-size/wrapping-and-truncating", "Text")
    #expect(texts.map { $0.text?.isTruncated } == [false, true])
    #expect(texts[0].text?.lines.count == 3)
  }

  @Test func theLastBlockComesFirst() throws {
    let blocks = try nodes("layout-priority/priority-ordered-layout", "GradientBlock")
    let order = blocks.sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
    #expect(order == ["ember", "ocean", "meadow"])
  }

  @Test func theRaisedTextSizesTheStack() throws {
    let stack = try nodes("layout-priority/zstack-raised", "ZStack")[0].frame
    let padding = try nodes("layout-priority/zstack-raised", "padding")[0].frame
    #expect(stack == padding)
    #expect(try nodes("layout-priority/zstack-equal", "ZStack")[0].frame.size.width == 340)
  }

  @Test func theFirstViewThatFitsIsTaken() throws {
    let texts = try nodes("layout-priority/view-that-fits", "Text").map(\.label)
    #expect(texts == ["Partly cloudy with a light wind", "Partly cloudy"])
  }

  @Test func rowsIgnorePriorities() throws {
    let rows = try nodes("layout-priority/list-rows", "Text").map(\.frame)
    #expect(Set(rows.map(\.height)).count == 1)
    #expect(rows[1].minY - rows[0].minY == rows[2].minY - rows[1].minY)
  }
}
