// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let frameTwins: [Twin] = [
  ("frame-fixed-topLeading", { CaseFrameFixedTopLeading.view() }),
  ("ol-frame-larger-than-root", { CaseOlFrameLargerThanRoot.view() }),
  ("ol-frame-nested-overflow", { CaseOlFrameNestedOverflow.view() }),
  ("ol-frame-align-top", { CaseOlFrameAlignTop.view() }),
  ("ol-frame-align-topTrailing", { CaseOlFrameAlignTopTrailing.view() }),
  ("ol-frame-align-leading", { CaseOlFrameAlignLeading.view() }),
  ("ol-frame-align-bottomLeading", { CaseOlFrameAlignBottomLeading.view() }),
  ("ol-frame-align-bottomTrailing", { CaseOlFrameAlignBottomTrailing.view() }),
  ("ol-flex-max-small", { CaseOlFlexMaxSmall.view() }),
  ("tk-frame-fixed", { CaseTkFrameFixed.view() }),
  ("tk-frame-infinity-bottomTrailing", { CaseTkFrameInfinityBottomTrailing.view() }),
  ("os-flexframe-max", { CaseOsFlexframeMax.view() }),
  ("fb-ideal-frame-fixed", { CaseFbIdealFrameFixed.view() }),
  ("composeui-fixed-frame-100x100", { CaseComposeuiFixedFrame100x100.view() }),
  ("composeui-fixed-frame-50x40", { CaseComposeuiFixedFrame50x40.view() }),
  ("composeui-fixed-frame-0x0", { CaseComposeuiFixedFrame0x0.view() }),
  ("dr-min-greater-than-max", { CaseDrMinGreaterThanMax.view() }),
  ("dr-frame-one-axis-passes-other", { CaseDrFrameOneAxisPassesOther.view() }),
  ("dr-frame-ideal-in-fixed-stack", { CaseDrFrameIdealInFixedStack.view() }),
  ("dr-frame-alignment-clamped", { CaseDrFrameAlignmentClamped.view() }),
  ("dr-frame-flex-around-stack", { CaseDrFrameFlexAroundStack.view() }),
]

private enum CaseFrameFixedTopLeading {
  @ViewBuilder static func view() -> some View {
    Color.clear.frame(width: 40, height: 40).id("inner").frame(width: 120, height: 80, alignment: .topLeading).id("outer")
        .frame(width: 200, height: 200)
  }
}

private enum CaseOlFrameLargerThanRoot {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 150, height: 120).id("a")
        .frame(width: 100, height: 100)
  }
}

private enum CaseOlFrameNestedOverflow {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 80, height: 60).id("a").frame(width: 50, height: 40)
        .frame(width: 100, height: 100)
  }
}

private enum CaseOlFrameAlignTop {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 60, height: 40).id("a").frame(width: 100, height: 100, alignment: .top)
        .frame(width: 100, height: 100)
  }
}

private enum CaseOlFrameAlignTopTrailing {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 60, height: 40).id("a").frame(width: 100, height: 100, alignment: .topTrailing)
        .frame(width: 100, height: 100)
  }
}

private enum CaseOlFrameAlignLeading {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 60, height: 40).id("a").frame(width: 100, height: 100, alignment: .leading)
        .frame(width: 100, height: 100)
  }
}

private enum CaseOlFrameAlignBottomLeading {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 60, height: 40).id("a").frame(width: 100, height: 100, alignment: .bottomLeading)
        .frame(width: 100, height: 100)
  }
}

private enum CaseOlFrameAlignBottomTrailing {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 60, height: 40).id("a").frame(width: 100, height: 100, alignment: .bottomTrailing)
        .frame(width: 100, height: 100)
  }
}

private enum CaseOlFlexMaxSmall {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(maxWidth: 5).id("a")
        .frame(width: 100, height: 100)
  }
}

private enum CaseTkFrameFixed {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 200, height: 100).id("a")
        .frame(width: 500, height: 500)
  }
}

private enum CaseTkFrameInfinityBottomTrailing {
  @ViewBuilder static func view() -> some View {
    Rectangle().frame(width: 100, height: 100).id("a").frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing
    ).id("f")
        .frame(width: 500, height: 500)
  }
}

private enum CaseOsFlexframeMax {
  @ViewBuilder static func view() -> some View {
    VStack {
        VStack(alignment: .leading) {
            Color.red.frame(maxWidth: 50, maxHeight: 50).id("a")
            Color.red.frame(maxWidth: 40, maxHeight: 30).id("b")
            Color.red.frame(maxWidth: 30, maxHeight: 30).id("c")
        }
        HStack(alignment: .top) {
            Color.red.frame(maxWidth: 50, maxHeight: 50).id("d")
            Color.red.frame(maxWidth: 40, maxHeight: 30).id("e")
            Color.red.frame(maxWidth: 30, maxHeight: 30).id("f")
        }
    }
    .frame(width: 200, height: 200)
  }
}

private enum CaseFbIdealFrameFixed {
  @ViewBuilder static func view() -> some View {
    Color.clear.frame(width: 85, height: 20).id("t").frame(idealWidth: 100, idealHeight: 100).fixedSize().id("f")
        .frame(width: 300, height: 300)
  }
}

private enum CaseComposeuiFixedFrame100x100 {
  @ViewBuilder static func view() -> some View {
    Color.red.frame(width: 80, height: 50).id("a")
        .frame(width: 100, height: 100)
  }
}

private enum CaseComposeuiFixedFrame50x40 {
  @ViewBuilder static func view() -> some View {
    Color.red.frame(width: 80, height: 50).id("a")
        .frame(width: 50, height: 40)
  }
}

private enum CaseComposeuiFixedFrame0x0 {
  @ViewBuilder static func view() -> some View {
    Color.red.frame(width: 80, height: 50).id("a").frame(width: 0, height: 0)
        .frame(width: 100, height: 100)
  }
}

private enum CaseDrMinGreaterThanMax {
  @ViewBuilder static func view() -> some View {
    Color.clear.frame(width: 30, height: 30).id("a").frame(minWidth: 80, maxWidth: 40).id("f")
        .frame(width: 200, height: 100)
  }
}

private enum CaseDrFrameOneAxisPassesOther {
  @ViewBuilder static func view() -> some View {
    Color.blue.id("a").frame(width: 50).id("f")
        .frame(width: 200, height: 100)
  }
}

private enum CaseDrFrameIdealInFixedStack {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 4) {
        Color.red.frame(minWidth: 10, idealWidth: 40, maxWidth: 90).id("a")
        Color.blue.frame(idealHeight: 33).id("b")
    }
    .fixedSize().id("s")
    .frame(width: 200, height: 100)
  }
}

private enum CaseDrFrameAlignmentClamped {
  @ViewBuilder static func view() -> some View {
    Color.clear.frame(width: 20, height: 20).id("a").frame(maxWidth: 120, maxHeight: 60, alignment: .bottomTrailing).id("f")
        .frame(width: 200, height: 100)
  }
}

private enum CaseDrFrameFlexAroundStack {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 6) {
        Color.clear.frame(width: 30, height: 20).id("a")
        Color.clear.frame(width: 30, height: 40).id("b")
    }
    .id("row").frame(minWidth: 100, maxWidth: 160, alignment: .trailing).id("f")
    .frame(width: 240, height: 80)
  }
}
