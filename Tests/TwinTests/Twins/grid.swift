// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let gridTwins: [Twin] = [
  ("grid-explicit-spacing-topLeading", { CaseGridExplicitSpacingTopLeading.view() }),
  ("grid-flexible-columns-boxes", { CaseGridFlexibleColumnsBoxes.view() }),
  ("grid-alignments-boxes", { CaseGridAlignmentsBoxes.view() }),
  ("dr-grid-span-widens", { CaseDrGridSpanWidens.view() }),
  ("dr-grid-row-alignment", { CaseDrGridRowAlignment.view() }),
]

private enum CaseGridExplicitSpacingTopLeading {
  @ViewBuilder static func view() -> some View {
    Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
            Color.clear.frame(width: 9, height: 16).id("a")
            Color.clear.frame(width: 30, height: 30).id("red")
        }
        GridRow {
            Color.clear.frame(width: 60, height: 20).id("blue")
            Color.clear.frame(width: 10, height: 16).id("h")
        }
    }
    .id("grid")
    .frame(width: 320, height: 200)
  }
}

private enum CaseGridFlexibleColumnsBoxes {
  @ViewBuilder static func view() -> some View {
    Grid(verticalSpacing: 8) {
        GridRow {
            Color.clear.frame(width: 9, height: 16).id("a")
            Color.red.frame(height: 20).id("red")
            Color.clear.frame(width: 28, height: 16).id("ccc")
        }
        GridRow {
            Color.blue.frame(height: 30).id("blue")
            Color.clear.frame(width: 8, height: 16).id("e")
            Color.green.frame(height: 30).id("green")
        }
    }
    .frame(width: 280).id("grid")
    .frame(width: 320, height: 200)
  }
}

private enum CaseGridAlignmentsBoxes {
  @ViewBuilder static func view() -> some View {
    HStack(alignment: .top, spacing: 16) {
        Grid(alignment: .bottomTrailing, verticalSpacing: 8) {
            GridRow {
                Color.clear.frame(width: 9, height: 16).id("a")
                Color.clear.frame(width: 40, height: 40).id("red")
            }
            GridRow {
                Color.clear.frame(width: 60, height: 20).id("blue")
                Color.clear.frame(width: 10, height: 16).id("h")
            }
        }
        .id("bt")
        Grid(alignment: .center, verticalSpacing: 8) {
            GridRow {
                Color.clear.frame(width: 9, height: 16).id("ca")
                Color.clear.frame(width: 40, height: 40).id("cred")
            }
            GridRow {
                Color.clear.frame(width: 60, height: 20).id("cblue")
                Color.clear.frame(width: 10, height: 16).id("ch")
            }
        }
        .id("ce")
    }
    .frame(width: 320, height: 200)
  }
}

private enum CaseDrGridSpanWidens {
  @ViewBuilder static func view() -> some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
            Color.clear.frame(width: 30, height: 20).id("a")
            Color.clear.frame(width: 40, height: 20).id("b")
        }
        GridRow { Color.clear.frame(width: 60, height: 10).gridCellColumns(2).id("c") }
    }
    .id("grid")
    .frame(width: 200, height: 100)
  }
}

private enum CaseDrGridRowAlignment {
  @ViewBuilder static func view() -> some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow(alignment: .bottom) {
            Color.clear.frame(width: 20, height: 30).id("a")
            Color.clear.frame(width: 20, height: 10).id("b")
        }
        GridRow(alignment: .top) {
            Color.clear.frame(width: 20, height: 10).id("c")
            Color.clear.frame(width: 20, height: 30).id("d")
        }
    }
    .id("grid")
    .frame(width: 200, height: 100)
  }
}
