// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let safeAreaTwins: [Twin] = [
  ("os-safe-area-inset-4", { CaseOsSafeAreaInset4.view() }),
  ("safe-area-padding", { CaseSafeAreaPadding.view() }),
]

private enum CaseOsSafeAreaInset4 {
  @ViewBuilder static func view() -> some View {
    Color.yellow.safeAreaInset(edge: .leading) { Color.red.frame(width: 10).id("l") }.safeAreaInset(edge: .top) {
        Color.green.frame(height: 20).id("t")
    }
    .safeAreaInset(edge: .trailing) { Color.blue.frame(width: 30).id("r") }.safeAreaInset(edge: .bottom) {
        Color.black.frame(height: 40).id("b")
    }
    .frame(width: 200, height: 200)
  }
}

private enum CaseSafeAreaPadding {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 20) {
        Color.red.safeAreaPadding(20).frame(width: 100, height: 150).id("padded")
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<6, id: \.self) { i in Color.green.frame(height: 30).id("prow\(i)") } }.id("content")
        }
        .safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).id("paddedScroll")
    }
    .id("row")
    .frame(width: 320, height: 200)
  }
}
