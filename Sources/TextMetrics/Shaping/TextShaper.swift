import CPango
import Foundation
import Typography

/// Shapes the runs of a text and gathers its units, line breaks and styles.
struct TextShaper {
  /// One text is at most this long, in bytes of UTF-8.
  static let textLimit = 16 << 20
  /// More families than this are not asked for a character.
  static let fallbackLimit = 64

  let library: FontLibrary
  let flags: [TextAnalysis.Flags]
  let bytes: UnsafeBufferPointer<UInt8>
  let buffer: OpaquePointer?
  var text = TypesetText()
  var store = GlyphStore()
  /// What no font has, in the order that it was met.
  var missing: [MissingCharacter] = []
  /// The family that the run asks for which is being shaped.
  var askedFamily = ""

  private var paragraphStart = 0

  /// - Throws: `TypographyError`.
  static func shape(_ styled: StyledText, library: FontLibrary) throws -> ShapedParagraphs {
    var bytes = ContiguousArray<UInt8>()
    for run in styled.runs { bytes.append(contentsOf: run.string.utf8) }
    guard bytes.count <= textLimit else {
      throw TypographyError.textTooLong(bytes: bytes.count, limit: textLimit)
    }
    let own = bytes
    // Pango takes NUL for the end of a text; any other control character is as invisible.
    for index in bytes.indices where bytes[index] == 0 { bytes[index] = 1 }
    return try bytes.withUnsafeBufferPointer { pointer in
      let analysis = try TextAnalysis(pointer, isRightToLeft: styled.isRightToLeft)
      let buffer = hb_buffer_create()
      defer { hb_buffer_destroy(buffer) }
      var shaper = TextShaper(
        library: library, flags: analysis.flags, bytes: pointer, buffer: buffer)
      try shaper.shape(styled, stretches: analysis.stretches)
      shaper.text.bytes = own
      shaper.text.isRightToLeft = styled.isRightToLeft
      shaper.text.close()
      return ShapedParagraphs(text: shaper.text, store: shaper.store)
    }
  }

  private init(
    library: FontLibrary, flags: [TextAnalysis.Flags], bytes: UnsafeBufferPointer<UInt8>,
    buffer: OpaquePointer?
  ) {
    self.library = library
    self.flags = flags
    self.bytes = bytes
    self.buffer = buffer
    text.reserveCapacity(bytes.count)
    store.glyphs.reserveCapacity(bytes.count)
    store.firstGlyphs.reserveCapacity(bytes.count + 1)
  }

  private mutating func shape(_ styled: StyledText, stretches: [TextAnalysis.Stretch]) throws {
    var start = 0
    var next = 0
    for (style, run) in styled.runs.enumerated() where !run.string.isEmpty {
      let setup = try setup(run, platform: styled.platform)
      let end = start + run.string.utf8.count
      var item = GlyphStore.Item(
        end: 0, setup: setup, style: style, level: 0, baseLevel: 0,
        baselineOffset: Double(run.baselineOffset),
        tracking: setup.tracking + Double(run.tracking), hasLigatures: run.hasLigatures)
      askedFamily = setup.instance.familyName
      while next < stretches.count, stretches[next].bytes.lowerBound < end {
        let stretch = stretches[next]
        let range = max(stretch.bytes.lowerBound, start)..<min(stretch.bytes.upperBound, end)
        item.level = stretch.level
        item.baseLevel = stretch.baseLevel
        if let picture = run.attachment {
          append(picture, as: item, end: range.upperBound)
        } else {
          try shape(range, as: item, script: stretch.script)
        }
        if stretch.bytes.upperBound > end { break }
        next += 1
      }
      appendStyle(of: run, setup: setup)
      store.signItems.append(item)
      start = end
    }
    guard missing.isEmpty || library.boxesMissingGlyphs else {
      throw MissingCharacter.error(for: missing)
    }
    appendBreaks()
  }

  private func setup(_ run: StyledText.Run, platform: Platform) throws -> FontSetup {
    let limit = FontLibrary.lengthLimit
    for (name, value) in [("tracking", run.tracking), ("baseline offset", run.baselineOffset)]
    where !(abs(value) <= limit) {
      throw TypographyError.invalidValue(name: name, value: value)
    }
    return try library.setup(run.font, platform: platform)
  }

  private mutating func appendStyle(of run: StyledText.Run, setup: FontSetup) {
    let raise = Double(run.baselineOffset)
    let style = TypesetStyle(
      end: text.unitCount,
      ascent: max(setup.ascent, Double(run.attachment?.height ?? 0)) + max(raise, 0),
      descent: setup.descent + max(-raise, 0), leading: setup.leading,
      ellipsis: setup.advance(of: setup.instance.ellipsis, tracking: Double(run.tracking)),
      // About 1/72 em, as measured on macOS.
      tightening: setup.size / 72)
    text.styles.append(style)
  }

  /// A picture is one unit without glyphs.
  private mutating func append(_ picture: CGSize, as item: GlyphStore.Item, end: Int) {
    store.firstGlyphs.append(Int32(truncatingIfNeeded: store.glyphs.count))
    text.appendUnit(
      endingAt: end, advance: Double(picture.width) + item.tracking - item.setup.tracking,
      isSpace: false)
    var item = item
    item.end = text.unitCount
    store.items.append(item)
  }

  /// A break before each unit that a line may start with, and one at the end of each paragraph.
  private mutating func appendBreaks() {
    guard text.unitCount > 0 else { return }
    var item = 0
    for unit in 1...text.unitCount {
      let start = Int(text.offsets[unit])
      let last = Int(text.offsets[unit - 1])
      if endsWithNewline(from: last, to: start) {
        text.appendBreak(before: unit, endsParagraph: true, after: paragraphStart)
        paragraphStart = unit
      } else if unit == text.unitCount {
        break
      } else if flags[start].contains(.lineBreak) {
        while store.items[item].end < unit { item += 1 }
        text.appendBreak(
          before: unit, endsParagraph: false, after: paragraphStart,
          hyphen: flags[last].contains(.softHyphen) ? hyphenAdvance(store.items[item]) : 0)
      }
    }
    text.appendBreak(before: text.unitCount, endsParagraph: true, after: paragraphStart)
  }

  private func endsWithNewline(from start: Int, to end: Int) -> Bool {
    for index in start..<end where flags[index].contains(.newline) { return true }
    return false
  }

  private func hyphenAdvance(_ item: GlyphStore.Item) -> Double {
    item.setup.advance(
      of: item.setup.instance.hyphen, tracking: item.tracking - item.setup.tracking)
  }
}
