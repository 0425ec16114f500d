// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let effectsTwins: [Twin] = [
  ("hidden-keeps-space", { CaseHiddenKeepsSpace.view() }),
  ("shadow-no-layout", { CaseShadowNoLayout.view() }),
  ("blur-no-layout", { CaseBlurNoLayout.view() }),
]

private enum CaseHiddenKeepsSpace {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 10) {
        Color.clear.frame(width: 38.5, height: 16).id("above")
        Color.red.frame(width: 80, height: 30).hidden().id("hidden")
        Color.clear.frame(width: 36.5, height: 16).id("below")
        HStack(spacing: 8) {
            Color.gray.frame(width: 60.5, height: 24).hidden().id("ghost")
            Color.clear.frame(width: 40, height: 20).id("visible")
        }
        .id("row")
        Color.green.frame(width: 60, height: 20).opacity(0).id("transparent")
    }
    .id("stack")
    .frame(width: 240, height: 200)
  }
}

private enum CaseShadowNoLayout {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 50) {
        HStack(spacing: 60) {
            Color.red.frame(width: 60, height: 60).shadow(radius: 8).id("default")
            Color.blue.frame(width: 60, height: 60).shadow(color: .black, radius: 4, x: 6).id("offset")
            Circle().fill(Color.green).frame(width: 60, height: 60).shadow(color: .blue, radius: 0, x: 4).id("hard")
        }
        .id("row1")
        HStack(spacing: 60) {
            Color.clear.frame(width: 77.5, height: 33).shadow(radius: 2).id("text")
            RoundedRectangle(cornerRadius: 12).fill(Color.orange).frame(width: 90, height: 50).shadow(
                color: .purple, radius: 12
            ).id("rounded")
            Color.gray.frame(width: 60, height: 60).opacity(0.5).shadow(radius: 6).id("faded")
        }
        .id("row2")
    }
    .id("stack")
    .frame(width: 360, height: 260)
  }
}

private enum CaseBlurNoLayout {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 30) {
        HStack(spacing: 50) {
            Color.black.frame(width: 50, height: 50).blur(radius: 6).id("blur6")
            Color.orange.frame(width: 50, height: 50).blur(radius: 3, opaque: true).id("opaque3")
            Color.blue.frame(width: 50, height: 50).blur(radius: 0).id("blur0")
        }
        .id("row1")
        HStack(spacing: 30) {
            Color.clear.frame(width: 69, height: 33).blur(radius: 2).id("text")
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: 40)
                Color.green.frame(width: 30, height: 40)
            }
            .blur(radius: 4).id("pair")
        }
        .id("row2")
    }
    .id("stack")
    .frame(width: 360, height: 200)
  }
}
