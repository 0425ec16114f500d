import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Shapes, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct ShapeCases {
  @Test("shapes-circle-square-and-shares (measured)") func shapesCircleSquareAndShares() throws {
    try expectFrames(
      """
      c1 0 7 40 40
      e1 40 7 110 40
      cap1 150 7 110 40
      sc 260 7 40 40
      row1 0 7 300 40
      r1 50 55 78 30
      r2 132 55 40 30
      cw 176 55 20 30
      mw 200 55 50 30
      row2 50 55 200 30
      i1 99 138 10 10
      i2 113 138 10 10
      i3 127 138 10 10
      column 141 93 60 100
      vc 146 93 50 50
      vr 141 143 60 50
      row3 99 93 102 100
      stack 0 7 300 186
      """, width: 300, height: 200
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          Circle().fill(Color.red).id("c1")
          Ellipse().fill(Color.blue).id("e1")
          Capsule().fill(Color.green).id("cap1")
          Circle().stroke(lineWidth: 2).id("sc")
        }
        .frame(height: 40).id("row1")
        HStack(spacing: 4) {
          Rectangle().id("r1")
          Rectangle().frame(width: 40).id("r2")
          Capsule().frame(width: 20).id("cw")
          RoundedRectangle(cornerRadius: 4).frame(maxWidth: 50).id("mw")
        }
        .frame(width: 200, height: 30).id("row2")
        HStack(spacing: 4) {
          Rectangle().fixedSize().id("i1")
          Circle().fixedSize().id("i2")
          Circle().strokeBorder(lineWidth: 2).fixedSize().id("i3")
          VStack(spacing: 0) {
            Circle().id("vc")
            Rectangle().id("vr")
          }
          .frame(width: 60, height: 100).id("column")
        }
        .id("row3")
      }
      .id("stack")
    }
  }

  @Test("shape-builtin (measured)") func shapeBuiltin() throws {
    try expectFrames(
      """
      stack 8 27 324 166
      row1 8 27 324 50
      continuous 8 27 80 50
      circular 96 27 80 50
      elliptical 184 27 80 50
      uneven 272 27 60 50
      row2 8 85 324 60
      capsule 8 95 100 40
      capsuleCircular 116 95 100 40
      capsuleTall 224 85 30 60
      circleWide 277 95 40 40
      row3 23 153 294 40
      ellipse 23 153 90 40
      rect 121 153 60 40
      clamped 189 153 60 40
      any 267 153 40 40
      """, width: 340, height: 220
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 16).fill(Color.blue).frame(width: 80, height: 50).id(
            "continuous")
          RoundedRectangle(cornerRadius: 16, style: .circular).fill(Color.blue).frame(
            width: 80, height: 50
          ).id("circular")
          RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)).fill(Color.green).frame(
            width: 80, height: 50
          ).id("elliptical")
          UnevenRoundedRectangle(
            topLeadingRadius: 4, bottomLeadingRadius: 20, bottomTrailingRadius: 4,
            topTrailingRadius: 20
          ).fill(Color.orange).frame(width: 60, height: 50).id("uneven")
        }
        .id("row1")
        HStack(spacing: 8) {
          Capsule().fill(Color.red).frame(width: 100, height: 40).id("capsule")
          Capsule(style: .circular).fill(Color.red).frame(width: 100, height: 40).id(
            "capsuleCircular")
          Capsule().fill(Color.purple).frame(width: 30, height: 60).id("capsuleTall")
          Circle().fill(Color.mint).id("circleWide").frame(width: 70, height: 40)
        }
        .id("row2")
        HStack(spacing: 8) {
          Ellipse().fill(Color.teal).frame(width: 90, height: 40).id("ellipse")
          Rectangle().fill(Color.gray).frame(width: 60, height: 40).id("rect")
          RoundedRectangle(cornerRadius: 40).fill(Color.indigo).frame(width: 60, height: 40).id(
            "clamped")
          AnyShape(Circle()).fill(Color.pink).id("any").frame(width: 60, height: 40)
        }
        .id("row3")
      }
      .id("stack")
    }
  }

  @Test("shape-stroke (measured, adapted)") func shapeStroke() throws {
    try expectFrames(
      """
      stroke 48 49 50 50
      strokeBorder 106 49 50 50
      strokeShape 164 49 50 50
      fillStroke 222 49 50 50
      row1 48 49 224 50
      dashed 76 111 80 40
      capsuleDash 164 111 80 40
      row2 76 111 168 40
      stack 48 49 224 102
      """, width: 320, height: 200
    ) {
      VStack(spacing: 12) {
        HStack(spacing: 8) {
          Circle().stroke(Color.blue, lineWidth: 4).id("stroke").frame(width: 50, height: 50)
          Circle().strokeBorder(Color.blue, lineWidth: 4).id("strokeBorder").frame(
            width: 50, height: 50)
          Circle().stroke(lineWidth: 6).id("strokeShape").frame(width: 50, height: 50)
          Circle().fill(Color.yellow).stroke(Color.red, lineWidth: 3).id("fillStroke").frame(
            width: 50, height: 50)
        }
        .id("row1")
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 8).stroke(
            Color.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4])
          ).frame(
            width: 80, height: 40
          ).id("dashed")
          Capsule().strokeBorder(
            Color.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3)
          ).frame(
            width: 80, height: 40
          ).id("capsuleDash")
        }
        .id("row2")
      }
      .id("stack")
    }
  }

  @Test("shape-path-frames (measured)") func shapePathFrames() throws {
    try expectFrames(
      """
      stack -16 16 332 128
      row1 18 16 264 60
      triangle 18 16 60 60
      pie 86 16 60 60
      pieClockwise 154 16 60 60
      ring 222 16 60 60
      row2 -16 84 332 60
      p0 -16 84 60 60
      p1 52 84 60 60
      p2 120 84 60 60
      p3 188 84 60 60
      p4 256 84 60 60
      """, width: 300, height: 160
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Path { path in path.addRect(CGRect(x: 4, y: 4, width: 52, height: 52)) }.fill(Color.red)
            .id("triangle").frame(
              width: 60, height: 60)
          Path(ellipseIn: CGRect(x: 4, y: 4, width: 52, height: 52)).fill(Color.blue).id("pie")
            .frame(
              width: 60, height: 60)
          Path(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 52), cornerRadius: 12).fill(
            Color.green
          ).id("pieClockwise").frame(width: 60, height: 60)
          Path(CGRect(x: 0, y: 0, width: 24, height: 16)).stroke(Color.orange, lineWidth: 5).id(
            "ring"
          ).frame(
            width: 60, height: 60)
        }
        .id("row1")
        HStack(spacing: 8) {
          ForEach(0..<5, id: \.self) { i in
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)).fill(Color.purple).id("p\(i)").frame(
              width: 60, height: 60)
          }
        }
        .id("row2")
      }
      .id("stack")
    }
  }

  @Test("border-no-layout (measured, adapted)") func borderNoLayout() throws {
    try expectFrames(
      """
      row2 63 31 174 38
      color 63 35 60 30
      nested 131 31 68 38
      circle 207 35 30 30
      """, width: 300, height: 100
    ) {
      HStack(spacing: 8) {
        Color.yellow.frame(width: 60, height: 30).border(Color.black).id("color")
        Color.yellow.frame(width: 60, height: 30).border(Color.black, width: 2).padding(4).border(
          Color.blue
        ).id("nested")
        Circle().fill(Color.mint).frame(width: 30, height: 30).border(Color.purple, width: 2).id(
          "circle")
      }
      .id("row2")
    }
  }
}
