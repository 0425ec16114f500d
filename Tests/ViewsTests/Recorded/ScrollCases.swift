import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Scroll views, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct ScrollCases {
  @Test("scroll-children-implicit-vstack-boxes (derived)") func scrollChildrenImplicitVstackBoxes()
    throws
  {
    try expectFrames(
      """
      row 0 0 300 200
      vScroll 0 0 60 200
      vTop 19 0 22 16
      vB 0 24 60 30
      vBottom 8 62 44 16
      hScroll 80 0 220 78
      hTop 99 0 22 16
      hB 80 24 60 30
      hBottom 88 62 44 16
      """, width: 300, height: 200
    ) {
      HStack(alignment: .top, spacing: 20) {
        ScrollView {
          Color.clear.frame(width: 22, height: 16).id("vTop")
          Color.clear.frame(width: 60, height: 30).id("vB")
          Color.clear.frame(width: 44, height: 16).id("vBottom")
        }
        .id("vScroll")
        ScrollView(.horizontal) {
          Color.clear.frame(width: 22, height: 16).id("hTop")
          Color.clear.frame(width: 60, height: 30).id("hB")
          Color.clear.frame(width: 44, height: 16).id("hBottom")
        }
        .id("hScroll")
      }
      .id("row")
    }
  }

  @Test("scroll-narrow-content (measured)") func scrollNarrowContent() throws {
    try expectFrames(
      """
      frame 25 25 250 150
      scroll 100 25 100 150
      content 100 25 100 400
      """, width: 300, height: 200
    ) {
      ScrollView { Color.clear.frame(width: 100, height: 400).id("content") }.id("scroll").frame(
        width: 250, height: 150
      ).id("frame")
    }
  }

  @Test("scroll-both-axes (measured)") func scrollBothAxes() throws {
    try expectFrames(
      """
      scroll 0 0 300 200
      content 0 0 500 400
      """, width: 300, height: 200
    ) {
      ScrollView([.horizontal, .vertical]) {
        Color.clear.frame(width: 500, height: 400).id("content")
      }.id("scroll")
    }
  }

  @Test("scroll-in-stack (measured)") func scrollInStack() throws {
    try expectFrames(
      """
      header - 0 44.5 16
      scroll 90 16 120 168
      footer - 184 42 16
      """, width: 300, height: 200
    ) {
      VStack(spacing: 0) {
        Color.clear.frame(width: 44.5, height: 16).id("header")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { _ in Color.blue.frame(width: 120, height: 20) }
          }.id("content")
        }
        .id("scroll")
        Color.clear.frame(width: 42, height: 16).id("footer")
      }
    }
  }

  @Test("scroll-padding-inside (measured)") func scrollPaddingInside() throws {
    try expectFrames(
      """
      scroll 74 0 152 200
      padded 74 0 152 432
      rows 90 16 120 400
      """, width: 300, height: 200
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in Color.blue.frame(width: 120, height: 20) }
        }.id("rows")
          .padding().id("padded")
      }
      .id("scroll")
    }
  }

  @Test("scroll-short-content-top (measured)") func scrollShortContentTop() throws {
    try expectFrames(
      """
      scroll 90 0 120 200
      content 90 0 120 60
      """, width: 300, height: 200
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { _ in Color.blue.frame(width: 120, height: 20) }
        }.id("content")
      }
      .id("scroll")
    }
  }

  @Test("scroll-anchor-bottom (measured)") func scrollAnchorBottom() throws {
    try expectFrames(
      """
      scroll 90 0 120 200
      content 90 -200 120 400
      row0 90 -200 120 20
      row1 90 -180 120 20
      row10 90 0 120 20
      row19 90 180 120 20
      """, width: 300, height: 200
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("row\(i)")
          }
        }
        .id("content")
      }
      .defaultScrollAnchor(.bottom).id("scroll")
    }
  }

  @Test("scroll-content-margins (measured)") func scrollContentMargins() throws {
    try expectFrames(
      """
      content -2 0 160 200
      a0 18 20 120 20
      a1 18 40 120 20
      a19 18 400 120 20
      horizontal 178 0 144 200
      b0 190 0 120 20
      b2 190 40 120 20
      automatic 342 0 120 200
      c0 342 30 120 20
      c2 342 70 120 20
      indicators 482 0 120 200
      d0 482 0 120 20
      d19 482 380 120 20
      """, width: 600, height: 200
    ) {
      HStack(spacing: 20) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("a\(i)")
            }
          }
          .id("a")
        }
        .contentMargins(20, for: .scrollContent).id("content")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("b\(i)") }
          }
          .id("b")
        }
        .contentMargins(.horizontal, 12, for: .scrollContent).id("horizontal")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("c\(i)") }
          }
          .id("c")
        }
        .contentMargins(.top, 30).id("automatic")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("d\(i)")
            }
          }
          .id("d")
        }
        .contentMargins(20, for: .scrollIndicators).id("indicators")
      }
    }
  }

  @Test("scroll-margin-all-edges (measured, adapted)") func scrollMarginAllEdges() throws {
    try expectFrames(
      """
      content 0 0 160 200
      a0 20 20 120 20
      a1 20 40 120 20
      a19 20 400 120 20
      """, width: 160, height: 200
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("a\(i)") }
        }.id("a")
      }
      .contentMargins(20, for: .scrollContent).id("content")
    }
  }

  @Test("dr-scroll-horizontal-flexible (derived)") func drScrollHorizontalFlexible() throws {
    try expectFrames(
      """
      s 0 0 120 80
      row 0 0 200 80
      a 0 0 100 80
      b 100 0 100 80
      """, width: 120, height: 80
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.frame(width: 100).id("a")
          Color.blue.frame(width: 100).id("b")
        }
        .id("row")
      }
      .id("s")
    }
  }

  @Test("dr-scroll-ideal (derived)") func drScrollIdeal() throws {
    try expectFrames(
      """
      s 80 65 40 70
      c 80 65 40 70
      """, width: 200, height: 200
    ) {
      ScrollView { Color.clear.frame(width: 40, height: 70).id("c") }.fixedSize().id("s")
    }
  }
}
