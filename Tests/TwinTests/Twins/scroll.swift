// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let scrollTwins: [Twin] = [
  ("scroll-children-implicit-vstack-boxes", { CaseScrollChildrenImplicitVstackBoxes.view() }),
  ("scroll-narrow-content", { CaseScrollNarrowContent.view() }),
  ("scroll-both-axes", { CaseScrollBothAxes.view() }),
  ("scroll-in-stack", { CaseScrollInStack.view() }),
  ("scroll-padding-inside", { CaseScrollPaddingInside.view() }),
  ("scroll-short-content-top", { CaseScrollShortContentTop.view() }),
  ("scroll-anchor-bottom", { CaseScrollAnchorBottom.view() }),
  ("scroll-content-margins", { CaseScrollContentMargins.view() }),
  ("scroll-margin-all-edges", { CaseScrollMarginAllEdges.view() }),
  ("dr-scroll-horizontal-flexible", { CaseDrScrollHorizontalFlexible.view() }),
  ("dr-scroll-ideal", { CaseDrScrollIdeal.view() }),
]

private enum CaseScrollChildrenImplicitVstackBoxes {
  @ViewBuilder static func view() -> some View {
    HStack(alignment: .top, spacing: 20) {
        ScrollView {
            Color.clear.frame(width: 22, height: 16).id("vTop")
            Color.clear.frame(width: 60, height: 30).id("vB")
            Color.clear.frame(width: 44, height: 16).id("vBottom")
        }
        .id("vScroll")
        ScrollView(.horizontal) {
            Color.clear.frame(width: 22, height: 16).id("hTop")
            Color.clear.frame(width: 60, height: 30).id("hB")
            Color.clear.frame(width: 44, height: 16).id("hBottom")
        }
        .id("hScroll")
    }
    .id("row")
    .frame(width: 300, height: 200)
  }
}

private enum CaseScrollNarrowContent {
  @ViewBuilder static func view() -> some View {
    ScrollView { Color.clear.frame(width: 100, height: 400).id("content") }.id("scroll").frame(width: 250, height: 150).id("frame")
    .frame(width: 300, height: 200)
  }
}

private enum CaseScrollBothAxes {
  @ViewBuilder static func view() -> some View {
    ScrollView([.horizontal, .vertical]) { Color.clear.frame(width: 500, height: 400).id("content") }.id("scroll")
        .frame(width: 300, height: 200)
  }
}

private enum CaseScrollInStack {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Color.clear.frame(width: 44.5, height: 16).id("header")
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.blue.frame(width: 120, height: 20) } }.id("content")
        }
        .id("scroll")
        Color.clear.frame(width: 42, height: 16).id("footer")
    }
    .frame(width: 300, height: 200)
  }
}

private enum CaseScrollPaddingInside {
  @ViewBuilder static func view() -> some View {
    ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.blue.frame(width: 120, height: 20) } }.id("rows")
            .padding().id("padded")
    }
    .id("scroll")
    .frame(width: 300, height: 200)
  }
}

private enum CaseScrollShortContentTop {
  @ViewBuilder static func view() -> some View {
    ScrollView {
        VStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Color.blue.frame(width: 120, height: 20) } }.id("content")
    }
    .id("scroll")
    .frame(width: 300, height: 200)
  }
}

private enum CaseScrollAnchorBottom {
  @ViewBuilder static func view() -> some View {
    ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("row\(i)") } }
            .id("content")
    }
    .defaultScrollAnchor(.bottom).id("scroll")
    .frame(width: 300, height: 200)
  }
}

private enum CaseScrollContentMargins {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 20) {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("a\(i)") } }
                .id("a")
        }
        .contentMargins(20, for: .scrollContent).id("content")
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<3, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("b\(i)") } }
                .id("b")
        }
        .contentMargins(.horizontal, 12, for: .scrollContent).id("horizontal")
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<3, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("c\(i)") } }
                .id("c")
        }
        .contentMargins(.top, 30).id("automatic")
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("d\(i)") } }
                .id("d")
        }
        .contentMargins(20, for: .scrollIndicators).id("indicators")
    }
    .frame(width: 600, height: 200)
  }
}

private enum CaseScrollMarginAllEdges {
  @ViewBuilder static func view() -> some View {
    ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { i in Color.blue.frame(width: 120, height: 20).id("a\(i)") } }.id("a")
    }
    .contentMargins(20, for: .scrollContent).id("content")
    .frame(width: 160, height: 200)
  }
}

private enum CaseDrScrollHorizontalFlexible {
  @ViewBuilder static func view() -> some View {
    ScrollView(.horizontal) {
        HStack(spacing: 0) {
            Color.red.frame(width: 100).id("a")
            Color.blue.frame(width: 100).id("b")
        }
        .id("row")
    }
    .id("s")
    .frame(width: 120, height: 80)
  }
}

private enum CaseDrScrollIdeal {
  @ViewBuilder static func view() -> some View {
    ScrollView { Color.clear.frame(width: 40, height: 70).id("c") }.fixedSize().id("s")
        .frame(width: 200, height: 200)
  }
}
