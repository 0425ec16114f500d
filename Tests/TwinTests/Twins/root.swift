// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let rootTwins: [Twin] = [
  ("fb-hello-world-root", { CaseFbHelloWorldRoot.view() }),
]

private enum CaseFbHelloWorldRoot {
  @ViewBuilder static func view() -> some View {
    Color.clear.frame(width: 85.3333, height: 20.3333).id("t")
        .frame(width: 390, height: 763)
  }
}
