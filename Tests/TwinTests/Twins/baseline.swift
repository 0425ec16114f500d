// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let baselineTwins: [Twin] = [
  ("text-baseline-first-last-wrapped", { CaseTextBaselineFirstLastWrapped.view() }),
  ("text-baseline-any-font", { CaseTextBaselineAnyFont.view() }),
  ("text-baseline-offset", { CaseTextBaselineOffset.view() }),
]

private enum CaseTextBaselineFirstLastWrapped {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 20) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("a")
                .frame(width: 120, alignment: .topLeading)
            Color.clear.frame(width: 10, height: 10).id("firstBox")
        }
        HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("b")
                .frame(width: 120, alignment: .topLeading)
            Color.clear.frame(width: 10, height: 10).id("lastBox")
        }
    }
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextBaselineAnyFont {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 20) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("One\nTwo\nThree").font(.system(size: 13)).id("a")
            Color.clear.frame(width: 10, height: 10).id("firstBox")
        }
        HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text("One\nTwo\nThree").font(.system(size: 13)).id("b")
            Color.clear.frame(width: 10, height: 10).id("lastBox")
        }
    }
    .frame(width: 400, height: 200)
  }
}

private enum CaseTextBaselineOffset {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text("Base").font(.system(size: 13)).id("base")
            Text("Up").font(.system(size: 13)).baselineOffset(6).id("up")
            Text("Down").font(.system(size: 13)).baselineOffset(-4).id("down")
        }
        .id("row")
        HStack(spacing: 12) {
            Text("Base").font(.system(size: 13)).id("cbase")
            Text("Up").font(.system(size: 13)).baselineOffset(6).id("cup")
        }
        .id("centerRow")
    }
    .frame(width: 260, height: 160)
  }
}
