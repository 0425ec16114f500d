import CairoExport
import Drawing
import Foundation
import Geometry
import SVGExport
import SecondOpinion
import Testing
import Typography

@Suite struct ValidationTests {
  private static let nan = CGFloat.nan
  private static let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))

  struct Bad: Sendable, CustomTestStringConvertible {
    let item: DisplayItem
    let what: String
    var testDescription: String { what }
  }

  static let notFinite: [Bad] = [
    Bad(item: .fill(box.offsetBy(dx: nan, dy: 0), red, .nonZero), what: "path"),
    Bad(item: .fill(box.offsetBy(dx: 0, dy: .infinity), red, .nonZero), what: "path"),
    Bad(item: .fill(box, .color(RGBA(red: .nan, green: 0, blue: 0)), .nonZero), what: "colour"),
    Bad(
      item: .fill(
        box,
        .linear(
          LinearPaint(
            stops: Samples.stops(Samples.teal, Samples.indigo),
            start: CGPoint(x: nan, y: 0), end: .zero)), .nonZero), what: "gradient"),
    Bad(
      item: .fill(
        box,
        Samples.linear([PaintStop(color: Samples.teal, location: .infinity)]), .nonZero),
      what: "gradient's stop"),
    Bad(item: .stroke(box, red, StrokeStyle(lineWidth: nan)), what: "stroke style"),
    Bad(item: .stroke(box, red, StrokeStyle(dash: [1, .infinity])), what: "dash"),
    Bad(item: .stroke(box, red, StrokeStyle(dash: [1], dashPhase: nan)), what: "dash"),
    Bad(item: .text(BlockGlyphs.run([1]), at: CGPoint(x: nan, y: 0), red), what: "place"),
    Bad(item: .text(BlockGlyphs.run([1], size: nan), at: .zero, red), what: "font size"),
    Bad(
      item: Samples.image("a", .png, [], CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)),
      what: "rectangle"),
    Bad(item: .group(DisplayGroup([], opacity: .nan)), what: "opacity"),
    Bad(
      item: .group(DisplayGroup([], transform: CGAffineTransform(scaleX: nan, y: 1))),
      what: "transform"),
    Bad(
      item: .group(DisplayGroup([], clip: box.offsetBy(dx: .infinity, dy: 0))), what: "clip"),
    // What cannot be seen is looked at all the same.
    Bad(
      item: .group(
        DisplayGroup([.fill(box.offsetBy(dx: nan, dy: 0), red, .nonZero)], opacity: 0)),
      what: "path"),
  ]

  @Test(arguments: notFinite)
  func aNumberThatIsNotFiniteIsNamed(bad: Bad) throws {
    let list = Samples.list([.fill(Self.box, Self.red, .nonZero), bad.item])
    let error = try #require(throws: DrawingError.self) { try list.validate() }
    guard case .notFinite(let item, let what) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(what == bad.what)
    #expect(item.contains("item 1"), "the item's place is missing: \(item)")
    #expect(throws: error) { try SVGWriter.svg(list) }
    #expect(throws: error) { try PNGWriter.png(list) }
  }

  @Test func errorsNameTheWayToAnItem() {
    let bad = DisplayItem.fill(Self.box.offsetBy(dx: Self.nan, dy: 0), Self.red, .nonZero)
    let list = Samples.list([
      .group(DisplayGroup([])), .group(DisplayGroup([.group(DisplayGroup([])), bad])),
    ])
    #expect(throws: DrawingError.notFinite(item: "fill, item 1 › 1", what: "path")) {
      try list.validate()
    }
  }

  @Test func coordinatesBeyondWhatCairoCountsAreRefused() {
    let far = Samples.list([.fill(Self.box.offsetBy(dx: 1e9, dy: 0), Self.red, .nonZero)])
    #expect(throws: DrawingError.tooLarge(item: "fill, item 0", what: "path")) {
      try far.validate()
    }
    let wide = Samples.list([.stroke(Self.box, Self.red, StrokeStyle(lineWidth: 1e8))])
    #expect(throws: DrawingError.tooLarge(item: "stroke, item 0", what: "line width")) {
      try wide.validate()
    }
    let text = Samples.list([.text(BlockGlyphs.run([1], size: 1e9), at: .zero, Self.red)])
    #expect(throws: DrawingError.self) { try text.validate() }
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 0, height: 10), CGRect(x: 0, y: 0, width: 10, height: 0),
  ])
  func emptyCanvasesAreRefused(canvas: CGRect) {
    #expect(
      throws: DrawingError.emptyCanvas(width: canvas.size.width, height: canvas.size.height)
    ) {
      try DisplayList(items: [], canvas: canvas).validate()
    }
  }

  @Test func picturesHaveALargestSize() throws {
    func list(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> DisplayList {
      DisplayList(
        items: [], canvas: CGRect(x: 0, y: 0, width: width, height: height), scale: scale)
    }
    try list(32_767, 1).flattened().checkPixels()
    let tall = list(84, 20_032, scale: 2)
    #expect(throws: DrawingError.canvasTooLarge(width: 168, height: 40_064)) {
      try PNGWriter.bitmap(tall)
    }
    #expect(throws: DrawingError.canvasTooLarge(width: 20_000, height: 20_000)) {
      try PNGWriter.png(list(20_000, 20_000))
    }
    var small = list(100, 100)
    small.pixelLimit = 9_999
    #expect(throws: DrawingError.canvasTooLarge(width: 100, height: 100, limit: 9_999)) {
      try PNGWriter.png(small)
    }
    // What has no pixels is not limited by their number.
    #expect(throws: Never.self) { try SVGWriter.svg(tall) }
    #expect(throws: Never.self) { try PDFWriter.pdf(list(84, 14_400, scale: 3)) }
    #expect(throws: Never.self) { try SVGWriter.svg(small) }
    #expect(throws: DrawingError.tooLarge(item: "canvas", what: "rectangle")) {
      try SVGWriter.svg(list(1, 4_000_001))
    }
    #expect(throws: DrawingError.invalidScale(0)) { try list(1, 1, scale: 0).validate() }
    #expect(throws: DrawingError.invalidScale(-2)) { try list(1, 1, scale: -2).validate() }
    #expect(throws: DrawingError.notFinite(item: "canvas", what: "scale")) {
      try list(1, 1, scale: .nan).validate()
    }
  }

  @Test func dashesTooFineToDrawAreRefused() {
    let list = Samples.list([.stroke(Self.box, Self.red, StrokeStyle(dash: [1e-5]))])
    #expect(
      throws: DrawingError.tooMany(what: "dashes", item: "stroke, item 0", limit: 200_000)
    ) {
      try list.validate()
    }
  }

  @Test func aFontWithoutUsableOutlinesIsNamed() {
    let run = GlyphRun(
      face: GlyphFace(BrokenGlyphs()), size: 10,
      glyphs: [GlyphRun.Glyph(id: 7, x: 0, y: 0)], style: 0, string: "x", width: 5)
    let list = Samples.list([.text(run, at: .zero, Self.red)])
    let error = DrawingError.notFinite(item: "glyph 7 of Broken", what: "outline")
    #expect(throws: error) { try SVGWriter.svg(list) }
    #expect(throws: error) { try PNGWriter.png(list) }
  }
}

/// Nesting as deep as views can be.
@Suite struct NestingTests {
  private let square = DisplayItem.fill(
    Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(Samples.teal), .nonZero)

  private func nested(_ depth: Int, _ group: (DisplayItem) -> DisplayGroup) -> DisplayList {
    var item = square
    for _ in 0..<depth { item = .group(group(item)) }
    return Samples.list([item])
  }

  private func deepestElement(_ svg: [UInt8]) -> Int {
    let text = String(decoding: svg, as: UTF8.self)
    var (depth, deepest) = (0, 0)
    for tag in text.split(separator: "<").dropFirst() {
      if tag.hasPrefix("/") {
        depth -= 1
      } else if !tag.contains("/>") {
        depth += 1
        deepest = max(deepest, depth)
      }
    }
    return deepest
  }

  @Test func transformsOpacitiesAndClipsOfOneItemMakeNoGroups() throws {
    let list = nested(2_000) { item in
      DisplayGroup(
        [item], transform: CGAffineTransform(translationX: 0.01, y: 0), opacity: 0.9999,
        clip: Path(CGRect(x: -5, y: -5, width: 90, height: 60)))
    }
    let svg = try SVGWriter.svg(list)
    #expect(deepestElement(svg) <= 4)
    let ours = try PNGWriter.bitmap(list)
    let theirs = try Librsvg.bitmap(svg, width: ours.width, height: ours.height)
    #expect(ours == theirs)
  }

  @Test func layersNestAsFarAsLibrsvgCanFollow() throws {
    let background = square
    func list(_ depth: Int) -> DisplayList {
      nested(depth) { DisplayGroup([background, $0], opacity: 0.999) }
    }
    let svg = try SVGWriter.svg(list(199))
    _ = try Librsvg.bitmap(svg, width: 20, height: 20)
    #expect(
      throws: DrawingError.nestedTooDeeply(
        item: "a group with an opacity or a clip", limit: 200)
    ) {
      try list(250).validate()
    }
  }

  @Test func nestingHasALimit() throws {
    try nested(9_000) { DisplayGroup([$0]) }.validate()
    #expect(throws: DrawingError.nestedTooDeeply(item: "group", limit: 10_000)) {
      try nested(11_000) { DisplayGroup([$0]) }.validate()
    }
  }
}
