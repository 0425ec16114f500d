// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let lazyTwins: [Twin] = [
  ("lazy-pinned-headers-rest", { CaseLazyPinnedHeadersRest.view() }),
  ("lazy-pinned-footers-rest", { CaseLazyPinnedFootersRest.view() }),
  ("lazy-pinned-both-rest", { CaseLazyPinnedBothRest.view() }),
  ("lazy-rows-200", { CaseLazyRows200.view() }),
]

private enum CaseLazyPinnedHeadersRest {
  @ViewBuilder static func view() -> some View {
    ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(["a", "b", "c"], id: \.self) { name in
                Section {
                    ForEach(0..<8, id: \.self) { row in Color.blue.frame(width: 200, height: 20).id("\(name)\(row)") }
                } header: {
                    Color.gray.frame(width: 200, height: 24).id("\(name)H")
                } footer: {
                    Color.black.frame(width: 200, height: 16).id("\(name)F")
                }
            }
        }
    }
    .id("scroll")
    .frame(width: 300, height: 200)
  }
}

private enum CaseLazyPinnedFootersRest {
  @ViewBuilder static func view() -> some View {
    ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
            ForEach(["a", "b", "c"], id: \.self) { name in
                Section {
                    ForEach(0..<8, id: \.self) { row in Color.blue.frame(width: 200, height: 20).id("\(name)\(row)") }
                } header: {
                    Color.gray.frame(width: 200, height: 24).id("\(name)H")
                } footer: {
                    Color.black.frame(width: 200, height: 16).id("\(name)F")
                }
            }
        }
    }
    .id("scroll")
    .frame(width: 300, height: 200)
  }
}

private enum CaseLazyPinnedBothRest {
  @ViewBuilder static func view() -> some View {
    ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
            ForEach(["a", "b", "c"], id: \.self) { name in
                Section {
                    ForEach(0..<8, id: \.self) { row in Color.blue.frame(width: 200, height: 20).id("\(name)\(row)") }
                } header: {
                    Color.gray.frame(width: 200, height: 24).id("\(name)H")
                } footer: {
                    Color.black.frame(width: 200, height: 16).id("\(name)F")
                }
            }
        }
    }
    .id("scroll")
    .frame(width: 300, height: 200)
  }
}

private enum CaseLazyRows200 {
  @ViewBuilder static func view() -> some View {
    ScrollView {
        LazyVStack(spacing: 0) {
            ForEach(0..<200, id: \.self) { i in Color.blue.frame(width: 200, height: 20).id("r\(i)") }
        }
    }
    .id("scroll")
    .frame(width: 300, height: 200)
  }
}
