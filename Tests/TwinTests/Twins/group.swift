// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let groupTwins: [Twin] = [
  ("group-modifier-applies-to-each", { CaseGroupModifierAppliesToEach.view() }),
  ("foreach-empty", { CaseForeachEmpty.view() }),
  ("foreach-array-rows", { CaseForeachArrayRows.view() }),
  ("foreach-array-rows-reversed", { CaseForeachArrayRowsReversed.view() }),
]

private enum CaseGroupModifierAppliesToEach {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Group {
            Color.red.id("a")
            Color.blue.id("b")
        }
        .frame(width: 50, height: 50).padding(5)
        Color.green.id("c")
    }
    .frame(width: 300, height: 100)
  }
}

private enum CaseForeachEmpty {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Color.clear.frame(width: 22.5, height: 16).id("top")
        ForEach([String](), id: \.self) { _ in Color.red }
        ForEach(0..<0) { _ in Color.red }
        HStack {
            Color.clear.frame(width: 9, height: 16).id("a")
            ForEach([String](), id: \.self) { _ in Color.red }
            Color.clear.frame(width: 8.5, height: 16).id("b")
        }
        .id("row")
        Color.clear.frame(width: 44.5, height: 16).id("bottom")
    }
    .id("stack")
    .frame(width: 300, height: 200)
  }
}

private enum CaseForeachArrayRows {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading) {
        ForEach([60, 100, 140], id: \.self) { width in Color.blue.frame(width: CGFloat(width), height: 20).id("row\(width)")
        }
    }
    .id("stack")
    .frame(width: 300, height: 200)
  }
}

private enum CaseForeachArrayRowsReversed {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading) {
        ForEach([140, 60, 80], id: \.self) { width in Color.blue.frame(width: CGFloat(width), height: 20).id("row\(width)")
        }
    }
    .id("stack")
    .frame(width: 300, height: 200)
  }
}
