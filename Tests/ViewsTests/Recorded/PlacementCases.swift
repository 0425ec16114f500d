import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Positions and ratios, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct PlacementCases {
  @Test("image-aspect-fit-fill (measured)") func imageAspectFitFill() throws {
    try expectFrames(
      """
      a 43 12 64 40
      b 133 49.5 40 25
      c 153 12 96 60
      d 201 12 96 60
      e 287 12 40 40
      f 345 -18 30 90
      row1 25 12 350 100
      g 48.375 120 100 62.5
      h 156.375 120 48 30
      i 230.375 120 64 40
      j 320.375 120 31.25 100
      row2 48.375 120 303.25 100
      k 150 253 100 50
      """, width: 400, height: 340
    ) {
      VStack(spacing: 8) {
        HStack(alignment: .top, spacing: 8) {
          Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFit().id("a")
            .frame(
              width: 100, height: 40)
          Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFit().id("b")
            .frame(
              width: 40, height: 100)
          Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFill().id("c")
            .frame(
              width: 40, height: 60)
          Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFill().id("d")
            .frame(
              width: 40, height: 60
            ).clipped()
          Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().aspectRatio(
            1, contentMode: .fit
          ).id("e").frame(
            width: 60, height: 40)
          Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().aspectRatio(
            CGSize(width: 1, height: 3), contentMode: .fill
          ).id("f").frame(width: 30, height: 30)
        }
        .id("row1")
        HStack(alignment: .top, spacing: 8) {
          Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFit().id("g")
            .frame(width: 100)
          Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFit().id("h")
            .frame(height: 30)
          Image(size: CGSize(width: 64, height: 40)) { _ in }.scaledToFit().id("i").frame(
            width: 100, height: 40)
          Image(size: CGSize(width: 20, height: 64)) { _ in }.resizable().scaledToFit().id("j")
        }
        .frame(height: 100).id("row2")
        Color.blue.aspectRatio(2, contentMode: .fit).id("k").frame(width: 100, height: 100)
      }
    }
  }

  @Test("position-takes-proposal (measured)") func positionTakesProposal() throws {
    try expectFrames(
      """
      z 60 0 200 90
      inZ 60 0 200 90
      pt 60 0 200 90
      hs 0 100 320 50
      left 0 117 24 16
      inH 34 100 244 50
      right 288 117 32 16
      vs 0 160 320 80
      above 140.75 160 38.5 16
      inV 0 180 320 40
      below 141.75 224 36.5 16
      """, width: 320, height: 240
    ) {
      VStack(spacing: 10) {
        ZStack {
          Color.gray
          Color.red.frame(width: 40, height: 40).position(x: 50, y: 30).id("inZ")
          Color.blue.frame(width: 30, height: 30).position(CGPoint(x: 150, y: 60)).id("pt")
        }
        .frame(width: 200, height: 90).id("z")
        HStack(spacing: 10) {
          Color.clear.frame(width: 24, height: 16).id("left")
          Color.green.frame(width: 30, height: 30).position(x: 20, y: 20).id("inH")
          Color.clear.frame(width: 32, height: 16).id("right")
        }
        .frame(height: 50).id("hs")
        VStack(spacing: 4) {
          Color.clear.frame(width: 38.5, height: 16).id("above")
          Color.orange.frame(width: 30, height: 20).position(x: 40, y: 10).id("inV")
          Color.clear.frame(width: 36.5, height: 16).id("below")
        }
        .id("vs")
      }
    }
  }

  @Test("os-aspect-half (pixel-checked)") func osAspectHalf() throws {
    try expectFrames(
      """
      a 87.5 75 25 50
      b 75 50 50 100
      """, width: 200, height: 200
    ) {
      ZStack {
        Color.blue.id("a").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
        Color.blue.id("b").aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100)
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test("os-aspect-two (pixel-checked)") func osAspectTwo() throws {
    try expectFrames(
      """
      a 50 75 100 50
      b 0 50 200 100
      """, width: 200, height: 200
    ) {
      ZStack {
        Color.blue.id("a").aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).frame(
          width: 100, height: 50)
        Color.blue.id("b").aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill).frame(
          width: 50, height: 100)
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test("os-aspect-nil (pixel-checked)") func osAspectNil() throws {
    try expectFrames(
      """
      a 75 75 50 50
      b 50 50 100 100
      """, width: 200, height: 200
    ) {
      ZStack {
        Color.blue.id("a").aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
        Color.blue.id("b").aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
      }
      .frame(width: 200, height: 200)
    }
  }

  @Test("field-guide-aspect-16-9-fit (published)") func fieldGuideAspect169Fit() throws {
    try expectFrames(
      """
      a 0 21.875 100 56.25
      """, width: 100, height: 100
    ) {
      Color.red.aspectRatio(16.0 / 9.0, contentMode: .fit).id("a")
    }
  }

  @Test("field-guide-aspect-16-9-fill (published)") func fieldGuideAspect169Fill() throws {
    try expectFrames(
      """
      a -38.8889 0 177.778 100
      """, width: 100, height: 100
    ) {
      Color.red.aspectRatio(16.0 / 9.0, contentMode: .fill).id("a")
    }
  }

  @Test("dr-aspect-hstack-shares (derived)") func drAspectHstackShares() throws {
    try expectFrames(
      """
      a 0 0 100 100
      b 100 0 200 100
      """, width: 300, height: 100
    ) {
      HStack(spacing: 0) {
        Color.blue.id("a").aspectRatio(1, contentMode: .fit)
        Color.blue.id("b")
      }
    }
  }

  @Test("dr-aspect-fit-narrow (derived)") func drAspectFitNarrow() throws {
    try expectFrames(
      """
      a 0 80 60 40
      """, width: 60, height: 200
    ) {
      Rectangle().aspectRatio(1.5, contentMode: .fit).id("a")
    }
  }

  @Test("dr-position-centre-only-moves (derived)") func drPositionCentreOnlyMoves() throws {
    try expectFrames(
      """
      p 0 0 150 100
      inner 20 30 20 20
      b 150 40 50 20
      """, width: 200, height: 100
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).id("inner").position(x: 30, y: 40).id("p")
        Color.clear.frame(width: 50, height: 20).id("b")
      }
    }
  }
}
