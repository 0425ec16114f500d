// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let fixedSizeTwins: [Twin] = [
  ("ol-padding-then-fixedsize", { CaseOlPaddingThenFixedsize.view() }),
  ("seed-capsule-fixedsize", { CaseSeedCapsuleFixedsize.view() }),
  ("seed-capsule-ideal", { CaseSeedCapsuleIdeal.view() }),
  ("seed-fixed-text-overflows-centred", { CaseSeedFixedTextOverflowsCentred.view() }),
  ("seed-rr-matches-text-height", { CaseSeedRrMatchesTextHeight.view() }),
  ("dr-fixedsize-stack-of-flexibles", { CaseDrFixedsizeStackOfFlexibles.view() }),
]

private enum CaseOlPaddingThenFixedsize {
  @ViewBuilder static func view() -> some View {
    Rectangle().id("a").padding(10).fixedSize().id("o")
        .frame(width: 100, height: 100)
  }
}

private enum CaseSeedCapsuleFixedsize {
  @ViewBuilder static func view() -> some View {
    Capsule().fixedSize().id("a")
        .frame(width: 140, height: 100)
  }
}

private enum CaseSeedCapsuleIdeal {
  @ViewBuilder static func view() -> some View {
    Capsule().frame(idealWidth: 100, idealHeight: 40).fixedSize().id("a")
        .frame(width: 140, height: 100)
  }
}

private enum CaseSeedFixedTextOverflowsCentred {
  @ViewBuilder static func view() -> some View {
    Color.clear.frame(width: 180, height: 20).fixedSize().id("t").frame(width: 140).id("f")
        .frame(width: 140, height: 100)
  }
}

private enum CaseSeedRrMatchesTextHeight {
  @ViewBuilder static func view() -> some View {
    HStack {
        RoundedRectangle(cornerRadius: 8).id("rr")
        Color.clear.frame(width: 120, height: 40).padding().id("t")
    }
    .fixedSize(horizontal: false, vertical: true).id("s").frame(width: 300)
    .frame(width: 300, height: 300)
  }
}

private enum CaseDrFixedsizeStackOfFlexibles {
  @ViewBuilder static func view() -> some View {
    HStack {
        Color.blue.id("a")
        Color.blue.id("b")
    }
    .fixedSize().id("s")
    .frame(width: 200, height: 100)
  }
}
