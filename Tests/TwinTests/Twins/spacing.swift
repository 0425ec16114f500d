// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let spacingTwins: [Twin] = [
  ("vstack-default-spacing", { CaseVstackDefaultSpacing.view() }),
]

private enum CaseVstackDefaultSpacing {
  @ViewBuilder static func view() -> some View {
    VStack {
        Color.clear.frame(width: 50, height: 50).id("a")
        Color.clear.frame(width: 50, height: 50).id("b")
    }
    .id("stack")
    .frame(width: 100, height: 300)
  }
}
