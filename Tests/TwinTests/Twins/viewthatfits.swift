// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let viewthatfitsTwins: [Twin] = [
  ("view-that-fits", { CaseViewThatFits.view() }),
  ("dr-viewthatfits-height", { CaseDrViewthatfitsHeight.view() }),
]

private enum CaseViewThatFits {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 12) {
        ViewThatFits {
            HStack {
                Color.clear.frame(width: 25, height: 16)
                Color.clear.frame(width: 25, height: 16)
                Color.clear.frame(width: 35.5, height: 16)
            }
            .id("wideStack")
            Color.clear.frame(width: 25, height: 16)
        }
        .frame(width: 200, alignment: .topLeading).id("wide")
        ViewThatFits {
            HStack {
                Color.clear.frame(width: 25, height: 16)
                Color.clear.frame(width: 25, height: 16)
                Color.clear.frame(width: 35.5, height: 16)
            }
            Color.clear.frame(width: 25, height: 16).id("narrowFallback")
        }
        .frame(width: 60, alignment: .topLeading).id("narrow")
        ViewThatFits {
            HStack {
                Color.clear.frame(width: 25, height: 16)
                Color.clear.frame(width: 25, height: 16)
                Color.clear.frame(width: 35.5, height: 16)
            }
            Color.clear.frame(width: 25, height: 16).id("tinyFallback")
        }
        .frame(width: 10, alignment: .topLeading).id("tiny")
        ViewThatFits(in: .vertical) {
            VStack(spacing: 0) {
                Color.clear.frame(width: 25, height: 16)
                Color.clear.frame(width: 25, height: 16)
            }
            .id("tallStack")
            Color.clear.frame(width: 31, height: 16)
        }
        .frame(height: 60, alignment: .top).id("tall")
        ViewThatFits(in: .vertical) {
            VStack(spacing: 0) {
                Color.clear.frame(width: 25, height: 16)
                Color.clear.frame(width: 25, height: 16)
            }
            Color.clear.frame(width: 31, height: 16).id("shortFallback")
        }
        .frame(height: 20, alignment: .top).id("short")
        ViewThatFits(in: .horizontal) {
            HStack {
                Color.clear.frame(width: 25, height: 16)
                Color.clear.frame(width: 25, height: 16)
            }
            .id("axisStack")
            Color.clear.frame(width: 25, height: 16)
        }
        .frame(width: 100, height: 8, alignment: .topLeading).id("axis")
    }
    .padding(20).id("stack")
    .frame(width: 320, height: 300)
  }
}

private enum CaseDrViewthatfitsHeight {
  @ViewBuilder static func view() -> some View {
    ViewThatFits(in: .vertical) {
        VStack(spacing: 0) {
            Color.clear.frame(width: 40, height: 20).id("t1")
            Color.clear.frame(width: 40, height: 20).id("t2")
        }
        HStack(spacing: 0) {
            Color.clear.frame(width: 70, height: 20).id("w1")
            Color.clear.frame(width: 70, height: 20).id("w2")
        }
    }
    .id("v")
    .frame(width: 100, height: 25)
  }
}
