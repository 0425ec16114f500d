import Typography

/// The glyphs of a shaped text, unit by unit in logical order.
struct GlyphStore: Sendable {
  struct Glyph: Sendable {
    var id: UInt32
    /// From the unit's left end and the baseline, in points; y grows downwards.
    var x: Float
    var y: Float
  }

  /// Units that share a font, a style and a direction.
  struct Item: Sendable {
    /// The first unit after it.
    var end: Int
    var setup: FontSetup
    /// The index of the run of `StyledText`.
    var style: Int
    var level: UInt8
    /// The level of its paragraph, which an ellipsis has too.
    var baseLevel: UInt8
    var baselineOffset: Double
    /// The tracking of the run and the font.
    var tracking: Double
    /// Whether letters may be joined to ligatures that a script can do without.
    var hasLigatures = true

    var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// Within a unit from left to right.
  var glyphs: ContiguousArray<Glyph> = []
  /// The first glyph of each unit, and the end.
  var firstGlyphs: ContiguousArray<Int32> = [0]
  var items: ContiguousArray<Item> = []
  /// What an ellipsis is set in, for each style of the text.
  var signItems: ContiguousArray<Item> = []

  /// The index of the item that a unit belongs to.
  func item(of unit: Int) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high) / 2
      if items[middle].end > unit { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
