// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let textTwins: [Twin] = [
  ("text-wrap-100", { CaseTextWrap100.view() }),
  ("text-wrap-120", { CaseTextWrap120.view() }),
  ("text-wrap-150", { CaseTextWrap150.view() }),
  ("text-wrap-200", { CaseTextWrap200.view() }),
  ("text-wrap-300", { CaseTextWrap300.view() }),
  ("text-wrap-hanging-space", { CaseTextWrapHangingSpace.view() }),
  ("text-truncation-head", { CaseTextTruncationHead.view() }),
  ("text-truncation-middle", { CaseTextTruncationMiddle.view() }),
  ("text-truncation-tail", { CaseTextTruncationTail.view() }),
  ("text-truncation-fits-unchanged", { CaseTextTruncationFitsUnchanged.view() }),
  ("text-line-spacing-wrapped", { CaseTextLineSpacingWrapped.view() }),
  ("text-line-spacing-any-font", { CaseTextLineSpacingAnyFont.view() }),
  ("text-two-line-balance", { CaseTextTwoLineBalance.view() }),
  ("text-two-line-no-balance", { CaseTextTwoLineNoBalance.view() }),
  ("text-system-font-heights", { CaseTextSystemFontHeights.view() }),
  ("text-weights-same-height", { CaseTextWeightsSameHeight.view() }),
  ("text-multiline-alignment-no-size", { CaseTextMultilineAlignmentNoSize.view() }),
  ("text-case-changes-width", { CaseTextCaseChangesWidth.view() }),
  ("text-scale-secondary", { CaseTextScaleSecondary.view() }),
  ("text-fixed-size-overflows", { CaseTextFixedSizeOverflows.view() }),
]

private enum CaseTextWrap100 {
  @ViewBuilder static func view() -> some View {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t").frame(
        width: 100, alignment: .topLeading
    )
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextWrap120 {
  @ViewBuilder static func view() -> some View {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t").frame(
        width: 120, alignment: .topLeading
    )
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextWrap150 {
  @ViewBuilder static func view() -> some View {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t").frame(
        width: 150, alignment: .topLeading
    )
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextWrap200 {
  @ViewBuilder static func view() -> some View {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t").frame(
        width: 200, alignment: .topLeading
    )
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextWrap300 {
  @ViewBuilder static func view() -> some View {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t").frame(
        width: 300, alignment: .topLeading
    )
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextWrapHangingSpace {
  @ViewBuilder static func view() -> some View {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t").frame(
        width: 134, alignment: .topLeading
    )
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextTruncationHead {
  @ViewBuilder static func view() -> some View {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).lineLimit(1)
        .truncationMode(.head).id("t").frame(width: 150, alignment: .topLeading)
        .frame(width: 400, height: 200)
  }
}

private enum CaseTextTruncationMiddle {
  @ViewBuilder static func view() -> some View {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).lineLimit(1)
        .truncationMode(.middle).id("t").frame(width: 150, alignment: .topLeading)
        .frame(width: 400, height: 200)
  }
}

private enum CaseTextTruncationTail {
  @ViewBuilder static func view() -> some View {
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).lineLimit(1)
        .truncationMode(.tail).id("t").frame(width: 150, alignment: .topLeading)
        .frame(width: 400, height: 200)
  }
}

private enum CaseTextTruncationFitsUnchanged {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 0) {
        Text("Hello").font(.system(size: 13)).id("plain")
        Text("Hello").font(.system(size: 13)).truncationMode(.head).id("head")
    }
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextLineSpacingWrapped {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 0) {
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("s0")
            .frame(width: 150, alignment: .topLeading)
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
            .lineSpacing(4).id("s4").frame(width: 150, alignment: .topLeading)
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13))
            .lineSpacing(10).id("s10").frame(width: 150, alignment: .topLeading)
        Text("Hello").font(.system(size: 13)).lineSpacing(10).id("single")
    }
    .frame(width: 400, height: 320)
  }
}

private enum CaseTextLineSpacingAnyFont {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 0) {
        Text("One\nTwo\nThree\nFour").font(.system(size: 13)).id("s0")
        Text("One\nTwo\nThree\nFour").font(.system(size: 13)).lineSpacing(4).id("s4")
        Text("One").font(.system(size: 13)).id("plain")
        Text("One").font(.system(size: 13)).lineSpacing(10).id("single")
    }
    .frame(width: 400, height: 320)
  }
}

private enum CaseTextTwoLineBalance {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 0) {
        Text("Layout must wrap").font(.system(size: 13)).id("t").frame(width: 90, alignment: .topLeading)
        Text("Layout must").font(.system(size: 13)).id("ref")
    }
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextTwoLineNoBalance {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 0) {
        Text("Layout wrap sentence").font(.system(size: 13)).id("t").frame(width: 100, alignment: .topLeading)
        Text("Layout wrap").font(.system(size: 13)).id("ref")
    }
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextSystemFontHeights {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 0) {
        Text("Sample").font(.system(size: 10)).id("s10")
        Text("Sample").font(.system(size: 12)).id("s12")
        Text("Sample").font(.system(size: 20)).id("s20")
        Text("Sample").font(.system(size: 24)).id("s24")
        Text("Sample").font(.system(size: 32)).id("s32")
    }
    .frame(width: 400, height: 400)
  }
}

private enum CaseTextWeightsSameHeight {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 0) {
        Text("The quick brown fox").font(.system(size: 20, weight: .light)).id("light")
        Text("The quick brown fox").font(.system(size: 20, weight: .regular)).id("regular")
        Text("The quick brown fox").font(.system(size: 20, weight: .medium)).id("medium")
        Text("The quick brown fox").font(.system(size: 20, weight: .bold)).id("bold")
        Text("The quick brown fox").font(.system(size: 20, weight: .black)).id("black")
    }
    .frame(width: 400, height: 400)
  }
}

private enum CaseTextMultilineAlignmentNoSize {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Text("Every proposal travels down the tree and every size comes back up, one view at a time.").font(
            .system(size: 13)
        ).multilineTextAlignment(.leading).id("leading").frame(width: 200, alignment: .top)
        Text("Every proposal travels down the tree and every size comes back up, one view at a time.").font(
            .system(size: 13)
        ).multilineTextAlignment(.center).id("center").frame(width: 200, alignment: .top)
        Text("Every proposal travels down the tree and every size comes back up, one view at a time.").font(
            .system(size: 13)
        ).multilineTextAlignment(.trailing).id("trailing").frame(width: 200, alignment: .top)
    }
    .frame(width: 400, height: 300)
  }
}

private enum CaseTextCaseChangesWidth {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 12) {
        Text("mixed Case").font(.system(size: 13)).textCase(.uppercase).id("upper")
        Text("mixed Case").font(.system(size: 13)).textCase(.lowercase).id("lower")
        Text("mixed Case").font(.system(size: 13)).textCase(nil).id("none")
    }
    .frame(width: 260, height: 140)
  }
}

private enum CaseTextScaleSecondary {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 8) {
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("normal").frame(width: 150, alignment: .leading).id("df")
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).textScale(
            .secondary
        ).id("secondary").frame(width: 150, alignment: .leading).id("sf")
    }
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextFixedSizeOverflows {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Text("A sentence wider than its frame").font(.system(size: 13)).fixedSize().id("t").frame(width: 50).id("f")
        Text("A sentence wider than its frame").font(.system(size: 13)).lineLimit(1).id("free")
    }
    .frame(width: 200, height: 100)
  }
}
