// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let transformTwins: [Twin] = [
  ("geometry-effect-no-layout", { CaseGeometryEffectNoLayout.view() }),
]

private enum CaseGeometryEffectNoLayout {
  struct Nudge: GeometryEffect {
      var shift: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: shift, y: size.height / 4))
      }
  }
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 30) {
        HStack(spacing: 40) {
            Color.green.frame(width: 40, height: 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)).id("aboutZ")
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
    .frame(width: 320, height: 200)
  }
}
