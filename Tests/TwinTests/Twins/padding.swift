// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let paddingTwins: [Twin] = [
  ("padding-edges-accumulate", { CasePaddingEdgesAccumulate.view() }),
  ("ol-padding-20", { CaseOlPadding20.view() }),
  ("ol-padding-nested-mixed", { CaseOlPaddingNestedMixed.view() }),
  ("os-padding-default-hug", { CaseOsPaddingDefaultHug.view() }),
  ("os-padding-in-vstack", { CaseOsPaddingInVstack.view() }),
  ("negative-padding-background", { CaseNegativePaddingBackground.view() }),
  ("dr-padding-negative", { CaseDrPaddingNegative.view() }),
]

private enum CasePaddingEdgesAccumulate {
  @ViewBuilder static func view() -> some View {
    Color.red.id("inner").padding(.leading, 30).padding(.vertical).padding(
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    ).id("outer")
        .frame(width: 200, height: 100)
  }
}

private enum CaseOlPadding20 {
  @ViewBuilder static func view() -> some View {
    Rectangle().id("a").padding(20)
        .frame(width: 100, height: 100)
  }
}

private enum CaseOlPaddingNestedMixed {
  @ViewBuilder static func view() -> some View {
    Rectangle().id("a").padding(20).padding(.horizontal, 10)
        .frame(width: 100, height: 100)
  }
}

private enum CaseOsPaddingDefaultHug {
  @ViewBuilder static func view() -> some View {
    Color.clear.frame(width: 50, height: 30).id("a").padding().background(Color.green.id("b"))
        .frame(width: 200, height: 200)
  }
}

private enum CaseOsPaddingInVstack {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Color.red.frame(height: 30).id("a").padding(.bottom, 20).background(Color.gray.id("b"))
        Color.red.frame(height: 30).id("c").padding(.top, 15).background(Color.gray.id("d"))
    }
    .frame(width: 200, height: 200)
  }
}

private enum CaseNegativePaddingBackground {
  @ViewBuilder static func view() -> some View {
    Color.clear.frame(width: 30, height: 30).id("a").background { Color.red.id("b").padding(-5) }
        .frame(width: 100, height: 100)
  }
}

private enum CaseDrPaddingNegative {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Color.clear.frame(width: 40, height: 20).id("a").padding(.horizontal, -10).id("p")
        Color.clear.frame(width: 30, height: 10).id("b")
    }
    .id("s")
    .frame(width: 100, height: 100)
  }
}
