import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Alignments and guides, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct GuideCases {
  @Test("vstack-leading-trailing (measured)") func vstackLeadingTrailing() throws {
    try expectFrames(
      """
      l1 50 78 100 20
      l2 50 102 50 20
      L 50 78 100 44
      t1 150 78 100 20
      t2 200 102 50 20
      T 150 78 100 44
      """, width: 300, height: 200
    ) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Color.clear.frame(width: 100, height: 20).id("l1")
          Color.clear.frame(width: 50, height: 20).id("l2")
        }
        .id("L")
        VStack(alignment: .trailing, spacing: 4) {
          Color.clear.frame(width: 100, height: 20).id("t1")
          Color.clear.frame(width: 50, height: 20).id("t2")
        }
        .id("T")
      }
    }
  }

  @Test("image-on-first-baseline (measured, adapted)") func imageOnFirstBaseline() throws {
    try expectFrames(
      """
      bl 59.25 28.5 81.5 43
      bt 59.25 55.5 17.5 16
      bi 76.75 28.5 64 40
      """, width: 200, height: 100
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Color.clear.frame(width: 17.5, height: 16).alignmentGuide(.firstTextBaseline) { _ in 13 }
          .alignmentGuide(
            .lastTextBaseline
          ) { _ in 13 }.id("bt")
        Image(size: CGSize(width: 64, height: 40)) { _ in }.id("bi")
      }
      .id("bl")
    }
  }

  @Test("ol-hstack-align-top (published)") func olHstackAlignTop() throws {
    try expectFrames(
      """
      a 4.5 30 20 30
      b 32.5 30 30 20
      c 70.5 30 25 40
      """, width: 100, height: 100
    ) {
      HStack(alignment: .top, spacing: 8) {
        Color.clear.frame(width: 20, height: 30).id("a")
        Color.clear.frame(width: 30, height: 20).id("b")
        Color.clear.frame(width: 25, height: 40).id("c")
      }
    }
  }

  @Test("ol-hstack-align-center (published)") func olHstackAlignCenter() throws {
    try expectFrames(
      """
      a 4.5 35 20 30
      b 32.5 40 30 20
      c 70.5 30 25 40
      """, width: 100, height: 100
    ) {
      HStack(alignment: .center, spacing: 8) {
        Color.clear.frame(width: 20, height: 30).id("a")
        Color.clear.frame(width: 30, height: 20).id("b")
        Color.clear.frame(width: 25, height: 40).id("c")
      }
    }
  }

  @Test("ol-hstack-align-bottom (published)") func olHstackAlignBottom() throws {
    try expectFrames(
      """
      a 4.5 40 20 30
      b 32.5 50 30 20
      c 70.5 30 25 40
      """, width: 100, height: 100
    ) {
      HStack(alignment: .bottom, spacing: 8) {
        Color.clear.frame(width: 20, height: 30).id("a")
        Color.clear.frame(width: 30, height: 20).id("b")
        Color.clear.frame(width: 25, height: 40).id("c")
      }
    }
  }

  @Test("tk-hstack-bottom (pixel-checked)") func tkHstackBottom() throws {
    try expectFrames(
      """
      a 0 0 246 500
      b 254 450 246 50
      """, width: 500, height: 500
    ) {
      HStack(alignment: .bottom) {
        Rectangle().id("a")
        Rectangle().frame(height: 50).id("b")
      }
    }
  }

  @Test("skip-hstack-bottom (measured)") func skipHstackBottom() throws {
    try expectFrames(
      """
      a 0 2 4 10
      b 4 0 4 12
      c 8 2 4 10
      """, width: 12, height: 12
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        Color.black.frame(height: 10).id("a")
        Color.black.frame(height: 12).id("b")
        Color.black.frame(height: 10).id("c")
      }
    }
  }

  @Test("fb-guide-plus-30 (published)") func fbGuidePlus30() throws {
    try expectFrames(
      """
      stack 35 46 130 208
      a 35 46 100 100
      b 65 154 100 100
      """, width: 200, height: 300
    ) {
      VStack(alignment: .leading) {
        Color.clear.frame(width: 100, height: 100).alignmentGuide(.leading) { d in d[.leading] + 30
        }.id("a")
        Color.clear.frame(width: 100, height: 100).id("b")
      }
      .id("stack")
    }
  }

  @Test("dr-guide-vertical-center (derived)") func drGuideVerticalCenter() throws {
    try expectFrames(
      """
      s 66 30 68 60
      a 66 30 20 60
      b 90 40 20 20
      c 114 45 20 30
      """, width: 200, height: 120
    ) {
      HStack(alignment: .center, spacing: 4) {
        Color.clear.frame(width: 20, height: 60).id("a")
        Color.clear.frame(width: 20, height: 20).alignmentGuide(VerticalAlignment.center) { d in
          d[.bottom]
        }.id("b")
        Color.clear.frame(width: 20, height: 30).id("c")
      }
      .id("s")
    }
  }

  @Test("dr-guide-through-padding (derived)") func drGuideThroughPadding() throws {
    try expectFrames(
      """
      s 62.5 50 75 20
      a 62.5 50 50 10
      b 87.5 60 50 10
      """, width: 200, height: 120
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 15 }.padding(
          .leading, 10
        ).id("a")
        Color.clear.frame(width: 50, height: 10).id("b")
      }
      .id("s")
    }
  }

  @Test("dr-guide-through-frame (derived)") func drGuideThroughFrame() throws {
    try expectFrames(
      """
      s 60 50 80 20
      a 60 50 80 10
      b 90 60 50 10
      """, width: 200, height: 120
    ) {
      VStack(alignment: .trailing, spacing: 0) {
        Color.clear.frame(width: 40, height: 10).alignmentGuide(.trailing) { d in d.width - 8 }
          .frame(
            width: 80, alignment: .trailing
          ).id("a")
        Color.clear.frame(width: 50, height: 10).id("b")
      }
      .id("s")
    }
  }
}
