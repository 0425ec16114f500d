// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let sectionTwins: [Twin] = [
  ("section-in-vstack", { CaseSectionInVstack.view() }),
  ("section-mixed", { CaseSectionMixed.view() }),
]

private enum CaseSectionInVstack {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 0) {
        Section {
            Color.clear.frame(width: 35, height: 16).id("apple")
            Color.clear.frame(width: 45, height: 16).id("banana")
        } header: {
            Color.clear.frame(width: 34.5, height: 16).id("header")
        } footer: {
            Color.clear.frame(width: 39.5, height: 16).id("footer")
        }
    }
    .id("stack")
    .frame(width: 300, height: 250)
  }
}

private enum CaseSectionMixed {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Color.clear.frame(width: 22.5, height: 16).id("top")
        Section { Color.clear.frame(width: 35, height: 16).id("apple") }
        Section {
            Color.clear.frame(width: 45, height: 16).id("banana")
        } footer: {
            Color.clear.frame(width: 39.5, height: 16).id("footer")
        }
        Color.clear.frame(width: 44.5, height: 16).id("bottom")
    }
    .id("stack")
    .frame(width: 300, height: 250)
  }
}
