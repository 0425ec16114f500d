// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let offsetTwins: [Twin] = [
  ("fb-offset-keeps-layout", { CaseFbOffsetKeepsLayout.view() }),
]

private enum CaseFbOffsetKeepsLayout {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.clear.frame(width: 100, height: 50).id("a")
        Color.clear.frame(width: 100, height: 50).id("b").offset(y: 30)
        Color.clear.frame(width: 100, height: 50).id("c")
    }
    .id("stack")
    .frame(width: 400, height: 200)
  }
}
