import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Right to left, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct RightToLeftCases {
  @Test("rtl-stacks (measured)") func rtlStacks() throws {
    try expectFrames(
      """
      vstack 10 17 300 226
      hstack 10 17 300 30
      a 270 17 40 30
      b 202 17 60 30
      c 10 17 30 30
      padded 230 57 80 20
      framed 190 87 120 20
      zstack 210 117 100 40
      zback 210 117 100 40
      zfront 290 117 20 20
      island 242 167 68 20
      ltrA 242 167 30 20
      ltrB 280 167 30 20
      text 285 197 25 16
      guided 270 223 30 20
      """, width: 320, height: 260
    ) {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Color.clear.frame(width: 40, height: 30).id("a")
          Color.clear.frame(width: 60, height: 30).id("b")
          Spacer()
          Color.clear.frame(width: 30, height: 30).id("c")
        }
        .id("hstack")
        Color.clear.frame(width: 50, height: 20).padding(.leading, 30).id("padded")
        Color.clear.frame(width: 40, height: 20).frame(width: 120, alignment: .leading).id("framed")
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 100, height: 40).id("zback")
          Color.clear.frame(width: 20, height: 20).id("zfront")
        }
        .id("zstack")
        HStack {
          Color.clear.frame(width: 30, height: 20).id("ltrA")
          Color.clear.frame(width: 30, height: 20).id("ltrB")
        }
        .environment(\.layoutDirection, .leftToRight).id("island")
        Color.clear.frame(width: 25, height: 16).id("text")
        Color.clear.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in -10 }.id("guided")
      }
      .frame(width: 300, alignment: .leading).id("vstack").environment(
        \.layoutDirection, .rightToLeft)
    }
  }

  @Test("rtl-grid-and-lazygrid (measured)") func rtlGridAndLazygrid() throws {
    try expectFrames(
      """
      grid 85 23 150 110
      a 195 23 40 30
      b 125 23 60 30
      c 85 23 30 30
      d 130 63 100 30
      e 85 63 30 30
      f 195 103 40 30
      lazy 60 149 200 48
      l0 188 149 40 20
      l1 140 149 40 20
      l2 92 149 40 20
      l3 188 177 40 20
      l4 140 177 40 20
      """, width: 320, height: 220
    ) {
      VStack(spacing: 16) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            Color.clear.frame(width: 40, height: 30).id("a")
            Color.clear.frame(width: 60, height: 30).id("b")
            Color.clear.frame(width: 30, height: 30).id("c")
          }
          GridRow {
            Color.clear.frame(width: 100, height: 30).gridCellColumns(2).id("d")
            Color.clear.frame(width: 30, height: 30).id("e")
          }
          GridRow {
            Color.clear.frame(width: 40, height: 30).gridColumnAlignment(.trailing).id("f")
          }
        }
        .id("grid")
        LazyVGrid(
          columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8
        ) {
          ForEach(0..<5, id: \.self) { i in Color.red.frame(width: 40, height: 20).id("l\(i)") }
        }
        .frame(width: 200).id("lazy")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("dr-rtl-padding-and-alignment (derived)") func drRtlPaddingAndAlignment() throws {
    try expectFrames(
      """
      f 5 18 150 24
      p 5 18 80 10
      a 25 18 60 10
      b 45 32 40 10
      """, width: 160, height: 60
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Color.clear.frame(width: 60, height: 10).id("a").padding(.trailing, 20).id("p")
        Color.clear.frame(width: 40, height: 10).id("b")
      }
      .frame(width: 150, alignment: .trailing).id("f").environment(\.layoutDirection, .rightToLeft)
    }
  }
}
