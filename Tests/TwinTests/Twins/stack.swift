// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let stackTwins: [Twin] = [
  ("hstack-flexible-shares", { CaseHstackFlexibleShares.view() }),
  ("nested-stacks", { CaseNestedStacks.view() }),
  ("ol-hstack-two", { CaseOlHstackTwo.view() }),
  ("ol-hstack-fixed-children", { CaseOlHstackFixedChildren.view() }),
  ("ol-hstack-clamped", { CaseOlHstackClamped.view() }),
  ("tk-vstack", { CaseTkVstack.view() }),
  ("os-hv-default", { CaseOsHvDefault.view() }),
  ("os-same-size", { CaseOsSameSize.view() }),
  ("objc-three-equal", { CaseObjcThreeEqual.view() }),
  ("fuzz-hstack-0", { CaseFuzzHstack0.view() }),
  ("fuzz-hstack-2", { CaseFuzzHstack2.view() }),
  ("fuzz-hstack-8", { CaseFuzzHstack8.view() }),
  ("seed-rr-next-to-fixed-text", { CaseSeedRrNextToFixedText.view() }),
  ("dr-hstack-zero-proposal", { CaseDrHstackZeroProposal.view() }),
  ("dr-hstack-infinite-ties-larger-min-first", { CaseDrHstackInfiniteTiesLargerMinFirst.view() }),
  ("fuzz-hstack-13", { CaseFuzzHstack13.view() }),
  ("fuzz-hstack-14", { CaseFuzzHstack14.view() }),
  ("fuzz-hstack-15", { CaseFuzzHstack15.view() }),
  ("fuzz-hstack-18", { CaseFuzzHstack18.view() }),
  ("fuzz-hstack-19", { CaseFuzzHstack19.view() }),
  ("fuzz-hstack-20", { CaseFuzzHstack20.view() }),
  ("fuzz-hstack-21", { CaseFuzzHstack21.view() }),
  ("fuzz-hstack-22", { CaseFuzzHstack22.view() }),
  ("fuzz-hstack-25", { CaseFuzzHstack25.view() }),
  ("fuzz-hstack-26", { CaseFuzzHstack26.view() }),
  ("fuzz-hstack-28", { CaseFuzzHstack28.view() }),
  ("fuzz-hstack-29", { CaseFuzzHstack29.view() }),
  ("fuzz-hstack-30", { CaseFuzzHstack30.view() }),
  ("vstack-mixed-0", { CaseVstackMixed0.view() }),
  ("vstack-mixed-1", { CaseVstackMixed1.view() }),
  ("vstack-mixed-3", { CaseVstackMixed3.view() }),
  ("vstack-mixed-4", { CaseVstackMixed4.view() }),
  ("vstack-mixed-5", { CaseVstackMixed5.view() }),
  ("vstack-mixed-6", { CaseVstackMixed6.view() }),
]

private enum CaseHstackFlexibleShares {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.id("a")
        Color.blue.frame(width: 50).id("b")
        Color.green.id("c")
    }
    .frame(width: 300, height: 100)
  }
}

private enum CaseNestedStacks {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 10) {
        HStack(spacing: 10) {
            Color.red.id("a")
            Color.blue.frame(width: 80).id("b")
        }
        .padding(10).id("row")
        HStack {
            Color.clear.frame(width: 40, height: 40).id("c")
            Spacer()
            Color.clear.frame(width: 40, height: 40).id("d")
        }
        .frame(height: 60).id("bottom")
    }
    .frame(width: 300, height: 200)
  }
}

private enum CaseOlHstackTwo {
  @ViewBuilder static func view() -> some View {
    HStack {
        Rectangle().id("a")
        Rectangle().id("b")
    }
    .frame(width: 100, height: 100)
  }
}

private enum CaseOlHstackFixedChildren {
  @ViewBuilder static func view() -> some View {
    HStack {
        Color.clear.frame(width: 30, height: 20).id("a")
        Color.clear.frame(width: 40, height: 30).id("b")
    }
    .frame(width: 100, height: 100)
  }
}

private enum CaseOlHstackClamped {
  @ViewBuilder static func view() -> some View {
    HStack {
        Rectangle().frame(minWidth: 20, maxWidth: 40).id("a")
        Rectangle().frame(minWidth: 30, maxWidth: 50).id("b")
    }
    .frame(width: 100, height: 100)
  }
}

private enum CaseTkVstack {
  @ViewBuilder static func view() -> some View {
    VStack {
        Rectangle().id("a")
        Rectangle().id("b")
    }
    .frame(width: 500, height: 500)
  }
}

private enum CaseOsHvDefault {
  @ViewBuilder static func view() -> some View {
    VStack {
        Color.blue.id("a")
        Color.blue.id("b")
        HStack {
            Color.blue.id("c")
            Color.blue.id("d")
        }
    }
    .frame(width: 200, height: 200)
  }
}

private enum CaseOsSameSize {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 20) {
        Color.blue.id("a")
        Color.clear.frame(width: 10, height: 10).id("b")
        Color.blue.id("c")
    }
    .frame(width: 200, height: 200)
  }
}

private enum CaseObjcThreeEqual {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Rectangle().id("a")
        Rectangle().id("b")
        Rectangle().id("c")
    }
    .frame(width: 300, height: 100)
  }
}

private enum CaseFuzzHstack0 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(width: 70).id("v0")
        Color.red.id("v1")
        Color.red.id("v2")
        Color.red.frame(minWidth: 22, maxWidth: 73).id("v3")
    }
    .id("stack")
    .frame(width: 338, height: 100)
  }
}

private enum CaseFuzzHstack2 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.id("v0")
        Color.red.frame(width: 31).id("v1")
        Color.red.frame(minWidth: 64, maxWidth: 76).id("v2")
        Color.red.frame(minWidth: 25, maxWidth: 58).id("v3")
        Color.red.frame(minWidth: 17, maxWidth: 95).id("v4")
    }
    .id("stack")
    .frame(width: 339, height: 100)
  }
}

private enum CaseFuzzHstack8 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(width: 139).id("v0")
        Color.red.frame(maxWidth: 73).id("v1")
        Color.red.id("v2")
        Color.red.id("v3")
    }
    .id("stack")
    .frame(width: 431, height: 100)
  }
}

private enum CaseSeedRrNextToFixedText {
  @ViewBuilder static func view() -> some View {
    HStack {
        RoundedRectangle(cornerRadius: 8).id("rr")
        Color.clear.frame(width: 180, height: 20).fixedSize().id("t")
    }
    .id("s").frame(width: 140)
    .frame(width: 140, height: 100)
  }
}

private enum CaseDrHstackZeroProposal {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 8) {
        Color.blue.id("a")
        Color.green.frame(minWidth: 20).id("b")
    }
    .id("s").frame(width: 0).id("f")
    .frame(width: 100, height: 50)
  }
}

private enum CaseDrHstackInfiniteTiesLargerMinFirst {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.blue.id("a")
        Color.green.frame(minWidth: 150).id("b")
    }
    .frame(width: 200, height: 50)
  }
}

private enum CaseFuzzHstack13 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(width: 72).id("v0")
        Color.red.id("v1")
        Color.red.frame(width: 34).id("v2")
        Color.red.id("v3")
        Color.red.frame(width: 74).id("v4")
    }
    .id("stack")
    .frame(width: 71, height: 40)
  }
}

private enum CaseFuzzHstack14 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(minWidth: 37, maxWidth: 62).id("v0")
        Color.red.frame(minWidth: 20, maxWidth: 27).id("v1")
        Color.red.frame(minWidth: 69).id("v2")
        Color.red.frame(width: 70).id("v3")
    }
    .id("stack")
    .frame(width: 186, height: 40)
  }
}

private enum CaseFuzzHstack15 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(minWidth: 84, maxWidth: 127).id("v0")
        Color.red.frame(minWidth: 45).id("v1")
    }
    .id("stack")
    .frame(width: 36, height: 40)
  }
}

private enum CaseFuzzHstack18 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(minWidth: 11, maxWidth: 82).id("v0")
        Color.red.frame(width: 121).id("v1")
    }
    .id("stack")
    .frame(width: 494, height: 40)
  }
}

private enum CaseFuzzHstack19 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.id("v0")
        Color.red.id("v1")
        Color.red.frame(minWidth: 10).id("v2")
    }
    .id("stack")
    .frame(width: 118, height: 40)
  }
}

private enum CaseFuzzHstack20 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(minWidth: 56, maxWidth: 119).id("v0")
        Color.red.frame(minWidth: 11, maxWidth: 101).id("v1")
        Color.red.frame(width: 40).id("v2")
        Color.red.frame(maxWidth: 95).id("v3")
    }
    .id("stack")
    .frame(width: 374, height: 40)
  }
}

private enum CaseFuzzHstack21 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(minWidth: 18, maxWidth: 34).id("v0")
        Color.red.frame(minWidth: 75).id("v1")
    }
    .id("stack")
    .frame(width: 67, height: 40)
  }
}

private enum CaseFuzzHstack22 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(minWidth: 21).id("v0")
        Color.red.id("v1")
    }
    .id("stack")
    .frame(width: 369, height: 40)
  }
}

private enum CaseFuzzHstack25 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(width: 109).id("v0")
        Color.red.frame(width: 31).id("v1")
    }
    .id("stack")
    .frame(width: 184, height: 40)
  }
}

private enum CaseFuzzHstack26 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.id("v0")
        Color.red.frame(width: 58).id("v1")
        Color.red.frame(minWidth: 44, maxWidth: 100).id("v2")
        Color.red.id("v3")
        Color.red.frame(minWidth: 62).id("v4")
    }
    .id("stack")
    .frame(width: 279, height: 40)
  }
}

private enum CaseFuzzHstack28 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(maxWidth: 35).id("v0")
        Color.red.id("v1")
        Color.red.frame(minWidth: 65, maxWidth: 97).id("v2")
        Color.red.id("v3")
    }
    .id("stack")
    .frame(width: 232, height: 40)
  }
}

private enum CaseFuzzHstack29 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(minWidth: 84, maxWidth: 132).id("v0")
        Color.red.frame(minWidth: 6, maxWidth: 33).id("v1")
        Color.red.frame(minWidth: 85).id("v2")
        Color.red.frame(minWidth: 17, maxWidth: 22).id("v3")
        Color.red.id("v4")
        Color.red.frame(width: 62).id("v5")
    }
    .id("stack")
    .frame(width: 65, height: 40)
  }
}

private enum CaseFuzzHstack30 {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(minWidth: 81, maxWidth: 96).id("v0")
        Color.red.frame(minWidth: 51, maxWidth: 92).id("v1")
        Color.red.frame(maxWidth: 22).id("v2")
        Color.red.frame(minWidth: 22, maxWidth: 106).id("v3")
        Color.red.frame(maxWidth: 111).id("v4")
        Color.red.frame(maxWidth: 75).id("v5")
    }
    .id("stack")
    .frame(width: 237, height: 40)
  }
}

private enum CaseVstackMixed0 {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        Color.red.frame(maxHeight: 96).id("v0")
        Color.red.frame(maxHeight: 62).id("v1")
        Color.red.frame(minHeight: 11, maxHeight: 60).id("v2")
    }
    .id("stack")
    .frame(width: 60, height: 132)
  }
}

private enum CaseVstackMixed1 {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        Color.red.id("v0")
        Color.red.id("v1")
        Color.red.frame(maxHeight: 71).id("v2")
    }
    .id("stack")
    .frame(width: 60, height: 76)
  }
}

private enum CaseVstackMixed3 {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 15) {
        Color.red.frame(height: 110).id("v0")
        Color.red.frame(maxHeight: 84).id("v1")
        Color.red.frame(minHeight: 82, maxHeight: 170).id("v2")
    }
    .id("stack")
    .frame(width: 60, height: 251)
  }
}

private enum CaseVstackMixed4 {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Color.red.frame(minHeight: 68, maxHeight: 107).id("v0")
        Color.red.frame(minHeight: 42).id("v1")
        Color.red.frame(maxHeight: 70).id("v2")
        Color.red.frame(maxHeight: 43).id("v3")
    }
    .id("stack")
    .frame(width: 60, height: 347)
  }
}

private enum CaseVstackMixed5 {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 3) {
        Color.red.frame(minHeight: 73, maxHeight: 93).id("v0")
        Color.red.frame(minHeight: 39, maxHeight: 126).id("v1")
        Color.red.id("v2")
        Color.red.frame(minHeight: 29, maxHeight: 81).id("v3")
    }
    .id("stack")
    .frame(width: 60, height: 197)
  }
}

private enum CaseVstackMixed6 {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        Color.red.frame(maxHeight: 55).id("v0")
        Color.red.frame(height: 42).id("v1")
        Color.red.frame(minHeight: 16).id("v2")
        Color.red.frame(minHeight: 14, maxHeight: 40).id("v3")
        Color.red.frame(minHeight: 80).id("v4")
    }
    .id("stack")
    .frame(width: 60, height: 139)
  }
}
