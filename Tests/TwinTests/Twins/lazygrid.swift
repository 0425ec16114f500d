// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let lazygridTwins: [Twin] = [
  ("lazyvgrid-two-pass", { CaseLazyvgridTwoPass.view() }),
  ("lazy-grid-sections", { CaseLazyGridSections.view() }),
  ("lazy-grid-item-alignment", { CaseLazyGridItemAlignment.view() }),
  ("dr-lazyvgrid-three-flexible", { CaseDrLazyvgridThreeFlexible.view() }),
  ("dr-lazyvgrid-row-height", { CaseDrLazyvgridRowHeight.view() }),
]

private enum CaseLazyvgridTwoPass {
  @ViewBuilder static func view() -> some View {
    LazyVGrid(columns: [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120), spacing: 10)]) {
        Color.red.frame(height: 20).id("c0")
        Color.blue.frame(height: 20).id("c1")
    }
    .frame(width: 200)
    .frame(width: 200, height: 60)
  }
}

private enum CaseLazyGridSections {
  @ViewBuilder static func view() -> some View {
    ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) {
            Section {
                ForEach(0..<5, id: \.self) { i in Color.red.frame(height: 20).id("a\(i)") }
            } header: {
                Color.gray.frame(height: 24).id("aH")
            } footer: {
                Color.black.frame(height: 16).id("aF")
            }
            Section {
                ForEach(10..<14, id: \.self) { i in Color.blue.frame(height: 20).id("b\(i)") }
            } header: {
                Color.clear.frame(width: 46, height: 16).id("bH")
            }
        }
        .id("grid")
    }
    .frame(width: 240).id("scroll")
    .frame(width: 300, height: 300)
  }
}

private enum CaseLazyGridItemAlignment {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 16) {
        LazyVGrid(
            columns: [
                GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
                GridItem(.fixed(60), alignment: .bottomTrailing),
            ], alignment: .trailing, spacing: 4
        ) {
            Color.clear.frame(width: 20, height: 20).id("t0")
            Color.clear.frame(width: 20, height: 40).id("t1")
            Color.clear.frame(width: 20, height: 20).id("t2")
            Color.clear.frame(width: 20, height: 20).id("t3")
        }
        .frame(width: 240).id("trailing")
        LazyVGrid(
            columns: [
                GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
                GridItem(.fixed(60), alignment: .bottomTrailing),
            ], alignment: .leading, spacing: 4
        ) {
            Color.clear.frame(width: 20, height: 20).id("l0")
            Color.clear.frame(width: 20, height: 40).id("l1")
            Color.clear.frame(width: 20, height: 20).id("l2")
        }
        .frame(width: 240).id("leading")
    }
    .frame(width: 300, height: 200)
  }
}

private enum CaseDrLazyvgridThreeFlexible {
  @ViewBuilder static func view() -> some View {
    LazyVGrid(
        columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 6
    ) { ForEach(0..<5, id: \.self) { i in Color.red.frame(height: 20).id("c\(i)") } }.id("grid")
        .frame(width: 200, height: 60)
  }
}

private enum CaseDrLazyvgridRowHeight {
  @ViewBuilder static func view() -> some View {
    LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(60))], spacing: 4) {
        Color.clear.frame(width: 20, height: 20).id("a")
        Color.clear.frame(width: 30, height: 40).id("b")
        Color.clear.frame(width: 50, height: 10).id("c")
    }
    .id("grid")
    .frame(width: 200, height: 100)
  }
}
