import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Effects, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct EffectCases {
  @Test("geometry-effect-no-layout (measured)") func geometryEffectNoLayout() throws {
    struct Nudge: GeometryEffect {
      var shift: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: shift, y: size.height / 4))
      }
    }

    try expectFrames(
      """
      stack 100 45 120 110
      row1 140 45 40 40
      aboutZ 140 45 40 40
      row2 100 115 120 40
      projected 100 115 40 40
      nudged 180 115 40 40
      """, width: 320, height: 200
    ) {
      VStack(spacing: 30) {
        HStack(spacing: 40) {
          Color.green.frame(width: 40, height: 40).rotation3DEffect(
            .degrees(45), axis: (x: 0, y: 0, z: 1)
          ).id("aboutZ")
        }
        .id("row1")
        HStack(spacing: 40) {
          Color.orange.frame(width: 40, height: 40).projectionEffect(
            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
          ).id("projected")
          Color.purple.frame(width: 40, height: 40).modifier(Nudge(shift: 9)).id("nudged")
        }
        .id("row2")
      }
      .id("stack")
    }
  }

  @Test("clipping-no-layout (measured)") func clippingNoLayout() throws {
    try expectFrames(
      """
      stack 50 10 100 180
      clipped 50 10 100 60
      corner 50 80 100 60
      faded 50 150 100 40
      """, width: 200, height: 200
    ) {
      VStack(spacing: 10) {
        Color.red.frame(width: 100, height: 60).id("clipped").clipShape(
          RoundedRectangle(cornerRadius: 12))
        Color.blue.frame(width: 100, height: 60).id("corner").cornerRadius(20)
        Color.green.frame(width: 100, height: 40).opacity(0.5).id("faded")
      }
      .id("stack")
    }
  }

  @Test("hidden-keeps-space (measured)") func hiddenKeepsSpace() throws {
    try expectFrames(
      """
      stack 65.75 27 108.5 146
      above 100.75 27 38.5 16
      hidden 80 53 80 30
      below 101.75 93 36.5 16
      row 65.75 119 108.5 24
      ghost 65.75 119 60.5 24
      visible 134.25 121 40 20
      transparent 90 153 60 20
      """, width: 240, height: 200
    ) {
      VStack(spacing: 10) {
        Color.clear.frame(width: 38.5, height: 16).id("above")
        Color.red.frame(width: 80, height: 30).hidden().id("hidden")
        Color.clear.frame(width: 36.5, height: 16).id("below")
        HStack(spacing: 8) {
          Color.gray.frame(width: 60.5, height: 24).hidden().id("ghost")
          Color.clear.frame(width: 40, height: 20).id("visible")
        }
        .id("row")
        Color.green.frame(width: 60, height: 20).opacity(0).id("transparent")
      }
      .id("stack")
    }
  }

  @Test("shadow-no-layout (measured)") func shadowNoLayout() throws {
    try expectFrames(
      """
      stack 6.25 45 347.5 170
      row1 30 45 300 60
      default 30 45 60 60
      offset 150 45 60 60
      hard 270 45 60 60
      row2 6.25 155 347.5 60
      text 6.25 168.5 77.5 33
      rounded 143.75 160 90 50
      faded 293.75 155 60 60
      """, width: 360, height: 260
    ) {
      VStack(spacing: 50) {
        HStack(spacing: 60) {
          Color.red.frame(width: 60, height: 60).shadow(radius: 8).id("default")
          Color.blue.frame(width: 60, height: 60).shadow(color: .black, radius: 4, x: 6).id(
            "offset")
          Circle().fill(Color.green).frame(width: 60, height: 60).shadow(
            color: .blue, radius: 0, x: 4
          ).id("hard")
        }
        .id("row1")
        HStack(spacing: 60) {
          Color.clear.frame(width: 77.5, height: 33).shadow(radius: 2).id("text")
          RoundedRectangle(cornerRadius: 12).fill(Color.orange).frame(width: 90, height: 50).shadow(
            color: .purple, radius: 12
          ).id("rounded")
          Color.gray.frame(width: 60, height: 60).opacity(0.5).shadow(radius: 6).id("faded")
        }
        .id("row2")
      }
      .id("stack")
    }
  }

  @Test("blur-no-layout (measured)") func blurNoLayout() throws {
    try expectFrames(
      """
      stack 55 40 250 120
      row1 55 40 250 50
      blur6 55 40 50 50
      opaque3 155 40 50 50
      blur0 255 40 50 50
      row2 100.5 120 159 40
      text 100.5 123.5 69 33
      pair 199.5 120 60 40
      """, width: 360, height: 200
    ) {
      VStack(spacing: 30) {
        HStack(spacing: 50) {
          Color.black.frame(width: 50, height: 50).blur(radius: 6).id("blur6")
          Color.orange.frame(width: 50, height: 50).blur(radius: 3, opaque: true).id("opaque3")
          Color.blue.frame(width: 50, height: 50).blur(radius: 0).id("blur0")
        }
        .id("row1")
        HStack(spacing: 30) {
          Color.clear.frame(width: 69, height: 33).blur(radius: 2).id("text")
          HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 40)
            Color.green.frame(width: 30, height: 40)
          }
          .blur(radius: 4).id("pair")
        }
        .id("row2")
      }
      .id("stack")
    }
  }
}
