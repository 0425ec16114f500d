// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let positionTwins: [Twin] = [
  ("position-takes-proposal", { CasePositionTakesProposal.view() }),
  ("dr-position-centre-only-moves", { CaseDrPositionCentreOnlyMoves.view() }),
]

private enum CasePositionTakesProposal {
  @ViewBuilder static func view() -> some View {
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
    .frame(width: 320, height: 240)
  }
}

private enum CaseDrPositionCentreOnlyMoves {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).id("inner").position(x: 30, y: 40).id("p")
        Color.clear.frame(width: 50, height: 20).id("b")
    }
    .frame(width: 200, height: 100)
  }
}
