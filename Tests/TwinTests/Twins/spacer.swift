// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let spacerTwins: [Twin] = [
  ("spacer-no-spacing-next-to-it", { CaseSpacerNoSpacingNextToIt.view() }),
  ("oc-orphan-spacer", { CaseOcOrphanSpacer.view() }),
  ("oc-spacer-fixedsize-in-vstack", { CaseOcSpacerFixedsizeInVstack.view() }),
  ("os-spacer-two-equal", { CaseOsSpacerTwoEqual.view() }),
  ("os-spacer-min-overflow", { CaseOsSpacerMinOverflow.view() }),
  ("skip-spacer-min8-overflow", { CaseSkipSpacerMin8Overflow.view() }),
  ("dr-spacers-share", { CaseDrSpacersShare.view() }),
]

private enum CaseSpacerNoSpacingNextToIt {
  @ViewBuilder static func view() -> some View {
    HStack {
        Color.clear.frame(width: 50, height: 50).id("a")
        Spacer().id("spacer")
        Color.clear.frame(width: 50, height: 50).id("b")
    }
    .id("stack")
    .frame(width: 300, height: 100)
  }
}

private enum CaseOcOrphanSpacer {
  @ViewBuilder static func view() -> some View {
    Spacer().background(Rectangle().id("r1"))
        .frame(width: 100, height: 100)
  }
}

private enum CaseOcSpacerFixedsizeInVstack {
  @ViewBuilder static func view() -> some View {
    VStack {
        Spacer().background(Rectangle().id("r1")).fixedSize()
        Rectangle().id("r2")
    }
    .frame(width: 100, height: 100)
  }
}

private enum CaseOsSpacerTwoEqual {
  @ViewBuilder static func view() -> some View {
    HStack {
        Color.clear.frame(width: 40, height: 50).id("a")
        Spacer()
        Color.clear.frame(width: 40, height: 50).id("b")
        Spacer()
        Color.clear.frame(width: 40, height: 50).id("c")
    }
    .frame(width: 250, height: 80)
    .frame(width: 200, height: 200)
  }
}

private enum CaseOsSpacerMinOverflow {
  @ViewBuilder static func view() -> some View {
    HStack {
        Color.clear.frame(width: 80, height: 50).id("a")
        Spacer(minLength: 0)
        Color.clear.frame(width: 80, height: 50).id("b")
    }
    .frame(width: 160, height: 80)
    .frame(width: 200, height: 200)
  }
}

private enum CaseSkipSpacerMin8Overflow {
  @ViewBuilder static func view() -> some View {
    VStack {
        Spacer()
        Color.black.frame(height: 2).id("a")
        Spacer()
        Color.black.frame(height: 2).id("b")
        Spacer()
    }
    .frame(width: 12, height: 12)
  }
}

private enum CaseDrSpacersShare {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Spacer(minLength: 50).id("s1")
        Color.clear.frame(width: 30, height: 20).id("a")
        Spacer().id("s2")
        Color.clear.frame(width: 30, height: 20).id("b")
        Spacer().id("s3")
    }
    .frame(width: 230, height: 40)
  }
}
