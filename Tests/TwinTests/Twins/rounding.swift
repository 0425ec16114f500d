// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let roundingTwins: [Twin] = [
  ("pf-checked-natural", { CasePfCheckedNatural.view() }),
  ("pf-checked-fixed-200x100", { CasePfCheckedFixed200x100.view() }),
  ("pf-checked-device-se", { CasePfCheckedDeviceSe.view() }),
]

private enum CasePfCheckedNatural {
  @ViewBuilder static func view() -> some View {
    HStack {
        Image(size: CGSize(width: 17, height: 17)) { _ in }.id("img")
        Color.clear.frame(width: 68, height: 20.5).id("txt")
    }
    .padding(5).background(Color.blue.id("blue")).padding(10)
    .frame(width: 123, height: 50.5)
  }
}

private enum CasePfCheckedFixed200x100 {
  @ViewBuilder static func view() -> some View {
    HStack {
        Image(size: CGSize(width: 17, height: 17)) { _ in }.id("img")
        Color.clear.frame(width: 68, height: 20.5).id("txt")
    }
    .padding(5).background(Color.blue.id("blue")).padding(10)
    .frame(width: 200, height: 100)
  }
}

private enum CasePfCheckedDeviceSe {
  @ViewBuilder static func view() -> some View {
    Color.clear.frame(width: 88.5, height: 19.5).padding(5).background(Color.blue.id("blue")).padding(10)
        .frame(width: 320, height: 548)
  }
}
