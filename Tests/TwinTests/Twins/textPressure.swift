// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let textPressureTwins: [Twin] = [
  ("text-pressure-two-texts", { CaseTextPressureTwoTexts.view() }),
  ("text-pressure-two-texts-swapped", { CaseTextPressureTwoTextsSwapped.view() }),
  ("text-pressure-three-texts", { CaseTextPressureThreeTexts.view() }),
  ("text-pressure-row", { CaseTextPressureRow.view() }),
  ("text-lines-kept-8", { CaseTextLinesKept8.view() }),
  ("text-lines-kept-20", { CaseTextLinesKept20.view() }),
  ("text-lines-kept-32", { CaseTextLinesKept32.view() }),
  ("text-lines-kept-40", { CaseTextLinesKept40.view() }),
  ("text-lines-kept-48", { CaseTextLinesKept48.view() }),
  ("text-lines-kept-70", { CaseTextLinesKept70.view() }),
  ("text-heights-kept", { CaseTextHeightsKept.view() }),
]

private enum CaseTextPressureTwoTexts {
  struct Lines: Layout {
      var width: CGFloat
      var count: Int
      var pitch: CGFloat = 16
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard let height = proposal.height, height < .infinity else {
              return CGSize(width: width, height: pitch * CGFloat(count))
          }
          let kept = min(max(Int(height / pitch), 1), count)
          return CGSize(width: width, height: pitch * CGFloat(kept))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Lines(width: 150, count: 4) {}.id("first")
        Lines(width: 150, count: 2) {}.id("second")
    }
    .id("stack")
    .frame(width: 300, height: 90)
  }
}

private enum CaseTextPressureTwoTextsSwapped {
  struct Lines: Layout {
      var width: CGFloat
      var count: Int
      var pitch: CGFloat = 16
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard let height = proposal.height, height < .infinity else {
              return CGSize(width: width, height: pitch * CGFloat(count))
          }
          let kept = min(max(Int(height / pitch), 1), count)
          return CGSize(width: width, height: pitch * CGFloat(kept))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Lines(width: 150, count: 2) {}.id("second")
        Lines(width: 150, count: 4) {}.id("first")
    }
    .id("stack")
    .frame(width: 300, height: 90)
  }
}

private enum CaseTextPressureThreeTexts {
  struct Lines: Layout {
      var width: CGFloat
      var count: Int
      var pitch: CGFloat = 16
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard let height = proposal.height, height < .infinity else {
              return CGSize(width: width, height: pitch * CGFloat(count))
          }
          let kept = min(max(Int(height / pitch), 1), count)
          return CGSize(width: width, height: pitch * CGFloat(kept))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 0) {
        Lines(width: 150, count: 4) {}.id("a")
        Lines(width: 150, count: 2) {}.id("b")
        Lines(width: 150, count: 4) {}.id("c")
    }
    .id("stack")
    .frame(width: 300, height: 100)
  }
}

private enum CaseTextPressureRow {
  struct Lines: Layout {
      var width: CGFloat
      var count: Int
      var pitch: CGFloat = 16
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard let height = proposal.height, height < .infinity else {
              return CGSize(width: width, height: pitch * CGFloat(count))
          }
          let kept = min(max(Int(height / pitch), 1), count)
          return CGSize(width: width, height: pitch * CGFloat(kept))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 0) {
        Color.red.frame(width: 40).id("left")
        Lines(width: 150, count: 4) {}.id("text")
    }
    .id("row")
    .frame(width: 300, height: 50)
  }
}

private enum CaseTextLinesKept8 {
  struct Lines: Layout {
      var width: CGFloat
      var count: Int
      var pitch: CGFloat = 16
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard let height = proposal.height, height < .infinity else {
              return CGSize(width: width, height: pitch * CGFloat(count))
          }
          let kept = min(max(Int(height / pitch), 1), count)
          return CGSize(width: width, height: pitch * CGFloat(kept))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @ViewBuilder static func view() -> some View {
    Lines(width: 110, count: 5) {}.id("text").frame(width: 110, height: 8, alignment: .topLeading).id("frame")
        .frame(width: 200, height: 100)
  }
}

private enum CaseTextLinesKept20 {
  struct Lines: Layout {
      var width: CGFloat
      var count: Int
      var pitch: CGFloat = 16
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard let height = proposal.height, height < .infinity else {
              return CGSize(width: width, height: pitch * CGFloat(count))
          }
          let kept = min(max(Int(height / pitch), 1), count)
          return CGSize(width: width, height: pitch * CGFloat(kept))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @ViewBuilder static func view() -> some View {
    Lines(width: 110, count: 5) {}.id("text").frame(width: 110, height: 20, alignment: .topLeading).id("frame")
        .frame(width: 200, height: 100)
  }
}

private enum CaseTextLinesKept32 {
  struct Lines: Layout {
      var width: CGFloat
      var count: Int
      var pitch: CGFloat = 16
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard let height = proposal.height, height < .infinity else {
              return CGSize(width: width, height: pitch * CGFloat(count))
          }
          let kept = min(max(Int(height / pitch), 1), count)
          return CGSize(width: width, height: pitch * CGFloat(kept))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @ViewBuilder static func view() -> some View {
    Lines(width: 110, count: 5) {}.id("text").frame(width: 110, height: 32, alignment: .topLeading).id("frame")
        .frame(width: 200, height: 100)
  }
}

private enum CaseTextLinesKept40 {
  struct Lines: Layout {
      var width: CGFloat
      var count: Int
      var pitch: CGFloat = 16
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard let height = proposal.height, height < .infinity else {
              return CGSize(width: width, height: pitch * CGFloat(count))
          }
          let kept = min(max(Int(height / pitch), 1), count)
          return CGSize(width: width, height: pitch * CGFloat(kept))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @ViewBuilder static func view() -> some View {
    Lines(width: 110, count: 5) {}.id("text").frame(width: 110, height: 40, alignment: .topLeading).id("frame")
        .frame(width: 200, height: 100)
  }
}

private enum CaseTextLinesKept48 {
  struct Lines: Layout {
      var width: CGFloat
      var count: Int
      var pitch: CGFloat = 16
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard let height = proposal.height, height < .infinity else {
              return CGSize(width: width, height: pitch * CGFloat(count))
          }
          let kept = min(max(Int(height / pitch), 1), count)
          return CGSize(width: width, height: pitch * CGFloat(kept))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @ViewBuilder static func view() -> some View {
    Lines(width: 110, count: 5) {}.id("text").frame(width: 110, height: 48, alignment: .topLeading).id("frame")
        .frame(width: 200, height: 100)
  }
}

private enum CaseTextLinesKept70 {
  struct Lines: Layout {
      var width: CGFloat
      var count: Int
      var pitch: CGFloat = 16
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard let height = proposal.height, height < .infinity else {
              return CGSize(width: width, height: pitch * CGFloat(count))
          }
          let kept = min(max(Int(height / pitch), 1), count)
          return CGSize(width: width, height: pitch * CGFloat(kept))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @ViewBuilder static func view() -> some View {
    Lines(width: 110, count: 5) {}.id("text").frame(width: 110, height: 70, alignment: .topLeading).id("frame")
        .frame(width: 200, height: 100)
  }
}

private enum CaseTextHeightsKept {
  @ViewBuilder static func view() -> some View {
    HStack(alignment: .top, spacing: 10) {
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t8")
            .frame(width: 110, height: 8, alignment: .topLeading)
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t20")
            .frame(width: 110, height: 20, alignment: .topLeading)
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t32")
            .frame(width: 110, height: 32, alignment: .topLeading)
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t40")
            .frame(width: 110, height: 40, alignment: .topLeading)
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t48")
            .frame(width: 110, height: 48, alignment: .topLeading)
        Text("Layout must wrap this sentence onto several lines inside a narrow frame.").font(.system(size: 13)).id("t70")
            .frame(width: 110, height: 70, alignment: .topLeading)
    }
    .frame(width: 760, height: 200)
  }
}
