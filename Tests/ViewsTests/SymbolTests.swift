import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Symbols with squares for icons, by the numbers of iamcgn/swiftui-web (Image.md): at 13 points a
/// star is 16.5 × 16. Texts are blocks: the baseline is at the font's size, capitals are 0.7 of it.
@Suite struct SymbolTests {
  private func symbol(_ name: String) -> some View { Image(systemName: name).id("symbol") }

  @Test("Sizes follow the font, those measured and those of the icons")
  func sizes() throws {
    for (size, expected) in [(13.0, "16.5 16"), (26, "33 32"), (6.5, "8.5 8")] {
      try expectFrames("symbol - - \(expected)", width: 90, height: 90) {
        symbol("star").font(.system(size: size))
      }
    }
    // An icon of 20/24 em: 20/24 · 1.18 + 2 · 0.085 of the font's size.
    try expectFrames("symbol - - 23 23", width: 90, height: 90) {
      symbol("folder").font(.system(size: 20))
    }
    try expectFrames("symbol - - 19.5 19.5", width: 90, height: 90) { symbol("folder") }
  }

  @Test("Scales are 0.82 and 1.29 of the medium one")
  func scales() throws {
    try expectFrames("symbol - - 13.5 13", width: 90, height: 90) {
      symbol("star").imageScale(.small).font(.system(size: 13))
    }
    try expectFrames("symbol - - 21.5 20.5", width: 90, height: 90) {
      symbol("star").imageScale(.large).font(.system(size: 13))
    }
  }

  @Test("Centred on the capitals: of 24.5 − 14 half, 5, lies below the baseline")
  func baseline() throws {
    try expectFrames(
      """
      symbol 0 0.5 25.5 24.5
      text 25.5 0 40 24
      """, width: 65.5, height: 25
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        symbol("star")
        Text("text").id("text")
      }
      .font(.system(size: 20))
    }
  }

  @Test("In a label a symbol's middle is half the capitals above its baseline: 19.5 − 7")
  func label() throws {
    try expectFrames(
      """
      symbol 0 0.5 25.5 24.5
      text 33.5 0 40 24
      """, width: 73.5, height: 25
    ) {
      Label {
        Text("text").id("text")
      } icon: {
        symbol("star")
      }
      .font(.system(size: 20))
    }
  }

  @Test("Resizable symbols take what they are offered, and keep their shape where fitted")
  func resizable() throws {
    try expectFrames("symbol 0 0 50 30", width: 50, height: 30) {
      Image(systemName: "circle").resizable().id("symbol")
    }
    try expectFrames("symbol 10 0 30 30", width: 50, height: 30) {
      Image(systemName: "circle").resizable().scaledToFit().id("symbol")
    }
  }

  @Test("Forms are taken where a symbol has them, the most exact first")
  func variants() throws {
    func items(_ view: some View) throws -> [DisplayItem] {
      try LaidOut(view, ProposedViewSize(width: 90, height: 90)).items()
    }
    let bell = Image(systemName: "bell")
    let pairs: [(any View, String)] = [
      (bell.symbolVariant(.circle.fill), "bell.circle.fill"),
      (bell.symbolVariant(.circle).symbolVariant(.fill), "bell.circle.fill"),
      (bell.symbolVariant(.slash.rectangle), "bell.slash"),
      (bell.symbolVariant(.none).symbolVariant(.circle), "bell"),
      (bell.symbolVariant(.rectangle), "bell"),
    ]
    for (view, name) in pairs {
      #expect(try items(AnyView(view)) == items(Image(systemName: name)), "\(name)")
    }
    #expect(try items(bell.symbolVariant(.circle)) != items(bell))
    #expect(SymbolVariants.circle.fill.contains(.circle))
    #expect(!SymbolVariants.circle.contains(.fill))
  }

  @Test("What has no substitute is a box, and told once")
  func missing() throws {
    let build = FigureBuild(measurer: BlockMeasurer())
    let context = ViewContext(environment: EnvironmentValues(), build: build)
    for _ in 0..<2 {
      _ = try Image(systemName: "zebra.quagga").layoutNodes(in: context)
    }
    #expect(build.warnings == [.missingSymbol("zebra.quagga")])
    for name in ["", "Star", "a star", "star.", ".star", "star..fill", "star-fill", "ster\u{301}"] {
      #expect(throws: ViewError.badSymbolName(name)) {
        try Image(systemName: name).layoutNodes(in: context)
      }
    }
  }

  @Test("Names that documentation uses often have a substitute")
  func commonNames() {
    let names = Set(SymbolNames.all)
    #expect(names.count >= 1_000)
    for name in [
      "star.fill", "heart.circle.fill", "gearshape.2", "xmark.circle.fill", "chevron.right",
      "arrow.up.right.square", "square.and.arrow.up", "person.crop.circle", "lock.open.fill",
      "line.3.horizontal.decrease.circle", "speaker.wave.3.fill", "hand.thumbsup", "mappin.slash",
    ] {
      #expect(names.contains(name), "\(name)")
    }
  }
}
