// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let aspectRatioTwins: [Twin] = [
  ("image-aspect-fit-fill", { CaseImageAspectFitFill.view() }),
  ("os-aspect-half", { CaseOsAspectHalf.view() }),
  ("os-aspect-two", { CaseOsAspectTwo.view() }),
  ("os-aspect-nil", { CaseOsAspectNil.view() }),
  ("field-guide-aspect-16-9-fit", { CaseFieldGuideAspect169Fit.view() }),
  ("field-guide-aspect-16-9-fill", { CaseFieldGuideAspect169Fill.view() }),
  ("dr-aspect-hstack-shares", { CaseDrAspectHstackShares.view() }),
  ("dr-aspect-fit-narrow", { CaseDrAspectFitNarrow.view() }),
]

private enum CaseImageAspectFitFill {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        HStack(alignment: .top, spacing: 8) {
            Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFit().id("a").frame(
                width: 100, height: 40)
            Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFit().id("b").frame(
                width: 40, height: 100)
            Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFill().id("c").frame(
                width: 40, height: 60)
            Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFill().id("d").frame(
                width: 40, height: 60
            ).clipped()
            Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().aspectRatio(1, contentMode: .fit).id("e").frame(
                width: 60, height: 40)
            Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().aspectRatio(
                CGSize(width: 1, height: 3), contentMode: .fill
            ).id("f").frame(width: 30, height: 30)
        }
        .id("row1")
        HStack(alignment: .top, spacing: 8) {
            Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFit().id("g").frame(width: 100)
            Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().scaledToFit().id("h").frame(height: 30)
            Image(size: CGSize(width: 64, height: 40)) { _ in }.scaledToFit().id("i").frame(width: 100, height: 40)
            Image(size: CGSize(width: 20, height: 64)) { _ in }.resizable().scaledToFit().id("j")
        }
        .frame(height: 100).id("row2")
        Color.blue.aspectRatio(2, contentMode: .fit).id("k").frame(width: 100, height: 100)
    }
    .frame(width: 400, height: 340)
  }
}

private enum CaseOsAspectHalf {
  @ViewBuilder static func view() -> some View {
    ZStack {
        Color.blue.id("a").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
        Color.blue.id("b").aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100)
    }
    .frame(width: 100, height: 100)
    .frame(width: 200, height: 200)
  }
}

private enum CaseOsAspectTwo {
  @ViewBuilder static func view() -> some View {
    ZStack {
        Color.blue.id("a").aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).frame(width: 100, height: 50)
        Color.blue.id("b").aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill).frame(width: 50, height: 100)
    }
    .frame(width: 100, height: 100)
    .frame(width: 200, height: 200)
  }
}

private enum CaseOsAspectNil {
  @ViewBuilder static func view() -> some View {
    ZStack {
        Color.blue.id("a").aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
        Color.blue.id("b").aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
    }
    .frame(width: 200, height: 200)
    .frame(width: 200, height: 200)
  }
}

private enum CaseFieldGuideAspect169Fit {
  @ViewBuilder static func view() -> some View {
    Color.red.aspectRatio(16.0 / 9.0, contentMode: .fit).id("a")
        .frame(width: 100, height: 100)
  }
}

private enum CaseFieldGuideAspect169Fill {
  @ViewBuilder static func view() -> some View {
    Color.red.aspectRatio(16.0 / 9.0, contentMode: .fill).id("a")
        .frame(width: 100, height: 100)
  }
}

private enum CaseDrAspectHstackShares {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.blue.id("a").aspectRatio(1, contentMode: .fit)
        Color.blue.id("b")
    }
    .frame(width: 300, height: 100)
  }
}

private enum CaseDrAspectFitNarrow {
  @ViewBuilder static func view() -> some View {
    Rectangle().aspectRatio(1.5, contentMode: .fit).id("a")
        .frame(width: 60, height: 200)
  }
}
