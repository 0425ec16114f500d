import CPango
import Foundation
import Geometry
import Testing

@testable import TextMetrics
@testable import Typography

/// Fonts made smaller for figures that hold them.
@Suite struct SubsetTests {
  private func run(
    _ string: String, _ font: ResolvedFont, _ measurer: HarfBuzzMeasurer
  ) throws -> GlyphRun {
    let lines = try measurer.shape(StyledText(runs: [.init(string, font: font)]))
      .lines(width: nil, height: nil, rules: LineRules())
    return try #require(lines.lines.first?.runs.first)
  }

  private func use(of run: GlyphRun) -> FontUse {
    var use = FontUse()
    use.glyphs = Set(run.glyphs.map(\.id))
    use.strings = [ExactString(run.string)]
    return use
  }

  /// Advances alone: kerning of two letters is in the first one's.
  private func shaped(_ string: String, _ instance: FontInstance, size: CGFloat) throws -> GlyphRun
  {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, string, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(instance.font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = try #require(hb_buffer_get_glyph_infos(buffer, &count))
    let places = try #require(hb_buffer_get_glyph_positions(buffer, nil))
    var run = GlyphRun(
      face: GlyphFace(instance), size: size, glyphs: [], style: 0, string: string, width: 0)
    let unit = size / CGFloat(FontInstance.unitsPerEm)
    for index in 0..<Int(count) {
      run.glyphs.append(
        GlyphRun.Glyph(
          id: infos[index].codepoint, x: run.width + CGFloat(places[index].x_offset) * unit, y: 0))
      run.width += CGFloat(places[index].x_advance) * unit
    }
    return run
  }

  private static let fonts = [
    ResolvedFont(size: 17), ResolvedFont(size: 40, weight: 800),
    ResolvedFont(size: 22, weight: 300, isItalic: true),
  ]

  /// The smaller font at no setting at all draws what the whole one draws at the run's.
  @Test(arguments: fonts)
  func aSubsetDrawsTheSameLetters(font: ResolvedFont) throws {
    let string = "AVATAR, quick -> fox"
    let whole = try run(string, font, TestFonts.measurer())
    let subset = try #require(try whole.face.outlines.subset(for: use(of: whole)))
    // HarfBuzz 6 settles some kerning at the wrong place; such a file keeps its axes.
    let keepsAxes = font.weight == 800
    if !keepsAxes { #expect(subset.axes.isEmpty) }
    #expect(subset.bytes.count < 60_000)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("framewright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(subset.bytes).write(to: folder.appendingPathComponent("part.ttf"))
    let library = FontLibrary(folders: [folder.path])
    let face = try #require(try library.faces().first)
    #expect(Set(face.axes.map(\.tag)) == Set(subset.axes.keys))
    let axes = subset.axes.sorted { $0.key < $1.key }
    let instance = FontInstance(
      FontSetting(
        face: face, axes: axes.map { .init(tag: $0.key, value: $0.value) }, stretch: 1))
    let part = try shaped(string, instance, size: whole.size)
    try #require(part.glyphs.count == whole.glyphs.count)
    let spacing = whole.setting.letterSpacing
    for (index, (a, b)) in zip(whole.glyphs, part.glyphs).enumerated() {
      // Units of the file are 1/2048 em; kerning and advances are rounded to them.
      #expect(abs(a.x - spacing * CGFloat(index) - b.x) < whole.size * CGFloat(index + 1) / 1500)
      let (inkA, inkB) = (
        whole.face.outlines.bounds(of: a.id), part.face.outlines.bounds(of: b.id)
      )
      let pairs = [(inkA?.minX, inkB?.minX), (inkA?.maxX, inkB?.maxX), (inkA?.minY, inkB?.minY)]
      for (x, y) in pairs { #expect(abs((x ?? 0) - (y ?? 0)) < 0.001) }
    }
  }

  /// Letters that HarfBuzz takes apart and puts together by way of others: a smaller font without
  /// those would set them in another way, and is not given out.
  @Test(arguments: [
    "Vie\u{302}\u{323}t", "Vi\u{1EC7}t", "o\u{302}\u{301}", "x\u{301}\u{323}", "\u{E9}\u{323}",
    "a\u{308}\u{304}q\u{303}", "\u{1E69}", "s\u{307}\u{323}", "\u{301}a", "a\u{34F}\u{301}",
    "ab\u{AD}c", "1\u{2009}2\u{202F}3", "non\u{2011}stop", "\u{3B1}\u{314}\u{301}\u{345}",
    "\u{41A}\u{301}\u{438}\u{306}", "\u{1E69} s\u{323}\u{307}", "fi\u{300}\u{301}\u{302}",
  ])
  func lettersWithMarksAreTheSame(string: String) throws {
    for font in Self.fonts {
      let whole = try run(string, font, TestFonts.measurer())
      let subset = try #require(try whole.face.outlines.subset(for: use(of: whole)))
      #expect(subset.bytes.count < 30_000)
    }
  }

  @Test func aSubsetHoldsLittleMoreThanWhatIsUsed() throws {
    let few = try run("Bee", ResolvedFont(size: 17), TestFonts.measurer())
    let many = try run(
      "Light from the Sun needs about eight minutes", ResolvedFont(size: 17), TestFonts.measurer())
    let small = try #require(try few.face.outlines.subset(for: use(of: few)))
    let large = try #require(try many.face.outlines.subset(for: use(of: many)))
    #expect(small.bytes.count < large.bytes.count)
    #expect(small.bytes.count < 8_000)
    #expect(try few.face.outlines.subset(for: use(of: few)) == small)
  }

  /// `fsType` is the fifth number of the table OS/2, two bytes each.
  @Test(arguments: [(0x2, "its licence does not allow it"), (0x100, "a part of it"), (0x8, nil)])
  func whatALicenceForbidsIsRefused(flags: Int, reason: String?) throws {
    let face = try #require(try TestFonts.library.faces().first)
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: face.path)))
    let record = try #require(
      (0..<40).map { 12 + 16 * $0 }.first { bytes[$0..<$0 + 4].elementsEqual("OS/2".utf8) })
    let place = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) } + 8
    bytes[place] = UInt8(flags >> 8)
    bytes[place + 1] = UInt8(flags & 0xFF)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("framewright-\(UUID().uuidString).ttf")
    try Data(bytes).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let changed = try FontFace(path: path.path, index: 0, file: BlobHandle(path: path.path))
    let refusal = EmbeddingRights(changed.handle).refusal
    if let reason {
      #expect(refusal?.contains(reason) == true)
      let setting = FontSetting(face: changed, axes: [], stretch: 1)
      #expect(throws: TypographyError.self) {
        try FontInstance(setting).subset(for: FontUse())
      }
    } else {
      #expect(refusal == nil)
    }
  }
}
