import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Safe areas, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct SafeAreaCases {
  @Test("os-safe-area-inset-4 (derived)") func osSafeAreaInset4() throws {
    try expectFrames(
      """
      b 0 160 200 40
      r 170 0 30 152
      t 0 0 162 20
      l 0 28 10 124
      """, width: 200, height: 200
    ) {
      Color.yellow.safeAreaInset(edge: .leading) { Color.red.frame(width: 10).id("l") }
        .safeAreaInset(edge: .top) {
          Color.green.frame(height: 20).id("t")
        }
        .safeAreaInset(edge: .trailing) { Color.blue.frame(width: 30).id("r") }.safeAreaInset(
          edge: .bottom
        ) {
          Color.black.frame(height: 40).id("b")
        }
    }
  }

  @Test("safe-area-padding (measured)") func safeAreaPadding() throws {
    try expectFrames(
      """
      row 50 25 220 150
      padded 50 25 100 150
      paddedScroll 170 25 100 150
      content 170 45 100 180
      prow0 170 45 100 30
      prow1 170 75 100 30
      prow2 170 105 100 30
      prow3 170 135 100 30
      prow4 170 165 100 30
      prow5 170 195 100 30
      """, width: 320, height: 200
    ) {
      HStack(spacing: 20) {
        Color.red.safeAreaPadding(20).frame(width: 100, height: 150).id("padded")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { i in Color.green.frame(height: 30).id("prow\(i)") }
          }.id("content")
        }
        .safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).id("paddedScroll")
      }
      .id("row")
    }
  }
}
