// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let layoutProtocolTwins: [Twin] = [
  ("anylayout-horizontal", { CaseAnylayoutHorizontal.view() }),
  ("anylayout-vertical", { CaseAnylayoutVertical.view() }),
  ("hstacklayout-value", { CaseHstacklayoutValue.view() }),
]

private enum CaseAnylayoutHorizontal {
  struct Switcher: View {
      var horizontal: Bool
      var body: some View {
          let layout = horizontal ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
          layout {
              Color.clear.frame(width: 25, height: 16).id("one")
              Color.red.frame(width: 30, height: 20).id("box")
              Color.clear.frame(width: 35.5, height: 16).id("three")
          }
          .id("stack")
      }
  }
  @ViewBuilder static func view() -> some View {
    Switcher(horizontal: true)
        .frame(width: 240, height: 120)
  }
}

private enum CaseAnylayoutVertical {
  struct Switcher: View {
      var horizontal: Bool
      var body: some View {
          let layout = horizontal ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
          layout {
              Color.clear.frame(width: 25, height: 16).id("one")
              Color.red.frame(width: 30, height: 20).id("box")
              Color.clear.frame(width: 35.5, height: 16).id("three")
          }
          .id("stack")
      }
  }
  @ViewBuilder static func view() -> some View {
    Switcher(horizontal: false)
        .frame(width: 240, height: 120)
  }
}

private enum CaseHstacklayoutValue {
  @ViewBuilder static func view() -> some View {
    HStackLayout(spacing: 8) {
        Color.clear.frame(width: 25, height: 16).id("one")
        Color.clear.frame(width: 30, height: 20).id("box")
        Color.clear.frame(width: 35.5, height: 16).id("three")
    }
    .id("stack")
    .frame(width: 240, height: 120)
  }
}
