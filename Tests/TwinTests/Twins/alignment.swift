// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let alignmentTwins: [Twin] = [
  ("vstack-leading-trailing", { CaseVstackLeadingTrailing.view() }),
  ("ol-hstack-align-top", { CaseOlHstackAlignTop.view() }),
  ("ol-hstack-align-center", { CaseOlHstackAlignCenter.view() }),
  ("ol-hstack-align-bottom", { CaseOlHstackAlignBottom.view() }),
  ("tk-hstack-bottom", { CaseTkHstackBottom.view() }),
  ("skip-hstack-bottom", { CaseSkipHstackBottom.view() }),
  ("fb-guide-plus-30", { CaseFbGuidePlus30.view() }),
  ("dr-guide-vertical-center", { CaseDrGuideVerticalCenter.view() }),
  ("dr-guide-through-padding", { CaseDrGuideThroughPadding.view() }),
  ("dr-guide-through-frame", { CaseDrGuideThroughFrame.view() }),
]

private enum CaseVstackLeadingTrailing {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
            Color.clear.frame(width: 100, height: 20).id("l1")
            Color.clear.frame(width: 50, height: 20).id("l2")
        }
        .id("L")
        VStack(alignment: .trailing, spacing: 4) {
            Color.clear.frame(width: 100, height: 20).id("t1")
            Color.clear.frame(width: 50, height: 20).id("t2")
        }
        .id("T")
    }
    .frame(width: 300, height: 200)
  }
}

private enum CaseOlHstackAlignTop {
  @ViewBuilder static func view() -> some View {
    HStack(alignment: .top, spacing: 8) {
        Color.clear.frame(width: 20, height: 30).id("a")
        Color.clear.frame(width: 30, height: 20).id("b")
        Color.clear.frame(width: 25, height: 40).id("c")
    }
    .frame(width: 100, height: 100)
  }
}

private enum CaseOlHstackAlignCenter {
  @ViewBuilder static func view() -> some View {
    HStack(alignment: .center, spacing: 8) {
        Color.clear.frame(width: 20, height: 30).id("a")
        Color.clear.frame(width: 30, height: 20).id("b")
        Color.clear.frame(width: 25, height: 40).id("c")
    }
    .frame(width: 100, height: 100)
  }
}

private enum CaseOlHstackAlignBottom {
  @ViewBuilder static func view() -> some View {
    HStack(alignment: .bottom, spacing: 8) {
        Color.clear.frame(width: 20, height: 30).id("a")
        Color.clear.frame(width: 30, height: 20).id("b")
        Color.clear.frame(width: 25, height: 40).id("c")
    }
    .frame(width: 100, height: 100)
  }
}

private enum CaseTkHstackBottom {
  @ViewBuilder static func view() -> some View {
    HStack(alignment: .bottom) {
        Rectangle().id("a")
        Rectangle().frame(height: 50).id("b")
    }
    .frame(width: 500, height: 500)
  }
}

private enum CaseSkipHstackBottom {
  @ViewBuilder static func view() -> some View {
    HStack(alignment: .bottom, spacing: 0) {
        Color.black.frame(height: 10).id("a")
        Color.black.frame(height: 12).id("b")
        Color.black.frame(height: 10).id("c")
    }
    .frame(width: 12, height: 12)
  }
}

private enum CaseFbGuidePlus30 {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading) {
        Color.clear.frame(width: 100, height: 100).alignmentGuide(.leading) { d in d[.leading] + 30 }.id("a")
        Color.clear.frame(width: 100, height: 100).id("b")
    }
    .id("stack")
    .frame(width: 200, height: 300)
  }
}

private enum CaseDrGuideVerticalCenter {
  @ViewBuilder static func view() -> some View {
    HStack(alignment: .center, spacing: 4) {
        Color.clear.frame(width: 20, height: 60).id("a")
        Color.clear.frame(width: 20, height: 20).alignmentGuide(VerticalAlignment.center) { d in d[.bottom] }.id("b")
        Color.clear.frame(width: 20, height: 30).id("c")
    }
    .id("s")
    .frame(width: 200, height: 120)
  }
}

private enum CaseDrGuideThroughPadding {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 15 }.padding(.leading, 10).id("a")
        Color.clear.frame(width: 50, height: 10).id("b")
    }
    .id("s")
    .frame(width: 200, height: 120)
  }
}

private enum CaseDrGuideThroughFrame {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .trailing, spacing: 0) {
        Color.clear.frame(width: 40, height: 10).alignmentGuide(.trailing) { d in d.width - 8 }.frame(
            width: 80, alignment: .trailing
        ).id("a")
        Color.clear.frame(width: 50, height: 10).id("b")
    }
    .id("s")
    .frame(width: 200, height: 120)
  }
}
