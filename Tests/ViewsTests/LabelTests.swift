import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Labels, labelled content, boxes and lists, by the numbers of iamcgn/swiftui-web (Label.md,
/// GroupBox.md, LabeledContent.md, List.md, iOS.md) with texts of blocks: at 10 points a character
/// is 5 wide, a line 12 high, its baseline at 10 and its capitals 7 high.
@Suite struct LabelTests {
  private func icon(_ side: CGFloat) -> some View {
    Color.red.frame(width: side, height: side).id("icon")
  }

  @Test("An icon's centre lies half a cap height above the baseline: 10 − 3.5 = 6.5")
  func iconCentre() throws {
    // The union around that line is 6.5 above and 6 below for the small icon, 20 for the large.
    try expectFrames(
      """
      icon 26 46.5 8 8
      title 42 44 25 12
      """, width: 93, height: 100
    ) {
      Label {
        Text("title").id("title")
      } icon: {
        icon(8)
      }
      .font(.system(size: 10))
    }
    try expectFrames(
      """
      icon 0 0 40 40
      title 48 13.5 25 12
      label 0 0 73 40
      """, width: 73, height: 40
    ) {
      Label {
        Text("title").id("title")
      } icon: {
        icon(40)
      }
      .id("label").font(.system(size: 10))
    }
  }

  @Test("Styles show the title or the icon alone") func styles() throws {
    try expectFrames("label 0 0 25 12", width: 25, height: 12) {
      Label {
        Text("title")
      } icon: {
        icon(40)
      }
      .id("label").labelStyle(.titleOnly).font(.system(size: 10))
    }
    try expectFrames("label 0 0 40 40", width: 40, height: 40) {
      Label {
        Text("title")
      } icon: {
        icon(40)
      }
      .id("label").labelStyle(.iconOnly)
    }
  }

  @Test("In a macOS list the icon has a slot of 16, which it overflows, 6 from the title")
  func listRow() throws {
    try expectFrames(
      """
      icon 12 14 24 24
      title 38 - 25 12
      """, width: 320, height: 100, platform: .macos
    ) {
      List {
        Label {
          Text("title").id("title")
        } icon: {
          icon(24)
        }
      }
      .font(.system(size: 10))
    }
  }

  @Test("Labelled content: 8 apart and centred") func labeledContent() throws {
    try expectFrames(
      """
      label 37 0 20 20
      value 65 5 48 10
      """, width: 150, height: 20
    ) {
      LabeledContent {
        Color.blue.frame(width: 48, height: 10).id("value")
      } label: {
        Color.red.frame(width: 20, height: 20).id("label")
      }
    }
    try expectFrames("value 50 5 48 10", width: 148, height: 20) {
      LabeledContent {
        Color.blue.frame(width: 48, height: 10).id("value")
      } label: {
        Color.red.frame(width: 20, height: 20)
      }
      .labelsHidden()
    }
  }

  @Test("A box on macOS: 5 around the content, the label 10 in and 3 above (groupbox/basic)")
  func groupBox() throws {
    try expectFrames(
      """
      box 0 0 89.5 45
      label 10 0 40 16
      content 5 24 79.5 16
      """, width: 89.5, height: 45, platform: .macos
    ) {
      GroupBox {
        Color.red.frame(width: 79.5, height: 16).id("content")
      } label: {
        Color.blue.frame(width: 40, height: 16).id("label")
      }
      .id("box")
    }
  }

  @Test("iOS sections: header 10 below the top and 10 above its card, 27.5 below a card")
  func iosSections() throws {
    try expectFrames(
      """
      h1 32 10 50 20
      r1 32 56 50 24
      h2 32 123.5 50 20
      r2 32 169.5 50 24
      f2 32 218.75 50 18.5
      r3 32 278 50 24
      """, width: 320, height: 400, tolerance: 1.3
    ) {
      List {
        Section {
          row("r1", 24)
        } header: {
          row("h1", 20)
        }
        Section {
          row("r2", 24)
        } header: {
          row("h2", 20)
        } footer: {
          row("f2", 18.5)
        }
        Section { row("r3", 24) }
      }
    }
  }

  @Test("listRowSpacing(12) sets rows of 56 points 12 apart (ios/list/spacing)")
  func rowSpacing() throws {
    try expectFrames(
      """
      a 32 53 50 20
      b 32 121 50 20
      """, width: 320, height: 400
    ) {
      List {
        row("a", 20)
        row("b", 20)
      }
      .listRowSpacing(12)
    }
  }

  private func row(_ id: String, _ height: CGFloat) -> some View {
    Color.red.frame(width: 50, height: height).id(id)
  }
}
