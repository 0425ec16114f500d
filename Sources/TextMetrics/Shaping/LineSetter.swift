import Foundation
import Typography

/// Puts the glyphs of a line side by side, in the order that they are read in.
struct LineSetter {
  /// Part of a line that is set in one piece: units of one item, or a sign between them.
  private struct Piece {
    var units: Range<Int>
    var mark: LineSpan.Mark?
    var item: GlyphStore.Item
    var level: UInt8
    /// Its place in the order that pieces are read in.
    var order = 0
  }

  let text: TypesetText
  let store: GlyphStore
  let scale: Double
  let tightening: Double

  func runs(of span: LineSpan) -> [GlyphRun] {
    var pieces = pieces(of: span.units)
    if let mark = span.mark { pieces.append(sign(mark, in: span)) }
    pieces += self.pieces(of: span.tail)
    for index in pieces.indices { pieces[index].order = index }
    var runs: [GlyphRun] = []
    var x = 0.0
    let extras = text.tabExtras(of: span, tightening: tightening)
    for piece in visualOrder(pieces) {
      set(piece, at: &x, into: &runs)
      guard let extra = extras[piece.units.lowerBound], piece.mark == nil else { continue }
      // What writes real text gives each run a place of its own.
      runs[runs.count - 1].width += extra * scale
      x += extra
    }
    return runs
  }

  private func pieces(of units: Range<Int>) -> [Piece] {
    guard !units.isEmpty else { return [] }
    var pieces: [Piece] = []
    var item = store.item(of: units.lowerBound)
    var start = units.lowerBound
    while start < units.upperBound {
      let end = min(store.items[item].end, units.upperBound)
      if end > start {
        let found = store.items[item]
        for units in text.apartFromTabs(start..<end) {
          pieces.append(Piece(units: units, item: found, level: found.level))
        }
      }
      start = max(end, start)
      item += 1
    }
    return pieces
  }

  /// A hyphen belongs to the word it ends, an ellipsis reads as its paragraph does.
  private func sign(_ mark: LineSpan.Mark, in span: LineSpan) -> Piece {
    let isBehind = !span.units.isEmpty
    let neighbour = isBehind ? span.units.upperBound - 1 : span.tail.lowerBound
    let item = store.items[store.item(of: neighbour)]
    let place = span.units.upperBound..<span.units.upperBound
    guard mark == .ellipsis else {
      return Piece(units: place, mark: mark, item: item, level: item.level)
    }
    let style = text.ellipsisStyle(after: span.units, before: span.tail)
    return Piece(units: place, mark: mark, item: store.signItems[style], level: item.baseLevel)
  }

  /// Rule L2 of the Unicode bidirectional algorithm: from the highest level down to the lowest odd
  /// one, what is at that level or above is reversed.
  private func visualOrder(_ pieces: [Piece]) -> [Piece] {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
    var pieces = pieces
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < pieces.count {
        guard pieces[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
    }
    return pieces
  }

  private func set(_ piece: Piece, at x: inout Double, into runs: inout [GlyphRun]) {
    let item = piece.item
    var run = GlyphRun(
      face: GlyphFace(item.setup.instance), size: item.setup.drawnSize * scale, glyphs: [],
      style: item.style, string: text.string(of: piece.units), width: 0)
    run.glyphs.reserveCapacity(piece.units.count)
    let start = x
    run.setting.x = start * scale
    run.setting.y = -item.baselineOffset * scale
    run.setting.order = piece.order
    run.setting.isRightToLeft = item.isRightToLeft
    run.setting.letterSpacing = (item.tracking - tightening) * scale
    run.setting.fixedAdvance = item.setup.fixedAdvance.map { $0 * scale }
    run.setting.hasTabularDigits = item.setup.hasTabularDigits
    run.setting.hasLigatures = item.hasLigatures
    run.setting.hasContextualForms =
      item.setup.hasContextualForms || !run.string.utf8.colonsBetweenDigits.isEmpty
    let raise = -item.baselineOffset
    if let mark = piece.mark {
      set(mark, item: item, at: &x, into: &run)
    } else if item.isRightToLeft {
      for unit in piece.units.reversed() { set(unit, raise: raise, at: &x, into: &run) }
    } else {
      for unit in piece.units { set(unit, raise: raise, at: &x, into: &run) }
    }
    run.setting.outerKerning = outerKerning(piece) * scale
    run.width = (x - start) * scale
    runs.append(run)
  }

  /// What the last character of a piece is moved towards the one behind it, from which a line ended
  /// or an ellipsis separates it.
  private func outerKerning(_ piece: Piece) -> Double {
    let item = piece.item
    guard let last = piece.units.last, item.setup.fixedAdvance == nil else { return 0 }
    let glyphs = store.glyphs[Int(store.firstGlyphs[last])..<Int(store.firstGlyphs[last + 1])]
    guard glyphs.count == 1, let glyph = glyphs.first else { return 0 }
    let own = item.setup.instance.advance(of: glyph.id) * item.setup.drawnSize
    let set = text.positions[last + 1] - text.positions[last] - item.tracking
    return own > 0 && set + item.tracking > 0 ? set - own : 0
  }

  private func set(_ unit: Int, raise: Double, at x: inout Double, into run: inout GlyphRun) {
    var length = UInt32(truncatingIfNeeded: text.offsets[unit + 1] - text.offsets[unit])
    for index in Int(store.firstGlyphs[unit])..<Int(store.firstGlyphs[unit + 1]) {
      let glyph = store.glyphs[index]
      run.glyphs.append(
        GlyphRun.Glyph(
          id: glyph.id, x: (x + Double(glyph.x)) * scale, y: (Double(glyph.y) + raise) * scale,
          textLength: length))
      length = 0
    }
    x += text.positions[unit + 1] - text.positions[unit] - tightening
  }

  private func set(
    _ mark: LineSpan.Mark, item: GlyphStore.Item, at x: inout Double, into run: inout GlyphRun
  ) {
    let setup = item.setup
    let signs = mark == .ellipsis ? setup.instance.ellipsis : setup.instance.hyphen
    run.string = mark == .ellipsis ? "\u{2026}" : setup.instance.hyphenString
    var length = UInt32(truncatingIfNeeded: run.string.utf8.count)
    for sign in signs {
      let own = sign.advance * setup.drawnSize
      let shift = setup.fixedAdvance.map { ($0 - own) / 2 } ?? 0
      run.glyphs.append(
        GlyphRun.Glyph(
          id: sign.glyph, x: (x + shift) * scale, y: -item.baselineOffset * scale,
          textLength: length))
      length = 0
      x += (setup.fixedAdvance ?? own) + item.tracking
    }
    x -= tightening
  }
}
