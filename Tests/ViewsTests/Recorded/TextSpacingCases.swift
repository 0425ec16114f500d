import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Distances beside text and grids of texts, against the recorded frames of the shared engine cases.
@Suite struct TextSpacingCases {
  private var picture: some View { Image(size: CGSize(width: 64, height: 40)) { _ in } }

  @Test("text-spacing-vstack (measured)") func textSpacingVstack() throws {
    try expectFrames(
      """
      one 87.5 64.5535 25 16
      two 87.5 80.5535 25 16
      box 75 104.704 50 10
      three 82.25 119.447 35.5 16
      stack 75 64.5535 50 70.8931
      """, width: 200, height: 200
    ) {
      VStack {
        TextBox(25, 16) {}.id("one")
        TextBox(25, 16) {}.id("two")
        Color.clear.frame(width: 50, height: 10).id("box")
        TextBox(35.5, 16) {}.id("three")
      }
      .id("stack")
    }
  }

  @Test("image-text-spacing-and-baseline (measured)") func imageTextSpacingAndBaseline() throws {
    try expectFrames(
      """
      hs 60.25 13.5535 179.5 40
      hi 60.25 13.5535 64 40
      ht 132.25 25.5535 17.5 16
      hi2 157.75 13.5535 64 40
      hb 229.75 28.5535 10 10
      vs 60.25 53.5535 64 126.893
      vt 83.5 98.2957 17.5 16
      vi2 60.25 122.447 64 40
      vb 87.25 170.446 10 10
      bl 60.25 180.446 81.5 43
      bt 60.25 207.446 17.5 16
      bi 77.75 180.446 64 40
      stack 60.25 13.5535 179.5 252.893
      """, width: 300, height: 280
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          picture.id("hi")
          TextBox(17.5, 16) {}.id("ht")
          picture.id("hi2")
          Color.clear.frame(width: 10, height: 10).id("hb")
        }
        .id("hs")
        VStack {
          picture.id("vi")
          TextBox(17.5, 16) {}.id("vt")
          picture.id("vi2")
          Color.clear.frame(width: 10, height: 10).id("vb")
        }
        .id("vs")
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          TextBox(17.5, 16) {}.id("bt")
          picture.id("bi")
        }
        .id("bl")
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          TextBox(17.5, 16) {}
          picture
        }
      }
      .id("stack")
    }
  }

  @Test("scroll-children-implicit-vstack (measured)") func scrollChildrenImplicitVstack() throws {
    try expectFrames(
      """
      row 0 0 300 200
      vScroll 0 0 60 200
      vTop 18.75 0 22.5 16
      vB 0 24.1509 60 30
      vBottom 7.75 58.8931 44.5 16
      hScroll 80 0 220 74.8931
      hTop 98.75 0 22.5 16
      hB 80 24.1509 60 30
      hBottom 87.75 58.8931 44.5 16
      """, width: 300, height: 200
    ) {
      HStack(alignment: .top, spacing: 20) {
        ScrollView {
          TextBox(22.5, 16) {}.id("vTop")
          Color.clear.frame(width: 60, height: 30).id("vB")
          TextBox(44.5, 16) {}.id("vBottom")
        }
        .id("vScroll")
        ScrollView(.horizontal) {
          TextBox(22.5, 16) {}.id("hTop")
          Color.clear.frame(width: 60, height: 30).id("hB")
          TextBox(44.5, 16) {}.id("hBottom")
        }
        .id("hScroll")
      }
      .id("row")
    }
  }

  @Test("grid-basic (measured)") func gridBasic() throws {
    try expectFrames(
      """
      grid 103.5 57.5535 113 84.8931
      a 114 57.5535 9 16
      bb 141.5 57.5535 17 16
      ccc 177.5 57.5535 28 16
      red 103.5 91.7043 30 20
      e 146 93.7043 8 16
      blue 166.5 81.7043 50 40
      g 113.5 126.447 10 16
      h 145 126.447 10 16
      """, width: 320, height: 200
    ) {
      Grid {
        GridRow {
          TextBox(9, 16) {}.id("a")
          TextBox(17, 16) {}.id("bb")
          TextBox(28, 16) {}.id("ccc")
        }
        GridRow {
          Color.clear.frame(width: 30, height: 20).id("red")
          TextBox(8, 16) {}.id("e")
          Color.clear.frame(width: 50, height: 40).id("blue")
        }
        GridRow {
          TextBox(10, 16) {}.id("g")
          TextBox(10, 16) {}.id("h")
        }
      }
      .id("grid")
    }
  }

  @Test("grid-cell-modifiers (measured)") func gridCellModifiers() throws {
    try expectFrames(
      """
      grid 0 67.8491 320 104.302
      header 0 67.8491 44.5 16
      ccc 223 67.8491 28 16
      a 69 104 9 16
      red 86 92 60 40
      e 312 116 8 16
      bar 0 140.151 320 4
      blue 0 152.151 78 20
      h 86 154.151 10 16
      """, width: 320, height: 240
    ) {
      Grid(alignment: .leading) {
        GridRow {
          TextBox(44.5, 16) {}.gridCellColumns(2).id("header")
          TextBox(28, 16) {}.id("ccc")
        }
        GridRow {
          TextBox(9, 16) {}.gridColumnAlignment(.trailing).id("a")
          Color.clear.frame(width: 60, height: 40).id("red")
          TextBox(8, 16) {}.gridCellAnchor(.bottomTrailing).id("e")
        }
        Color.clear.frame(height: 4).id("bar")
        GridRow {
          Color.clear.gridCellUnsizedAxes(.horizontal).frame(height: 20).id("blue")
          TextBox(10, 16) {}.id("h")
        }
      }
      .id("grid")
    }
  }

  @Test("grid-flexible-columns (measured)") func gridFlexibleColumns() throws {
    try expectFrames(
      """
      grid 20 70.9246 280 58.1509
      a 59.5 72.9246 9 16
      red 116 70.9246 88 20
      ccc 242 72.9246 28 16
      blue 20 99.0754 88 30
      e 156 106.075 8 16
      green 212 99.0754 88 30
      """, width: 320, height: 200
    ) {
      Grid {
        GridRow {
          TextBox(9, 16) {}.id("a")
          Color.clear.frame(height: 20).id("red")
          TextBox(28, 16) {}.id("ccc")
        }
        GridRow {
          Color.clear.frame(height: 30).id("blue")
          TextBox(8, 16) {}.id("e")
          Color.clear.frame(height: 30).id("green")
        }
      }
      .frame(width: 280)
      .id("grid")
    }
  }

  @Test("grid-alignments (measured)") func gridAlignments() throws {
    try expectFrames(
      """
      bt 44 65.9246 108 68.1509
      a 95 89.9246 9 16
      red 112 65.9246 40 40
      blue 44 114.075 60 20
      h 142 118.075 10 16
      ce 168 65.9246 108 68.1509
      ca 193.5 77.9246 9 16
      cred 236 65.9246 40 40
      cblue 168 114.075 60 20
      ch 251 116.075 10 16
      """, width: 320, height: 200
    ) {
      HStack(alignment: .top, spacing: 16) {
        Grid(alignment: .bottomTrailing) {
          GridRow {
            TextBox(9, 16) {}.id("a")
            Color.clear.frame(width: 40, height: 40).id("red")
          }
          GridRow {
            Color.clear.frame(width: 60, height: 20).id("blue")
            TextBox(10, 16) {}.id("h")
          }
        }
        .id("bt")
        Grid(alignment: .center) {
          GridRow {
            TextBox(9, 16) {}.id("ca")
            Color.clear.frame(width: 40, height: 40).id("cred")
          }
          GridRow {
            Color.clear.frame(width: 60, height: 20).id("cblue")
            TextBox(10, 16) {}.id("ch")
          }
        }
        .id("ce")
      }
    }
  }
}
