import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Lazy grids, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct LazyGridCases {
  @Test("lazyvgrid-two-pass (published)") func lazyvgridTwoPass() throws {
    try expectFrames(
      """
      c0 - 20 107.5 20
      c1 - 20 120 20
      """, width: 200, height: 60
    ) {
      LazyVGrid(columns: [
        GridItem(.flexible(minimum: 60), spacing: 10),
        GridItem(.flexible(minimum: 120), spacing: 10),
      ]) {
        Color.red.frame(height: 20).id("c0")
        Color.blue.frame(height: 20).id("c1")
      }
      .frame(width: 200)
    }
  }

  @Test("lazy-grid-sections (measured)") func lazyGridSections() throws {
    try expectFrames(
      """
      scroll 30 0 240 300
      grid 30 0 240 160
      aH 30 0 240 24
      a0 52 28 60 20
      a1 120 28 60 20
      a2 188 28 60 20
      a3 52 52 60 20
      a4 120 52 60 20
      aF 30 76 240 16
      bH 127 96 46 16
      b10 52 116 60 20
      b11 120 116 60 20
      b12 188 116 60 20
      b13 52 140 60 20
      """, width: 300, height: 300
    ) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4
        ) {
          Section {
            ForEach(0..<5, id: \.self) { i in Color.red.frame(height: 20).id("a\(i)") }
          } header: {
            Color.gray.frame(height: 24).id("aH")
          } footer: {
            Color.black.frame(height: 16).id("aF")
          }
          Section {
            ForEach(10..<14, id: \.self) { i in Color.blue.frame(height: 20).id("b\(i)") }
          } header: {
            Color.clear.frame(width: 46, height: 16).id("bH")
          }
        }
        .id("grid")
      }
      .frame(width: 240).id("scroll")
    }
  }

  @Test("lazy-grid-item-alignment (measured)") func lazyGridItemAlignment() throws {
    try expectFrames(
      """
      trailing 30 40 240 64
      t0 74 50 20 20
      t1 182 40 20 40
      t2 250 60 20 20
      t3 74 84 20 20
      leading 30 120 240 40
      l0 30 130 20 20
      l1 98 120 20 40
      l2 206 140 20 20
      """, width: 300, height: 200
    ) {
      VStack(spacing: 16) {
        LazyVGrid(
          columns: [
            GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
            GridItem(.fixed(60), alignment: .bottomTrailing),
          ], alignment: .trailing, spacing: 4
        ) {
          Color.clear.frame(width: 20, height: 20).id("t0")
          Color.clear.frame(width: 20, height: 40).id("t1")
          Color.clear.frame(width: 20, height: 20).id("t2")
          Color.clear.frame(width: 20, height: 20).id("t3")
        }
        .frame(width: 240).id("trailing")
        LazyVGrid(
          columns: [
            GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
            GridItem(.fixed(60), alignment: .bottomTrailing),
          ], alignment: .leading, spacing: 4
        ) {
          Color.clear.frame(width: 20, height: 20).id("l0")
          Color.clear.frame(width: 20, height: 40).id("l1")
          Color.clear.frame(width: 20, height: 20).id("l2")
        }
        .frame(width: 240).id("leading")
      }
    }
  }

  @Test("dr-lazyvgrid-three-flexible (derived)") func drLazyvgridThreeFlexible() throws {
    try expectFrames(
      """
      grid 0 7 200 46
      c0 0 7 60 20
      c1 70 7 60 20
      c2 140 7 60 20
      c3 0 33 60 20
      c4 70 33 60 20
      """, width: 200, height: 60
    ) {
      LazyVGrid(
        columns: [
          GridItem(.flexible(), spacing: 10), GridItem(.flexible(), spacing: 10),
          GridItem(.flexible()),
        ], spacing: 6
      ) { ForEach(0..<5, id: \.self) { i in Color.red.frame(height: 20).id("c\(i)") } }.id("grid")
    }
  }

  @Test("dr-lazyvgrid-row-height (derived)") func drLazyvgridRowHeight() throws {
    try expectFrames(
      """
      grid 0 23 200 54
      a 56 33 20 20
      b 114 23 30 40
      c 41 67 50 10
      """, width: 200, height: 100
    ) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(60))], spacing: 4) {
        Color.clear.frame(width: 20, height: 20).id("a")
        Color.clear.frame(width: 30, height: 40).id("b")
        Color.clear.frame(width: 50, height: 10).id("c")
      }
      .id("grid")
    }
  }
}
