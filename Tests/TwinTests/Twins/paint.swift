// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let paintTwins: [Twin] = [
  ("clipping-no-layout", { CaseClippingNoLayout.view() }),
]

private enum CaseClippingNoLayout {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 10) {
        Color.red.frame(width: 100, height: 60).id("clipped").clipShape(RoundedRectangle(cornerRadius: 12))
        Color.blue.frame(width: 100, height: 60).id("corner").cornerRadius(20)
        Color.green.frame(width: 100, height: 40).opacity(0.5).id("faded")
    }
    .id("stack")
    .frame(width: 200, height: 200)
  }
}
