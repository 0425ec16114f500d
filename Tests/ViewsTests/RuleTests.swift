import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Typography
import Views

/// Single rules with the numbers that were measured on SwiftUI, each named by its fixture in
/// iamcgn/swiftui-web.
@Suite struct RuleTests {
  private func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  @Test("layout/rtl-scroll: a horizontal scroll view starts at its right end")
  func rightToLeftScroll() throws {
    try expectFrames(
      """
      content -170 0 350 20
      first 130 0 50 20
      """, width: 180, height: 20
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box("first", 50, 20)
          box("rest", 300, 20)
        }
        .id("content")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("effects/zindex: negative spacing is applied as it is") func negativeSpacing() throws {
    try expectFrames("row 25 0 150 70\nlast 105 0 70 70", width: 200, height: 70) {
      HStack(spacing: -30) {
        box("a", 70, 70).zIndex(1)
        box("b", 70, 70)
        box("last", 70, 70)
      }
      .id("row")
    }
  }

  @Test("foreach/empty: no elements, no gap; foreach/modifier: each element is modified")
  func forEach() throws {
    try expectFrames("a 0 0 20 10\nb 28 0 20 10", width: 48, height: 10) {
      HStack {
        box("a", 20, 10)
        ForEach(0..<0) { _ in Color.blue }
        box("b", 20, 10)
      }
    }
    try expectFrames("a 5 5 20 10\nb 40 5 20 10", width: 65, height: 20) {
      HStack(spacing: 5) {
        Section {
          box("a", 20, 10)
          box("b", 20, 10)
        }
        .padding(5)
      }
    }
  }

  @Test("matched/*: a follower keeps its own slot and size") func matched() throws {
    let space = Namespace().wrappedValue
    try expectFrames("source 0 0 60 40\nfollower 68 10 20 20", width: 88, height: 40) {
      HStack {
        Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 60, height: 40)
          .id("source")
        Color.blue.frame(width: 20, height: 20)
          .matchedGeometryEffect(id: "a", in: space, isSource: false).id("follower")
      }
    }
  }

  @Test("lazy/stacks: lazy stacks share the width and fill the height across") func lazyStacks()
    throws
  {
    try expectFrames(
      """
      v1 0 0 121.5 240
      h 141.5 0 37 240
      v2 198.5 0 121.5 240
      item 141.5 210 37 30
      """, width: 320, height: 240
    ) {
      HStack(spacing: 20) {
        LazyVStack { Color.red.frame(height: 240) }.id("v1")
        LazyHStack(alignment: .bottom) { box("item", 37, 30) }.id("h")
        LazyVStack { Color.red.frame(height: 240) }.id("v2")
      }
    }
  }

  @Test("lazy/grids: 60, 102 and 80 in 280, centred; four tracks of 52.5 in 240; rows of 30")
  func lazyGrids() throws {
    try expectFrames(
      """
      c0 31 20 60 20
      c1 99 20 102 20
      c2 209 20 80 20
      """, width: 320, height: 60
    ) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80)),
        ]
      ) {
        ForEach(0..<3) { index in Color.red.frame(height: 20).id("c\(index)") }
      }
      .frame(width: 280)
    }
    try expectFrames("a0 0 0 52.5 24\na3 187.5 0 52.5 24\na4 0 32 52.5 24", width: 240, height: 56)
    {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
        ForEach(0..<5) { index in Color.red.frame(height: 24).id("a\(index)") }
      }
    }
    try expectFrames(
      """
      grid 94 0 132 70
      h0 94 1 40 30
      h1 94 39 40 30
      h4 186 1 40 30
      """, width: 320, height: 70
    ) {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
        ForEach(0..<5) { index in Color.red.frame(width: 40).id("h\(index)") }
      }
      .id("grid")
    }
  }

  @Test("Text keeps its distances by the font's measures: Helvetica 16 at a pixel of a point")
  func textDistances() throws {
    // Published with the formula: 5.6796875 above, 6.5234375 below, from these three measures.
    struct Helvetica: TextMeasurer {
      func shape(_ text: StyledText) throws -> any ShapedText { try BlockMeasurer().shape(text) }
      func metrics(of font: ResolvedFont, platform: Platform) throws -> FontMetrics {
        FontMetrics(
          ascender: 12.3203125, descender: 3.6796875, capHeight: 11.4765625, leading: 0)
      }
    }
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let context = ViewContext(
      environment: environment, build: FigureBuild(measurer: Helvetica()))
    let text = try #require(Text("a").layoutNodes(in: context).nodes.first).spacing
    #expect(abs(ViewSpacing().distance(to: text, along: .vertical) - 5.6796875) < 1e-9)
    #expect(abs(text.distance(to: ViewSpacing(), along: .vertical) - 6.5234375) < 1e-9)
    #expect(text.distance(to: text, along: .vertical) == 0)
    #expect(text.distance(to: text, along: .horizontal) == 8)
  }

  @Test("An ideal length is at least the least one, and the largest at least the ideal")
  func contradictoryFrames() throws {
    func width(_ view: some View) throws -> CGFloat {
      try LaidOut(view, ProposedViewSize(width: 300, height: 100)).tree.root.frame.width
    }
    #expect(try width(Color.red.frame(minWidth: 40, idealWidth: 20).fixedSize()) == 40)
    #expect(try width(Color.red.frame(minWidth: 40, idealWidth: 20, maxWidth: 100)) == 100)
    #expect(try width(Color.red.frame(idealWidth: 80, maxWidth: 50)) == 80)
    #expect(try width(Color.red.frame(width: 30).frame(minWidth: 80, maxWidth: 40)) == 30)
  }

  @Test("Insets of a row on iOS are its margins: zero reaches the cell's edges (expo/expo#47000)")
  func rowInsets() throws {
    try expectFrames("a 0 0 320 60", width: 320, height: 200) {
      List { Color.red.frame(height: 60).listRowInsets(EdgeInsets()).id("a") }.listStyle(.plain)
    }
  }

  @Test("Columns that only flexible spanning cells cover share the width like any other")
  func spanningColumns() throws {
    try expectFrames("a 0 0 100 20\nb 100 0 200 20", width: 300, height: 20) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.frame(height: 20).id("a")
          Color.blue.frame(height: 20).id("b").gridCellColumns(2)
        }
      }
    }
  }
}
