import CPango
import Typography

/// One stretch of one font: HarfBuzz's glyphs become units.
extension TextShaper {
  /// Shapes bytes: emoji in a font that has colours, all else in the item's font.
  ///
  /// SwiftUI draws emoji in colour whatever font is asked for: a text font's black glyph would be
  /// another picture.
  mutating func shape(_ range: Range<Int>, as item: GlyphStore.Item, script: hb_script_t) throws {
    let emoji = TextAnalysis.emoji(in: range, of: bytes, flags: flags)
    if emoji.isEmpty { return try shapeLetters(range, as: item, script: script) }
    let colored = try ([item.setup] + fallbacks(for: item, covering: emoji)).filter(
      \.instance.hasColors)
    var start = range.lowerBound
    for characters in emoji {
      if start < characters.lowerBound {
        try shapeLetters(start..<characters.lowerBound, as: item, script: script)
      }
      fall(
        into: characters, as: item, script: script, fallbacks: colored[...], areEmoji: true)
      start = characters.upperBound
    }
    if start < range.upperBound {
      try shapeLetters(start..<range.upperBound, as: item, script: script)
    }
  }

  /// Shapes bytes in the item's font; what it lacks in the other families of the library.
  private mutating func shapeLetters(
    _ range: Range<Int>, as item: GlyphStore.Item, script: hb_script_t
  ) throws {
    run(range, as: item, script: script)
    let gaps = uncovered(in: range, by: item.setup.instance)
    guard !gaps.isEmpty else { return append(item, end: range.upperBound) }
    let fallbacks = try fallbacks(for: item, covering: gaps)
    fill(range, gaps: gaps, as: item, script: script, fallbacks: fallbacks[...])
  }

  /// The other families that have some character of some bytes.
  private func fallbacks(
    for item: GlyphStore.Item, covering gaps: [Range<Int>]
  ) throws -> [FontSetup] {
    var wanted = Set<Unicode.Scalar>()
    for gap in gaps {
      wanted.formUnion(String(decoding: bytes[gap], as: UTF8.self).unicodeScalars)
    }
    let some = try library.fallbacks(for: item.setup).lazy.filter { setup in
      wanted.contains { setup.instance.hasGlyph(for: $0) }
    }
    return Array(some.prefix(Self.fallbackLimit))
  }

  /// Divides a range into what the font of an item has and what it has not, in logical order.
  private mutating func fill(
    _ range: Range<Int>, gaps: [Range<Int>], as item: GlyphStore.Item, script: hb_script_t,
    fallbacks: ArraySlice<FontSetup>, areEmoji: Bool = false
  ) {
    var start = range.lowerBound
    for gap in gaps {
      if start < gap.lowerBound {
        run(start..<gap.lowerBound, as: item, script: script)
        append(item, end: gap.lowerBound)
      }
      let others = belongsToOneFont(gap.lowerBound) ? [] : fallbacks
      fall(into: gap, as: item, script: script, fallbacks: others, areEmoji: areEmoji)
      start = gap.upperBound
    }
    if start < range.upperBound {
      run(start..<range.upperBound, as: item, script: script)
      append(item, end: range.upperBound)
    }
  }

  private mutating func fall(
    into gap: Range<Int>, as item: GlyphStore.Item, script: hb_script_t,
    fallbacks: ArraySlice<FontSetup>, areEmoji: Bool = false
  ) {
    guard let setup = fallbacks.first else {
      run(gap, as: item, script: script, asBoxes: areEmoji)
      if areEmoji { noteMissingEmoji(in: gap) } else { noteMissing(as: item) }
      return append(item, end: gap.upperBound)
    }
    var other = item
    other.setup = setup
    other.tracking = item.tracking - item.setup.tracking
    run(gap, as: other, script: script)
    let gaps = uncovered(in: gap, by: setup.instance)
    guard !gaps.isEmpty else { return append(other, end: gap.upperBound) }
    fill(
      gap, gaps: gaps, as: other, script: script, fallbacks: fallbacks.dropFirst(),
      areEmoji: areEmoji)
  }

  /// Whether only the font that is asked for may serve the character that starts at a byte.
  private func belongsToOneFont(_ start: Int) -> Bool {
    // The first of them, U+E000, starts with EE.
    guard bytes[start] >= 0xee else { return false }
    let end = min(start + 4, bytes.count)
    let first = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.first
    return first?.belongsToOneFont == true
  }

  /// Leaves HarfBuzz's answer for a range in the buffer.
  ///
  /// - Parameter asBoxes: whether every character is the box of the font, though it may have glyphs.
  private func run(
    _ range: Range<Int>, as item: GlyphStore.Item, script: hb_script_t, asBoxes: Bool = false
  ) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    let text = bytes.baseAddress.map {
      UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)
    }
    hb_buffer_add_utf8(
      buffer, text, Int32(truncatingIfNeeded: bytes.count),
      UInt32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.count))
    if asBoxes { replaceByBoxes() } else { replaceControls() }
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, Self.english.pointer)
    var features = item.setup.features(ligatures: item.hasLigatures)
    if !item.setup.hasContextualForms { raiseColons(in: range, &features) }
    hb_shape(
      item.setup.instance.font, buffer, features, UInt32(truncatingIfNeeded: features.count))
  }

  /// Lets a colon between digits take the shape that the font has for times of the day.
  private func raiseColons(in range: Range<Int>, _ features: inout [hb_feature_t]) {
    for index in bytes[range].colonsBetweenDigits {
      features.append(
        hb_feature_t(
          tag: openTypeTag("calt"), value: 1, start: UInt32(truncatingIfNeeded: index),
          end: UInt32(truncatingIfNeeded: index + 1)))
    }
  }

  private struct Language: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  /// Always English, so that no locale has a say in which glyphs are drawn.
  private static let english = Language(pointer: hb_language_from_string("en", 2))

  /// A tab is set as a space, and widened to its stop in a line; other control characters show nothing and take no room.
  private func replaceControls() {
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count) else { return }
    for index in 0..<Int(count) {
      switch glyphs[index].codepoint {
      case 0x09: glyphs[index].codepoint = 0x20
      case 0x00...0x1f, 0x7f...0x9f, 0x2028, 0x2029: glyphs[index].codepoint = 0x200b
      default: break
      }
    }
  }

  /// A character is one noncharacter, which no font has a glyph for.
  private func replaceByBoxes() {
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count) else { return }
    for index in 0..<Int(count) {
      let isFirst = flags[Int(glyphs[index].cluster)].contains(.cluster)
      glyphs[index].codepoint = isFirst ? 0xffff : 0x200b
    }
  }

  /// The bytes of the clusters that the font has no glyph for, in logical order; what may be
  /// looked for elsewhere is apart from what may not.
  private func uncovered(in range: Range<Int>, by font: FontInstance) -> [Range<Int>] {
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count) else { return [] }
    var starts: [Int] = []
    for index in 0..<Int(count)
    where glyphs[index].codepoint == 0 || !font.canDraw(glyphs[index].codepoint) {
      starts.append(Int(glyphs[index].cluster))
    }
    if starts.isEmpty { return [] }
    let clusters = Set((0..<Int(count)).map { Int(glyphs[$0].cluster) }).sorted()
    let lacking = Set(starts)
    var gaps: [Range<Int>] = []
    for (place, start) in clusters.enumerated() where lacking.contains(start) {
      let end = place + 1 < clusters.count ? clusters[place + 1] : range.upperBound
      if let last = gaps.last, last.upperBound == start,
        belongsToOneFont(last.lowerBound) == belongsToOneFont(start)
      {
        gaps[gaps.count - 1] = last.lowerBound..<end
      } else {
        gaps.append(start..<end)
      }
    }
    return gaps
  }

  /// Notes emoji that no font has in colour.
  private mutating func noteMissingEmoji(in range: Range<Int>) {
    for character in String(decoding: bytes[range], as: UTF8.self) {
      missing.append(
        MissingCharacter(string: String(character), family: askedFamily, isEmoji: true))
    }
  }

  /// Notes which characters of a cluster no font has; all of them where none has them together.
  private mutating func noteMissing(as item: GlyphStore.Item) {
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count) else { return }
    let fonts = [item.setup] + ((try? library.fallbacks(for: item.setup)) ?? [])
    for index in 0..<Int(count) where glyphs[index].codepoint == 0 {
      let start = Int(glyphs[index].cluster)
      var end = start + 1
      while end < bytes.count, !flags[end].contains(.cluster) { end += 1 }
      // Selectors and joiners are never missing: a font may do without.
      let scalars = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.filter {
        !$0.properties.isDefaultIgnorableCodePoint
      }
      let lacking = scalars.filter { scalar in
        scalar.belongsToOneFont || !fonts.contains { $0.instance.hasGlyph(for: scalar) }
      }
      for scalar in lacking.isEmpty ? scalars : lacking {
        missing.append(MissingCharacter(string: String(scalar), family: askedFamily))
      }
    }
  }

  /// Makes units of the buffer's glyphs: of all of a cluster, and of clusters that are one
  /// character to a reader.
  private mutating func append(_ item: GlyphStore.Item, end: Int) {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, nil)
    guard let infos, let positions, count > 0 else { return }
    let glyphs = Int(count)
    if item.isRightToLeft {
      var last = glyphs
      while last > 0 {
        var first = last - 1
        while first > 0,
          infos[first - 1].cluster == infos[first].cluster
            || !flags[Int(infos[first - 1].cluster)].contains(.cluster)
        {
          first -= 1
        }
        let next = first > 0 ? Int(infos[first - 1].cluster) : end
        appendUnit(infos, positions, first..<last, endingAt: next, item: item)
        last = first
      }
    } else {
      var first = 0
      while first < glyphs {
        var last = first + 1
        while last < glyphs,
          infos[last].cluster == infos[last - 1].cluster
            || !flags[Int(infos[last].cluster)].contains(.cluster)
        {
          last += 1
        }
        let next = last < glyphs ? Int(infos[last].cluster) : end
        appendUnit(infos, positions, first..<last, endingAt: next, item: item)
        first = last
      }
    }
    var item = item
    item.end = text.unitCount
    store.items.append(item)
  }

  private mutating func appendUnit(
    _ infos: UnsafeMutablePointer<hb_glyph_info_t>,
    _ positions: UnsafeMutablePointer<hb_glyph_position_t>, _ range: Range<Int>,
    endingAt end: Int, item: GlyphStore.Item
  ) {
    let unit = item.setup.unit
    let up = item.setup.drawnSize / Double(FontInstance.unitsPerEm)
    let first = store.glyphs.count
    var advance = 0.0
    for index in range {
      store.glyphs.append(
        GlyphStore.Glyph(
          id: infos[index].codepoint,
          x: Float(advance + Double(positions[index].x_offset) * unit),
          y: Float(-Double(positions[index].y_offset) * up)))
      advance += Double(positions[index].x_advance) * unit
    }
    if advance != 0 {
      if let fixed = item.setup.fixedAdvance {
        let shift = Float((fixed - advance) / 2)
        for index in first..<store.glyphs.count { store.glyphs[index].x += shift }
        advance = fixed
      }
      advance += item.tracking
    }
    store.firstGlyphs.append(Int32(truncatingIfNeeded: store.glyphs.count))
    let start = Int(text.offsets[text.unitCount])
    text.appendUnit(
      endingAt: end, advance: advance, isSpace: flags[start].contains(.space),
      isTab: bytes[start] == 0x09)
  }
}
