// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let overlayTwins: [Twin] = [
  ("background-overlay", { CaseBackgroundOverlay.view() }),
  ("ol-bg-zero-size", { CaseOlBgZeroSize.view() }),
  ("tk-overlay-topTrailing", { CaseTkOverlayTopTrailing.view() }),
  ("tk-background-bottomLeading", { CaseTkBackgroundBottomLeading.view() }),
  ("dr-background-no-layout-effect", { CaseDrBackgroundNoLayoutEffect.view() }),
  ("dr-overlay-flexible-gets-base-size", { CaseDrOverlayFlexibleGetsBaseSize.view() }),
]

private enum CaseBackgroundOverlay {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 20) {
        Color.clear.frame(width: 100, height: 60).id("content").background(
            Color.blue.frame(width: 20, height: 20).id("bg"), alignment: .bottomTrailing
        ).overlay(alignment: .topLeading) { Color.clear.frame(width: 10, height: 10).id("ov") }.id("modified")
        Color.clear.frame(width: 31, height: 18.5).id("text").padding(4).background(Color.yellow.id("textBg")).id("padded")
        Color.clear.frame(width: 40, height: 20).id("small").background {
            Color.clear.frame(width: 80, height: 40).id("big")
        }
        .id("outer")
    }
    .frame(width: 300, height: 200)
  }
}

private enum CaseOlBgZeroSize {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 0, height: 0).id("a").background(Rectangle().id("b"))
        .frame(width: 100, height: 100)
  }
}

private enum CaseTkOverlayTopTrailing {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 100, height: 100).id("a").overlay(alignment: .topTrailing) {
        Rectangle().frame(width: 50, height: 50).id("b")
    }
    .frame(width: 500, height: 500)
  }
}

private enum CaseTkBackgroundBottomLeading {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 100, height: 100).id("a").background(alignment: .bottomLeading) {
        Rectangle().frame(width: 50, height: 50).id("b")
    }
    .frame(width: 500, height: 500)
  }
}

private enum CaseDrBackgroundNoLayoutEffect {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 4) {
        Color.clear.frame(width: 20, height: 20).id("a").background(Color.red.frame(width: 60, height: 60).id("bg"))
        Color.clear.frame(width: 20, height: 20).id("b")
    }
    .id("s")
    .frame(width: 200, height: 100)
  }
}

private enum CaseDrOverlayFlexibleGetsBaseSize {
  @ViewBuilder static func view() -> some View {
    Color.clear.frame(width: 40, height: 30).id("a").padding(5).overlay { Color.red.id("o") }.background {
        Circle().id("bg")
    }
    .id("out")
    .frame(width: 100, height: 100)
  }
}
