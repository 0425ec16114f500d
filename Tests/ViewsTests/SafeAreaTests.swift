import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Bars and what extends under them: numbers measured on macOS 26 by iamcgn/swiftui-web
/// (Position.md) unless a test says otherwise.
@Suite struct SafeAreaTests {
  private func bar(_ id: String = "bar") -> some View { Color.blue.frame(height: 30).id(id) }

  @Test("Plain content is laid out in what the bar and its spacing leave") func plainContent()
    throws
  {
    try expectFrames(
      """
      content 0 0 100 162
      bar 0 170 100 30
      """, width: 100, height: 200
    ) { Color.red.id("content").safeAreaInset(edge: .bottom) { bar() } }
  }

  @Test("A scroll view keeps its frame and insets its content") func scrollView() throws {
    try expectFrames(
      """
      scroll 0 0 100 200
      content 0 58 100 240
      """, width: 100, height: 200
    ) {
      ScrollView { Color.red.frame(height: 240).id("content") }
        .id("scroll")
        .safeAreaPadding(.top, 20)
        .safeAreaInset(edge: .top) { bar() }
    }
  }

  @Test(
    "A style behind a view extends under the bar that the view touches (Apple's documentation of background(_:ignoresSafeAreaEdges:))"
  )
  func styleBehind() throws {
    func tree(_ edges: Edge.Set) throws -> FrameNode {
      try LaidOut(
        Color.clear.background(Color.red, ignoresSafeAreaEdges: edges)
          .safeAreaInset(edge: .bottom, spacing: 0) { bar() },
        ProposedViewSize(width: 100, height: 200)
      ).tree.root.children[0]
    }
    let reaching = try tree(.all)
    #expect(reaching.frame == CGRect(x: 0, y: 0, width: 100, height: 170))
    #expect(reaching.children[1].frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(try tree(.top).children[1].frame == reaching.frame)
  }

  @Test("Content that ignores the safe area extends under the bar that it touches")
  func ignoring() throws {
    try expectFrames(
      """
      inner 0 0 100 200
      outer 0 30 100 170
      """, width: 100, height: 200
    ) {
      Color.red.id("inner").ignoresSafeArea().id("outer")
        .safeAreaInset(edge: .top, spacing: 0) { bar() }
    }
    try expectFrames(
      """
      inner 10 40 80 150
      """, width: 100, height: 200
    ) {
      Color.red.id("inner").ignoresSafeArea().padding(10)
        .safeAreaInset(edge: .top, spacing: 0) { bar() }
    }
  }

  @Test("It extends through frames and paddings on other edges, on the edges that are named")
  func partly() throws {
    try expectFrames(
      """
      inner 30 0 40 200
      bottom 0 30 100 170
      """, width: 100, height: 200
    ) {
      ZStack {
        Color.red.id("inner").ignoresSafeArea().frame(width: 40)
        Color.red.id("bottom").ignoresSafeArea(edges: .bottom)
      }
      .safeAreaInset(edge: .top, spacing: 0) { bar() }
    }
  }

  @Test("A bar is aligned along its edge, and mirrored where the reader reads from the right")
  func alignment() throws {
    try expectFrames(
      """
      content 28 0 72 60
      bar 0 50 20 10
      """, width: 100, height: 60
    ) {
      Color.red.id("content").safeAreaInset(edge: .leading, alignment: .bottom) {
        Color.blue.frame(width: 20, height: 10).id("bar")
      }
    }
    try expectFrames(
      """
      content 0 0 72 60
      inner 0 0 100 60
      """, width: 100, height: 60
    ) {
      ZStack {
        Color.red.id("content")
        Color.red.id("inner").ignoresSafeArea()
      }
      .safeAreaInset(edge: .leading) { Color.blue.frame(width: 20, height: 10) }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("Where nothing is proposed the insets add to the content") func ideal() throws {
    let view = Color.red.frame(width: 40, height: 20).safeAreaInset(edge: .bottom) { bar() }
    let frame = try LaidOut(view.fixedSize(), .unspecified).tree.root.frame
    #expect(frame.size == CGSize(width: 40, height: 58))
  }

  @Test("A reader is told the insets beyond its edges") func reader() throws {
    try expectFrames(
      """
      mark 0 30 30 1
      """, width: 100, height: 200
    ) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.safeAreaInsets.top, height: 1).id("mark")
      }
      .safeAreaInset(edge: .top, spacing: 0) { bar() }
    }
  }

  @Test("A bar wider than its content is measured and placed alike, and makes the whole as wide")
  func wideBar() throws {
    let view = Color.red.frame(width: 20, height: 10).id("content")
      .safeAreaInset(edge: .bottom) {
        ViewThatFits {
          Color.blue.frame(width: 60, height: 5)
          Color.blue.frame(width: 10, height: 50)
        }
        .id("bar")
      }
    try expectFrames(
      """
      content 20 0 20 10
      bar 0 18 60 5
      whole 0 0 60 23
      """, width: 60, height: 23
    ) { view.id("whole") }
    let size = try LaidOut(view, ProposedViewSize(width: 100, height: 200)).tree.root.frame.size
    #expect(size == CGSize(width: 60, height: 23))
  }
}
