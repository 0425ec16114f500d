// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let listTwins: [Twin] = [
  ("list-macos-plain", { CaseListMacosPlain.view() }),
  ("list-macos-inset", { CaseListMacosInset.view() }),
  ("list-macos-bordered", { CaseListMacosBordered.view() }),
  ("list-macos-row-modifiers", { CaseListMacosRowModifiers.view() }),
  ("list-macos-sections", { CaseListMacosSections.view() }),
  ("list-macos-section-footer", { CaseListMacosSectionFooter.view() }),
  ("list-ios-plain", { CaseListIosPlain.view() }),
]

private enum CaseListMacosPlain {
  @ViewBuilder static func view() -> some View {
    List {
        Color.clear.frame(width: 35, height: 16).id("row1")
        Color.clear.frame(width: 45, height: 16).id("row2")
    }
    .listStyle(.plain).id("list")
    .frame(width: 320, height: 70)
  }
}

private enum CaseListMacosInset {
  @ViewBuilder static func view() -> some View {
    List {
        Color.clear.frame(width: 35, height: 16).id("row1")
        Color.clear.frame(width: 45, height: 16).id("row2")
    }
    .listStyle(.inset).id("list")
    .frame(width: 320, height: 70)
  }
}

private enum CaseListMacosBordered {
  @ViewBuilder static func view() -> some View {
    List {
        Color.clear.frame(width: 35, height: 16).id("row1")
        Color.clear.frame(width: 45, height: 16).id("row2")
    }
    .listStyle(.bordered).id("list")
    .frame(width: 320, height: 70)
  }
}

private enum CaseListMacosRowModifiers {
  @ViewBuilder static func view() -> some View {
    List {
        Color.clear.frame(width: 35, height: 16).listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10)).id("inset")
        Color.clear.frame(width: 45, height: 16).listRowBackground(Color.yellow).id("background")
        Color.clear.frame(width: 41.5, height: 16).listRowSeparator(.hidden).id("noSeparator")
        Color.clear.frame(width: 38.5, height: 16).listRowSeparatorTint(Color.red).id("tinted")
        ForEach(1..<4) { i in Color.clear.frame(width: 40, height: 16).id("item\(i)") }
    }
    .id("list")
    .frame(width: 320, height: 260)
  }
}

private enum CaseListMacosSections {
  @ViewBuilder static func view() -> some View {
    List {
        Section {
            Color.clear.frame(width: 35, height: 16).id("row1")
        } header: {
            Color.clear.frame(width: 54, height: 16).id("firstHeader")
        }
        Section {
            Color.clear.frame(width: 45, height: 16).id("row2")
        } header: {
            Color.clear.frame(width: 50, height: 16).id("secondHeader")
        }
    }
    .id("list")
    .frame(width: 320, height: 220)
  }
}

private enum CaseListMacosSectionFooter {
  @ViewBuilder static func view() -> some View {
    List {
        Section {
            Color.clear.frame(width: 35, height: 16).id("apple")
            Color.clear.frame(width: 45, height: 16).id("banana")
        } header: {
            Color.clear.frame(width: 40, height: 16).id("fruits")
        }
        Section {
            Color.clear.frame(width: 38.5, height: 16).id("carrot")
        } header: {
            Color.clear.frame(width: 61.5, height: 16).id("vegHeader")
        } footer: {
            Color.clear.frame(width: 36, height: 16).id("vegFooter")
        }
        Section { Color.clear.frame(width: 41.5, height: 16).id("cherry") }
    }
    .id("list")
    .frame(width: 320, height: 300)
  }
}

private enum CaseListIosPlain {
  @ViewBuilder static func view() -> some View {
    List {
        Color.clear.frame(width: 44.5, height: 24.5).id("row1")
        Color.clear.frame(width: 57, height: 24.5).id("row2")
    }
    .listStyle(.plain).id("list")
    .frame(width: 320, height: 300)
  }
}
