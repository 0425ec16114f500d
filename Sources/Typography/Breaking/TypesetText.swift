import Foundation

/// A shaped text as line breaking sees it: units with prefix sums of their advances, and the places
/// where a line may end.
///
/// A unit is what is never divided: a grapheme cluster, or several where the font draws them as one
/// glyph. Every width is a difference of two prefix sums, so that breaking at another width costs
/// no shaping. All lengths are points.
package struct TypesetText: Sendable {
  /// The text in UTF-8.
  package var bytes: ContiguousArray<UInt8> = []
  /// The byte each unit starts at, and the end.
  package var offsets: ContiguousArray<Int32> = [0]
  /// Where each unit starts in a text on one endless line, and the end.
  package var positions: ContiguousArray<Double> = [0]
  /// Which units are white space, which hangs at the end of a line.
  package var spaces: ContiguousArray<Bool> = []
  /// The units that are tabs, in order.
  package var tabs: ContiguousArray<Int32> = []
  /// In logical order; the last one of each paragraph ends it.
  package var breaks: ContiguousArray<LineBreak> = []
  /// Stretches of one style in logical order; at least one.
  package var styles: ContiguousArray<TypesetStyle> = []
  /// Whether leading is the right.
  package var isRightToLeft = false
  /// The measures of the text where no line is wrapped.
  private(set) var natural = LineTotals()
  /// The first break of the paragraph that is being built.
  private var openBreak = 0

  package init() {}

  package var unitCount: Int { positions.count - 1 }
}

/// A place where a line may end.
package struct LineBreak: Hashable, Sendable {
  /// The unit that the next line starts with.
  package var next: Int
  /// The end of the units that are seen: those before the white space at the break.
  package var visible: Int
  /// The end of what is seen.
  package var position: Double
  /// The end with one space, which a wrapped line is reported with; in the last line of a paragraph
  /// with all its spaces.
  package var spacedPosition: Double
  /// The advance of the hyphen drawn when the line ends here: of a soft hyphen, else 0.
  package var hyphen: Double
  /// The index of the break that ends this paragraph.
  package var paragraphEnd: Int

  package init(
    next: Int, visible: Int, position: Double, spacedPosition: Double, hyphen: Double = 0
  ) {
    self.next = next
    self.visible = visible
    self.position = position
    self.spacedPosition = spacedPosition
    self.hyphen = hyphen
    paragraphEnd = 0
  }
}

/// The vertical measures of a stretch of text, rounded as its platform does, and its ellipsis.
package struct TypesetStyle: Hashable, Sendable {
  /// The first unit after the stretch.
  package var end: Int
  package var ascent: Double
  package var descent: Double
  /// Extra distance to the next line.
  package var leading: Double
  /// The advance of an ellipsis.
  package var ellipsis: Double
  /// How far each character may move to the one before it where tightening is allowed.
  package var tightening: Double

  package init(
    end: Int, ascent: Double, descent: Double, leading: Double = 0, ellipsis: Double,
    tightening: Double = 0
  ) {
    self.end = end
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.ellipsis = ellipsis
    self.tightening = tightening
  }
}

extension TypesetText {
  /// Adds a unit after the others.
  package mutating func appendUnit(
    endingAt byte: Int, advance: Double, isSpace: Bool, isTab: Bool = false
  ) {
    if isTab { tabs.append(Int32(truncatingIfNeeded: unitCount)) }
    offsets.append(Int32(truncatingIfNeeded: byte))
    positions.append((positions.last ?? 0) + advance)
    spaces.append(isSpace)
  }

  /// Adds a place where a line may end: before the unit `next`.
  package mutating func appendBreak(
    before next: Int, endsParagraph: Bool, after paragraphStart: Int, hyphen: Double = 0
  ) {
    // Behind a break it is known already what is seen before it: white space is gone through once.
    let last = breaks.last
    let known = max(last?.next ?? 0, paragraphStart)
    var visible = next
    while visible > known, spaces[visible - 1] { visible -= 1 }
    if let last, visible == known, known > paragraphStart { visible = last.visible }
    let spaced = endsParagraph ? next : min(visible + 1, next)
    breaks.append(
      LineBreak(
        next: next, visible: visible, position: positions[visible],
        spacedPosition: positions[spaced], hyphen: visible == next ? hyphen : 0))
    if endsParagraph { closeParagraph() }
  }

  private mutating func closeParagraph() {
    let end = breaks.count - 1
    for index in openBreak...end { breaks[index].paragraphEnd = end }
    openBreak = end + 1
  }

  /// Measures the text on as many lines as it has paragraphs; to be called after the last break.
  package mutating func close() {
    natural = walk(LineFit(width: .infinity, height: .infinity)) { _, _ in }
  }
}

extension TypesetText {
  /// Makes room for as many units as a text can have.
  package mutating func reserveCapacity(_ bytes: Int) {
    offsets.reserveCapacity(bytes + 1)
    positions.reserveCapacity(bytes + 1)
    spaces.reserveCapacity(bytes)
  }
}
