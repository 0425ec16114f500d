// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let textSpacingTwins: [Twin] = [
  ("text-hstack-spacing", { CaseTextHstackSpacing.view() }),
]

private enum CaseTextHstackSpacing {
  @ViewBuilder static func view() -> some View {
    HStack {
        Text("One").font(.system(size: 13)).id("one")
        Text("Two").font(.system(size: 13)).id("two")
        Color.clear.frame(width: 10, height: 10).id("box")
        Text("Three").font(.system(size: 13)).id("three")
    }
    .id("stack")
    .frame(width: 300, height: 100)
  }
}
