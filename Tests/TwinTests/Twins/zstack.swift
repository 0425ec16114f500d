// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let zstackTwins: [Twin] = [
  ("zstack-fill", { CaseZstackFill.view() }),
  ("skip-zstack-center", { CaseSkipZstackCenter.view() }),
  ("skip-zstack-bottomTrailing", { CaseSkipZstackBottomTrailing.view() }),
  ("skip-zstack-topLeading", { CaseSkipZstackTopLeading.view() }),
  ("skip-zstack-top", { CaseSkipZstackTop.view() }),
  ("skip-zstack-trailing", { CaseSkipZstackTrailing.view() }),
  ("dr-zstack-flexible-child", { CaseDrZstackFlexibleChild.view() }),
  ("dr-zstack-in-hstack", { CaseDrZstackInHstack.view() }),
]

private enum CaseZstackFill {
  @ViewBuilder static func view() -> some View {
    ZStack(alignment: .topLeading) {
        Color.red.id("fill")
        Color.clear.frame(width: 30, height: 30).id("b")
    }
    .frame(width: 200, height: 200)
  }
}

private enum CaseSkipZstackCenter {
  @ViewBuilder static func view() -> some View {
    ZStack(alignment: .center) {
        Color.clear.frame(width: 12, height: 12)
        Color.black.frame(width: 6, height: 6).id("a")
    }
    .frame(width: 12, height: 12)
  }
}

private enum CaseSkipZstackBottomTrailing {
  @ViewBuilder static func view() -> some View {
    ZStack(alignment: .bottomTrailing) {
        Color.clear.frame(width: 12, height: 12)
        Color.black.frame(width: 6, height: 6).id("a")
    }
    .frame(width: 12, height: 12)
  }
}

private enum CaseSkipZstackTopLeading {
  @ViewBuilder static func view() -> some View {
    ZStack(alignment: .topLeading) {
        Color.clear.frame(width: 12, height: 12)
        Color.black.frame(width: 6, height: 6).id("a")
    }
    .frame(width: 12, height: 12)
  }
}

private enum CaseSkipZstackTop {
  @ViewBuilder static func view() -> some View {
    ZStack(alignment: .top) {
        Color.clear.frame(width: 12, height: 12)
        Color.black.frame(width: 6, height: 6).id("a")
    }
    .frame(width: 12, height: 12)
  }
}

private enum CaseSkipZstackTrailing {
  @ViewBuilder static func view() -> some View {
    ZStack(alignment: .trailing) {
        Color.clear.frame(width: 12, height: 12)
        Color.black.frame(width: 6, height: 6).id("a")
    }
    .frame(width: 12, height: 12)
  }
}

private enum CaseDrZstackFlexibleChild {
  @ViewBuilder static func view() -> some View {
    ZStack {
        Color.blue.id("fill")
        Color.clear.frame(width: 30, height: 30).id("a")
        Circle().id("circle")
    }
    .id("z")
    .frame(width: 120, height: 100)
  }
}

private enum CaseDrZstackInHstack {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 10) {
        ZStack {
            Color.clear.frame(width: 40, height: 20).id("a")
            Color.clear.frame(width: 20, height: 40).id("b")
        }
        .id("z")
        Color.blue.id("c")
    }
    .frame(width: 200, height: 60)
  }
}
