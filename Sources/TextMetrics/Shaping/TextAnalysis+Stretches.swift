import CPango

/// Bidirectional levels and scripts: a paragraph becomes stretches of one of each.
extension TextAnalysis {
  /// The embedding levels of a paragraph's characters.
  struct Levels {
    /// One for each character; a single one for all.
    var values: [UInt8]
    var base: UInt8

    init(constant: UInt8, count: Int) {
      values = [constant]
      base = constant
    }

    /// The Unicode bidirectional algorithm; the first strong character decides the paragraph's
    /// direction, and where there is none `isRightToLeft` does.
    init(_ bytes: UnsafeBufferPointer<UInt8>, in paragraph: Range<Int>, isRightToLeft: Bool) {
      self.init(constant: 0, count: 1)
      guard let start = bytes.baseAddress else { return }
      let text = UnsafeRawPointer(start + paragraph.lowerBound)
        .assumingMemoryBound(to: CChar.self)
      var direction = isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
      let found = pango_log2vis_get_embedding_levels(text, Int32(paragraph.count), &direction)
      guard let found else { return }
      defer { g_free(found) }
      let count = bytes[paragraph].reduce(0) { $1 & 0xc0 != 0x80 ? $0 + 1 : $0 }
      values = Array(UnsafeBufferPointer(start: found, count: count))
      base = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL ? 1 : 0
    }

    func value(at character: Int) -> UInt8 {
      character < values.count ? values[character] : values[values.count - 1]
    }
  }

  /// - Parameter scripts: the text to look for scripts in; nil where all is Latin.
  mutating func appendStretches(
    of paragraph: Range<Int>, levels: Levels, bytes: UnsafeBufferPointer<UInt8>,
    scripts: UnsafePointer<CChar>?
  ) {
    var character = 0
    for (range, script) in Self.scriptRuns(of: paragraph, text: scripts) {
      var start = range.lowerBound
      var level = levels.value(at: character)
      for index in range where bytes[index] & 0xc0 != 0x80 {
        let next = levels.value(at: character)
        if next != level {
          add(start..<index, level: level, levels: levels, script: script)
          start = index
          level = next
        }
        character += 1
      }
      add(start..<range.upperBound, level: level, levels: levels, script: script)
    }
  }

  private mutating func add(
    _ range: Range<Int>, level: UInt8, levels: Levels, script: hb_script_t
  ) {
    guard !range.isEmpty else { return }
    append(Stretch(bytes: range, level: level, baseLevel: levels.base, script: script))
  }

  private static func scriptRuns(of paragraph: Range<Int>, text: UnsafePointer<CChar>?)
    -> [(Range<Int>, hb_script_t)]
  {
    guard let text else { return [(paragraph, HB_SCRIPT_LATIN)] }
    let start = text + paragraph.lowerBound
    guard let runs = pango_script_iter_new(start, Int32(paragraph.count)) else {
      return [(paragraph, HB_SCRIPT_LATIN)]
    }
    defer { pango_script_iter_free(runs) }
    var found: [(Range<Int>, hb_script_t)] = []
    repeat {
      var from: UnsafePointer<CChar>?
      var to: UnsafePointer<CChar>?
      var script = PANGO_SCRIPT_COMMON
      pango_script_iter_get_range(runs, &from, &to, &script)
      guard let from, let to else { break }
      let range = (paragraph.lowerBound + (from - start))..<(paragraph.lowerBound + (to - start))
      if !range.isEmpty { found.append((range, harfBuzzScript(script))) }
    } while pango_script_iter_next(runs) != 0
    return found
  }

  /// Characters of no script alone, such as digits, are set as Latin, as they are within words.
  private static func harfBuzzScript(_ script: PangoScript) -> hb_script_t {
    if script == PANGO_SCRIPT_COMMON || script == PANGO_SCRIPT_INHERITED { return HB_SCRIPT_LATIN }
    let tag = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: script.rawValue))
    return hb_script_from_iso15924_tag(tag)
  }
}
