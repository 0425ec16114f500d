// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let textLikeTwins: [Twin] = [
  ("oc-faketext-spacer-rect", { CaseOcFaketextSpacerRect.view() }),
  ("oc-faketext-complex", { CaseOcFaketextComplex.view() }),
]

private enum CaseOcFaketextSpacerRect {
  struct AreaText: Layout {
      var area: CGFloat
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let width = proposal.width ?? area / 10
          if width == .infinity { return CGSize(width: area / 10, height: 10) }
          return CGSize(width: width, height: max(area / max(width, 1), 10))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
  }
  @ViewBuilder static func view() -> some View {
    HStack {
        AreaText(area: 6000) {}.id("f1")
        Spacer()
        Rectangle().id("r2").fixedSize()
    }
    .frame(width: 100, height: 100)
  }
}

private enum CaseOcFaketextComplex {
  struct AreaText: Layout {
      var area: CGFloat
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let width = proposal.width ?? area / 10
          if width == .infinity { return CGSize(width: area / 10, height: 10) }
          return CGSize(width: width, height: max(area / max(width, 1), 10))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
  }
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        HStack(spacing: 8) {
            Rectangle().id("r1").frame(width: 32, height: 32)
            VStack(spacing: 4) {
                AreaText(area: 6000) {}.id("f2")
                AreaText(area: 800) {}.id("f3")
            }
        }
        HStack(spacing: 8) {
            AreaText(area: 3200) {}.id("f4")
            AreaText(area: 900) {}.id("f5")
        }
        HStack(spacing: 6) {
            AreaText(area: 2400) {}.id("f6")
            Spacer(minLength: 8)
            Rectangle().id("r7").frame(width: 24, height: 24)
        }
        HStack(spacing: 8) {
            AreaText(area: 600) {}.id("f8").fixedSize()
            Rectangle().id("r9").frame(maxWidth: .infinity, minHeight: 20)
        }
        HStack(spacing: 6) {
            AreaText(area: 4000) {}.id("f10")
            AreaText(area: 1500) {}.id("f11")
            AreaText(area: 2500) {}.id("f12")
        }
        .fixedSize(horizontal: false, vertical: true)
    }
    .frame(width: 300, height: 500)
  }
}
