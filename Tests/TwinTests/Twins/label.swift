// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let labelTwins: [Twin] = [
  ("label-rtl", { CaseLabelRtl.view() }),
]

private enum CaseLabelRtl {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 8) {
        Color.clear.frame(width: 150, height: 20).id("wide")
        Label(
            title: { Text("One").font(.system(size: 13)).id("title") },
            icon: { Color.red.frame(width: 16, height: 16).id("icon") }
        ).id("label")
    }
    .environment(\.layoutDirection, .rightToLeft)
    .frame(width: 260, height: 100)
  }
}
