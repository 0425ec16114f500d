// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let dividerTwins: [Twin] = [
  ("ios-divider-hairline", { CaseIosDividerHairline.view() }),
  ("divider-nil-length", { CaseDividerNilLength.view() }),
  ("dr-divider-in-hstack", { CaseDrDividerInHstack.view() }),
]

private enum CaseIosDividerHairline {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Color.clear.frame(width: 100, height: 20).id("a")
        Divider().id("d")
    }
    .frame(width: 320, height: 100)
  }
}

private enum CaseDividerNilLength {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) { Divider().fixedSize().id("d") }
        .frame(width: 100, height: 40)
  }
}

private enum CaseDrDividerInHstack {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.blue.id("a")
        Divider().id("d")
        Color.blue.id("b")
    }
    .frame(width: 101, height: 50)
  }
}
