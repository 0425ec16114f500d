// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let shapeTwins: [Twin] = [
  ("shapes-circle-square-and-shares", { CaseShapesCircleSquareAndShares.view() }),
  ("shape-builtin", { CaseShapeBuiltin.view() }),
  ("shape-stroke", { CaseShapeStroke.view() }),
  ("shape-path-frames", { CaseShapePathFrames.view() }),
  ("border-no-layout", { CaseBorderNoLayout.view() }),
]

private enum CaseShapesCircleSquareAndShares {
  @ViewBuilder static func view() -> some View {
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
    .frame(width: 300, height: 200)
  }
}

private enum CaseShapeBuiltin {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 16).fill(Color.blue).frame(width: 80, height: 50).id("continuous")
            RoundedRectangle(cornerRadius: 16, style: .circular).fill(Color.blue).frame(width: 80, height: 50).id("circular")
            RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)).fill(Color.green).frame(width: 80, height: 50).id("elliptical")
            UnevenRoundedRectangle(
                topLeadingRadius: 4, bottomLeadingRadius: 20, bottomTrailingRadius: 4, topTrailingRadius: 20
            ).fill(Color.orange).frame(width: 60, height: 50).id("uneven")
        }
        .id("row1")
        HStack(spacing: 8) {
            Capsule().fill(Color.red).frame(width: 100, height: 40).id("capsule")
            Capsule(style: .circular).fill(Color.red).frame(width: 100, height: 40).id("capsuleCircular")
            Capsule().fill(Color.purple).frame(width: 30, height: 60).id("capsuleTall")
            Circle().fill(Color.mint).id("circleWide").frame(width: 70, height: 40)
        }
        .id("row2")
        HStack(spacing: 8) {
            Ellipse().fill(Color.teal).frame(width: 90, height: 40).id("ellipse")
            Rectangle().fill(Color.gray).frame(width: 60, height: 40).id("rect")
            RoundedRectangle(cornerRadius: 40).fill(Color.indigo).frame(width: 60, height: 40).id("clamped")
            AnyShape(Circle()).fill(Color.pink).id("any").frame(width: 60, height: 40)
        }
        .id("row3")
    }
    .id("stack")
    .frame(width: 340, height: 220)
  }
}

private enum CaseShapeStroke {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 12) {
        HStack(spacing: 8) {
            Circle().stroke(Color.blue, lineWidth: 4).id("stroke").frame(width: 50, height: 50)
            Circle().strokeBorder(Color.blue, lineWidth: 4).id("strokeBorder").frame(width: 50, height: 50)
            Circle().stroke(lineWidth: 6).id("strokeShape").frame(width: 50, height: 50)
            Circle().fill(Color.yellow).stroke(Color.red, lineWidth: 3).id("fillStroke").frame(width: 50, height: 50)
        }
        .id("row1")
        HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 8).stroke(Color.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4])).frame(
                width: 80, height: 40
            ).id("dashed")
            Capsule().strokeBorder(Color.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3)).frame(
                width: 80, height: 40
            ).id("capsuleDash")
        }
        .id("row2")
    }
    .id("stack")
    .frame(width: 320, height: 200)
  }
}

private enum CaseShapePathFrames {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        HStack(spacing: 8) {
            Path { path in path.addRect(CGRect(x: 4, y: 4, width: 52, height: 52)) }.fill(Color.red).id("triangle").frame(
                width: 60, height: 60)
            Path(ellipseIn: CGRect(x: 4, y: 4, width: 52, height: 52)).fill(Color.blue).id("pie").frame(
                width: 60, height: 60)
            Path(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 52), cornerRadius: 12).fill(Color.green).id("pieClockwise").frame(width: 60, height: 60)
            Path(CGRect(x: 0, y: 0, width: 24, height: 16)).stroke(Color.orange, lineWidth: 5).id("ring").frame(
                width: 60, height: 60)
        }
        .id("row1")
        HStack(spacing: 8) {
            ForEach(0..<5, id: \.self) { i in
                Path(CGRect(x: 0, y: 0, width: 10, height: 10)).fill(Color.purple).id("p\(i)").frame(width: 60, height: 60)
            }
        }
        .id("row2")
    }
    .id("stack")
    .frame(width: 300, height: 160)
  }
}

private enum CaseBorderNoLayout {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 8) {
        Color.yellow.frame(width: 60, height: 30).border(Color.black).id("color")
        Color.yellow.frame(width: 60, height: 30).border(Color.black, width: 2).padding(4).border(Color.blue).id("nested")
        Circle().fill(Color.mint).frame(width: 30, height: 30).border(Color.purple, width: 2).id("circle")
    }
    .id("row2")
    .frame(width: 300, height: 100)
  }
}
