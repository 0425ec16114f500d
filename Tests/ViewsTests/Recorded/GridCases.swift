import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Grids, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct GridCases {
  @Test("grid-explicit-spacing-topLeading (measured)") func gridExplicitSpacingTopLeading() throws {
    try expectFrames(
      """
      grid 105 73 110 54
      a 105 73 9 16
      red 185 73 30 30
      blue 105 107 60 20
      h 185 107 10 16
      """, width: 320, height: 200
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          Color.clear.frame(width: 9, height: 16).id("a")
          Color.clear.frame(width: 30, height: 30).id("red")
        }
        GridRow {
          Color.clear.frame(width: 60, height: 20).id("blue")
          Color.clear.frame(width: 10, height: 16).id("h")
        }
      }
      .id("grid")
    }
  }

  @Test("grid-flexible-columns-boxes (measured, adapted)") func gridFlexibleColumnsBoxes() throws {
    try expectFrames(
      """
      grid 20 71 280 58
      a 59.5 73 9 16
      red 116 71 88 20
      ccc 242 73 28 16
      blue 20 99 88 30
      e 156 106 8 16
      green 212 99 88 30
      """, width: 320, height: 200
    ) {
      Grid(verticalSpacing: 8) {
        GridRow {
          Color.clear.frame(width: 9, height: 16).id("a")
          Color.red.frame(height: 20).id("red")
          Color.clear.frame(width: 28, height: 16).id("ccc")
        }
        GridRow {
          Color.blue.frame(height: 30).id("blue")
          Color.clear.frame(width: 8, height: 16).id("e")
          Color.green.frame(height: 30).id("green")
        }
      }
      .frame(width: 280).id("grid")
    }
  }

  @Test("grid-alignments-boxes (measured, adapted)") func gridAlignmentsBoxes() throws {
    try expectFrames(
      """
      bt 44 66 108 68
      a 95 90 9 16
      red 112 66 40 40
      blue 44 114 60 20
      h 142 118 10 16
      ce 168 66 108 68
      ca 193.5 78 9 16
      cred 236 66 40 40
      cblue 168 114 60 20
      ch 251 116 10 16
      """, width: 320, height: 200
    ) {
      HStack(alignment: .top, spacing: 16) {
        Grid(alignment: .bottomTrailing, verticalSpacing: 8) {
          GridRow {
            Color.clear.frame(width: 9, height: 16).id("a")
            Color.clear.frame(width: 40, height: 40).id("red")
          }
          GridRow {
            Color.clear.frame(width: 60, height: 20).id("blue")
            Color.clear.frame(width: 10, height: 16).id("h")
          }
        }
        .id("bt")
        Grid(alignment: .center, verticalSpacing: 8) {
          GridRow {
            Color.clear.frame(width: 9, height: 16).id("ca")
            Color.clear.frame(width: 40, height: 40).id("cred")
          }
          GridRow {
            Color.clear.frame(width: 60, height: 20).id("cblue")
            Color.clear.frame(width: 10, height: 16).id("ch")
          }
        }
        .id("ce")
      }
    }
  }

  @Test("dr-grid-span-widens (derived)") func drGridSpanWidens() throws {
    try expectFrames(
      """
      grid 60 32.5 80 35
      a 60 32.5 30 20
      b 100 32.5 40 20
      c 70 57.5 60 10
      """, width: 200, height: 100
    ) {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Color.clear.frame(width: 30, height: 20).id("a")
          Color.clear.frame(width: 40, height: 20).id("b")
        }
        GridRow { Color.clear.frame(width: 60, height: 10).gridCellColumns(2).id("c") }
      }
      .id("grid")
    }
  }

  @Test("dr-grid-row-alignment (derived)") func drGridRowAlignment() throws {
    try expectFrames(
      """
      grid 78 18 44 64
      a 78 18 20 30
      b 102 38 20 10
      c 78 52 20 10
      d 102 52 20 30
      """, width: 200, height: 100
    ) {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow(alignment: .bottom) {
          Color.clear.frame(width: 20, height: 30).id("a")
          Color.clear.frame(width: 20, height: 10).id("b")
        }
        GridRow(alignment: .top) {
          Color.clear.frame(width: 20, height: 10).id("c")
          Color.clear.frame(width: 20, height: 30).id("d")
        }
      }
      .id("grid")
    }
  }
}
