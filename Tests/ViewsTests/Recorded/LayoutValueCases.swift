import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Layouts as values, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct LayoutValueCases {
  @Test("anylayout-horizontal (measured)") func anylayoutHorizontal() throws {
    struct Switcher: View {
      var horizontal: Bool
      var body: some View {
        let layout =
          horizontal ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
        layout {
          Color.clear.frame(width: 25, height: 16).id("one")
          Color.red.frame(width: 30, height: 20).id("box")
          Color.clear.frame(width: 35.5, height: 16).id("three")
        }
        .id("stack")
      }
    }

    try expectFrames(
      """
      stack 66.75 50 106.5 20
      one 66.75 52 25 16
      box 99.75 50 30 20
      three 137.75 52 35.5 16
      """, width: 240, height: 120
    ) {
      Switcher(horizontal: true)
    }
  }

  @Test("anylayout-vertical (measured)") func anylayoutVertical() throws {
    struct Switcher: View {
      var horizontal: Bool
      var body: some View {
        let layout =
          horizontal ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
        layout {
          Color.clear.frame(width: 25, height: 16).id("one")
          Color.red.frame(width: 30, height: 20).id("box")
          Color.clear.frame(width: 35.5, height: 16).id("three")
        }
        .id("stack")
      }
    }

    try expectFrames(
      """
      stack 102.25 30 35.5 60
      one 107.5 30 25 16
      box 105 50 30 20
      three 102.25 74 35.5 16
      """, width: 240, height: 120
    ) {
      Switcher(horizontal: false)
    }
  }

  @Test("hstacklayout-value (derived)") func hstacklayoutValue() throws {
    try expectFrames(
      """
      stack 66.75 50 106.5 20
      one 66.75 52 25 16
      box 99.75 50 30 20
      three 137.75 52 35.5 16
      """, width: 240, height: 120
    ) {
      HStackLayout(spacing: 8) {
        Color.clear.frame(width: 25, height: 16).id("one")
        Color.clear.frame(width: 30, height: 20).id("box")
        Color.clear.frame(width: 35.5, height: 16).id("three")
      }
      .id("stack")
    }
  }
}
