// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let priorityTwins: [Twin] = [
  ("tk-vstack-priority", { CaseTkVstackPriority.view() }),
  ("tk-hstack-priority-zero", { CaseTkHstackPriorityZero.view() }),
  ("objc-priorities-sample", { CaseObjcPrioritiesSample.view() }),
  ("dr-vstack-priority-negative", { CaseDrVstackPriorityNegative.view() }),
  ("dr-priority-spacer-last", { CaseDrPrioritySpacerLast.view() }),
]

private enum CaseTkVstackPriority {
  @ViewBuilder static func view() -> some View {
    VStack {
        Rectangle().frame(minHeight: 50).id("a")
        Rectangle().id("b").layoutPriority(1)
    }
    .frame(width: 500, height: 500)
  }
}

private enum CaseTkHstackPriorityZero {
  @ViewBuilder static func view() -> some View {
    HStack {
        Rectangle().frame(minHeight: 50).id("a")
        Rectangle().id("b").layoutPriority(1)
    }
    .frame(width: 500, height: 500)
  }
}

private enum CaseObjcPrioritiesSample {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(minWidth: 50).id("a")
        Color.red.frame(width: 30).id("b").layoutPriority(2)
        Color.red.frame(minWidth: 50).id("c").layoutPriority(1)
        Color.blue.id("d").layoutPriority(2)
        Color.red.frame(minWidth: 100, maxWidth: 120).id("e")
    }
    .frame(width: 400, alignment: .leading)
    .frame(width: 400, height: 200)
  }
}

private enum CaseDrVstackPriorityNegative {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Color.blue.id("a")
        Color.blue.id("b").layoutPriority(-1).frame(minHeight: 10)
    }
    .frame(width: 100, height: 100)
  }
}

private enum CaseDrPrioritySpacerLast {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.blue.id("a").layoutPriority(-5).id("low")
        Spacer().id("sp")
        Color.clear.frame(width: 60, height: 20).id("b")
    }
    .id("s")
    .frame(width: 200, height: 40)
  }
}
