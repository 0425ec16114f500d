// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let rtlTwins: [Twin] = [
  ("rtl-stacks", { CaseRtlStacks.view() }),
  ("rtl-grid-and-lazygrid", { CaseRtlGridAndLazygrid.view() }),
  ("text-rtl-frame-alignment", { CaseTextRtlFrameAlignment.view() }),
  ("dr-rtl-padding-and-alignment", { CaseDrRtlPaddingAndAlignment.view() }),
]

private enum CaseRtlStacks {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 10) {
        HStack {
            Color.clear.frame(width: 40, height: 30).id("a")
            Color.clear.frame(width: 60, height: 30).id("b")
            Spacer()
            Color.clear.frame(width: 30, height: 30).id("c")
        }
        .id("hstack")
        Color.clear.frame(width: 50, height: 20).padding(.leading, 30).id("padded")
        Color.clear.frame(width: 40, height: 20).frame(width: 120, alignment: .leading).id("framed")
        ZStack(alignment: .topLeading) {
            Color.clear.frame(width: 100, height: 40).id("zback")
            Color.clear.frame(width: 20, height: 20).id("zfront")
        }
        .id("zstack")
        HStack {
            Color.clear.frame(width: 30, height: 20).id("ltrA")
            Color.clear.frame(width: 30, height: 20).id("ltrB")
        }
        .environment(\.layoutDirection, .leftToRight).id("island")
        Color.clear.frame(width: 25, height: 16).id("text")
        Color.clear.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in -10 }.id("guided")
    }
    .frame(width: 300, alignment: .leading).id("vstack").environment(\.layoutDirection, .rightToLeft)
    .frame(width: 320, height: 260)
  }
}

private enum CaseRtlGridAndLazygrid {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 16) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
                Color.clear.frame(width: 40, height: 30).id("a")
                Color.clear.frame(width: 60, height: 30).id("b")
                Color.clear.frame(width: 30, height: 30).id("c")
            }
            GridRow {
                Color.clear.frame(width: 100, height: 30).gridCellColumns(2).id("d")
                Color.clear.frame(width: 30, height: 30).id("e")
            }
            GridRow { Color.clear.frame(width: 40, height: 30).gridColumnAlignment(.trailing).id("f") }
        }
        .id("grid")
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
            ForEach(0..<5, id: \.self) { i in Color.red.frame(width: 40, height: 20).id("l\(i)") }
        }
        .frame(width: 200).id("lazy")
    }
    .environment(\.layoutDirection, .rightToLeft)
    .frame(width: 320, height: 220)
  }
}

private enum CaseTextRtlFrameAlignment {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 8) {
        Color.clear.frame(width: 150, height: 20).id("wide")
        Text("Two").font(.system(size: 13)).id("t").frame(width: 100, alignment: .leading).id("f")
    }
    .id("stack").environment(\.layoutDirection, .rightToLeft)
    .frame(width: 260, height: 100)
  }
}

private enum CaseDrRtlPaddingAndAlignment {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 4) {
        Color.clear.frame(width: 60, height: 10).id("a").padding(.trailing, 20).id("p")
        Color.clear.frame(width: 40, height: 10).id("b")
    }
    .frame(width: 150, alignment: .trailing).id("f").environment(\.layoutDirection, .rightToLeft)
    .frame(width: 160, height: 60)
  }
}
