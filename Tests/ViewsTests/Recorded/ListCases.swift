import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Lists, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct ListCases {
  @Test("section-in-vstack (measured)") func sectionInVstack() throws {
    try expectFrames(
      """
      stack 127.5 93 45 64
      header 127.5 93 34.5 16
      apple 127.5 109 35 16
      banana 127.5 125 45 16
      footer 127.5 141 39.5 16
      """, width: 300, height: 250
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Section {
          Color.clear.frame(width: 35, height: 16).id("apple")
          Color.clear.frame(width: 45, height: 16).id("banana")
        } header: {
          Color.clear.frame(width: 34.5, height: 16).id("header")
        } footer: {
          Color.clear.frame(width: 39.5, height: 16).id("footer")
        }
      }
      .id("stack")
    }
  }

  @Test("section-mixed (measured)") func sectionMixed() throws {
    try expectFrames(
      """
      stack 127.5 85 45 80
      top 138.75 85 22.5 16
      apple 132.5 101 35 16
      banana 127.5 117 45 16
      footer 130.25 133 39.5 16
      bottom 127.75 149 44.5 16
      """, width: 300, height: 250
    ) {
      VStack(spacing: 0) {
        Color.clear.frame(width: 22.5, height: 16).id("top")
        Section { Color.clear.frame(width: 35, height: 16).id("apple") }
        Section {
          Color.clear.frame(width: 45, height: 16).id("banana")
        } footer: {
          Color.clear.frame(width: 39.5, height: 16).id("footer")
        }
        Color.clear.frame(width: 44.5, height: 16).id("bottom")
      }
      .id("stack")
    }
  }

  @Test("list-macos-plain (measured)") func listMacosPlain() throws {
    try expectFrames(
      """
      list 0 0 320 70
      row1 8 4 35 16
      row2 8 28 45 16
      """, width: 320, height: 70, platform: .macos
    ) {
      List {
        Color.clear.frame(width: 35, height: 16).id("row1")
        Color.clear.frame(width: 45, height: 16).id("row2")
      }
      .listStyle(.plain).id("list")
    }
  }

  @Test("list-macos-inset (measured)") func listMacosInset() throws {
    try expectFrames(
      """
      list 0 0 320 70
      row1 16 14 35 16
      row2 16 38 45 16
      """, width: 320, height: 70, platform: .macos
    ) {
      List {
        Color.clear.frame(width: 35, height: 16).id("row1")
        Color.clear.frame(width: 45, height: 16).id("row2")
      }
      .listStyle(.inset).id("list")
    }
  }

  @Test("list-macos-bordered (measured)") func listMacosBordered() throws {
    try expectFrames(
      """
      list 0 0 320 70
      row1 7 5 35 16
      row2 7 29 45 16
      """, width: 320, height: 70, platform: .macos
    ) {
      List {
        Color.clear.frame(width: 35, height: 16).id("row1")
        Color.clear.frame(width: 45, height: 16).id("row2")
      }
      .listStyle(.bordered).id("list")
    }
  }

  @Test("list-macos-row-modifiers (measured)") func listMacosRowModifiers() throws {
    try expectFrames(
      """
      list 0 0 320 260
      inset 46 14 35 16
      background 16 38 45 16
      noSeparator 16 62 41.5 16
      tinted 16 86 38.5 16
      item1 16 110 40 16
      item2 16 134 40 16
      item3 16 158 40 16
      """, width: 320, height: 260, platform: .macos
    ) {
      List {
        Color.clear.frame(width: 35, height: 16).listRowInsets(
          EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10)
        ).id("inset")
        Color.clear.frame(width: 45, height: 16).listRowBackground(Color.yellow).id("background")
        Color.clear.frame(width: 41.5, height: 16).listRowSeparator(.hidden).id("noSeparator")
        Color.clear.frame(width: 38.5, height: 16).listRowSeparatorTint(Color.red).id("tinted")
        ForEach(1..<4) { i in Color.clear.frame(width: 40, height: 16).id("item\(i)") }
      }
      .id("list")
    }
  }

  @Test("list-macos-sections (measured)") func listMacosSections() throws {
    try expectFrames(
      """
      list 0 0 320 220
      firstHeader 16 6 54 16
      row1 16 42 35 16
      secondHeader 16 88 50 16
      row2 16 114 45 16
      """, width: 320, height: 220, platform: .macos
    ) {
      List {
        Section {
          Color.clear.frame(width: 35, height: 16).id("row1")
        } header: {
          Color.clear.frame(width: 54, height: 16).id("firstHeader")
        }
        Section {
          Color.clear.frame(width: 45, height: 16).id("row2")
        } header: {
          Color.clear.frame(width: 50, height: 16).id("secondHeader")
        }
      }
      .id("list")
    }
  }

  @Test("list-macos-section-footer (measured)") func listMacosSectionFooter() throws {
    try expectFrames(
      """
      list 0 0 320 300
      apple 16 42 35 16
      banana 16 66 45 16
      vegHeader 16 112 61.5 16
      carrot 16 138 38.5 16
      vegFooter 16 164 36 16
      cherry 16 210 41.5 16
      """, width: 320, height: 300, platform: .macos
    ) {
      List {
        Section {
          Color.clear.frame(width: 35, height: 16).id("apple")
          Color.clear.frame(width: 45, height: 16).id("banana")
        } header: {
          Color.clear.frame(width: 40, height: 16).id("fruits")
        }
        Section {
          Color.clear.frame(width: 38.5, height: 16).id("carrot")
        } header: {
          Color.clear.frame(width: 61.5, height: 16).id("vegHeader")
        } footer: {
          Color.clear.frame(width: 36, height: 16).id("vegFooter")
        }
        Section { Color.clear.frame(width: 41.5, height: 16).id("cherry") }
      }
      .id("list")
    }
  }

  @Test("list-ios-plain (measured)") func listIosPlain() throws {
    try expectFrames(
      """
      list 0 0 320 300
      row1 16 15.75 44.5 24.5
      row2 16 71.75 57 24.5
      """, width: 320, height: 300
    ) {
      List {
        Color.clear.frame(width: 44.5, height: 24.5).id("row1")
        Color.clear.frame(width: 57, height: 24.5).id("row2")
      }
      .listStyle(.plain).id("list")
    }
  }
}
