import Foundation
import Geometry

/// The metric that a person can do in the head: every character is 10 points wide and 10 high, its
/// baseline at 8, whatever the font.
///
/// Lines break at spaces and hyphens; all other rules (trailing spaces, truncation, lone words,
/// tracking) are those of real text, by the same code.
public struct GridMeasurer: TextMeasurer {
  static let side = 10.0
  static let ascent = 8.0

  public init() {}

  public func shape(_ text: StyledText) throws -> any ShapedText {
    GridText(text)
  }

  public func metrics(of font: ResolvedFont, platform: Platform) throws -> FontMetrics {
    FontMetrics(ascender: 8, descender: 2, capHeight: 7, leading: 0)
  }
}

/// A text on the grid.
private final class GridText: ShapedText {
  private let text: TypesetText
  private let face = GlyphFace(GridFace.shared)

  init(_ styled: StyledText) {
    var text = TypesetText()
    text.isRightToLeft = styled.isRightToLeft
    var paragraphStart = 0
    for run in styled.runs where !run.string.isEmpty {
      for character in run.string {
        let isNewline = character.isNewline
        if !isNewline, character != " ", text.mayBreakAtEnd {
          text.appendBreak(before: text.unitCount, endsParagraph: false, after: paragraphStart)
        }
        text.bytes.append(contentsOf: character.utf8)
        text.appendUnit(
          endingAt: text.bytes.count, advance: isNewline ? 0 : GridMeasurer.advance(in: run),
          isSpace: isNewline || character == " ")
        if isNewline {
          text.appendBreak(before: text.unitCount, endsParagraph: true, after: paragraphStart)
          paragraphStart = text.unitCount
        }
      }
      text.styles.append(GridMeasurer.style(of: run, endingAt: text.unitCount))
    }
    if text.unitCount > 0 {
      text.appendBreak(before: text.unitCount, endsParagraph: true, after: paragraphStart)
      text.close()
    }
    self.text = text
  }

  func size(width: CGFloat?, height: CGFloat?, rules: LineRules) -> CGSize {
    text.size(width: width, height: height, rules: rules)
  }

  func lines(width: CGFloat?, height: CGFloat?, rules: LineRules) -> TextLines {
    text.lines(width: width, height: height, rules: rules) { span, scale, tightening in
      glyphs(of: span, scale: scale, tightening: tightening)
    }
  }

  /// One run of square glyphs; the glyph's number is the character's scalar.
  private func glyphs(of span: LineSpan, scale: Double, tightening: Double) -> [GlyphRun] {
    var run = GlyphRun(
      face: face, size: GridMeasurer.side * scale, glyphs: [],
      style: text.style(of: span.units.lowerBound), string: "", width: span.width * scale)
    var x = 0.0
    for unit in span.units {
      append(text.string(of: unit..<(unit + 1)), at: x * scale, to: &run)
      x += text.positions[unit + 1] - text.positions[unit] - tightening
    }
    if let mark = span.mark {
      append(mark == .ellipsis ? "\u{2026}" : "-", at: x * scale, to: &run)
      x += GridMeasurer.side - tightening
    }
    for unit in span.tail {
      append(text.string(of: unit..<(unit + 1)), at: x * scale, to: &run)
      x += text.positions[unit + 1] - text.positions[unit] - tightening
    }
    return [run]
  }

  private func append(_ character: String, at x: Double, to run: inout GlyphRun) {
    let scalar = character.unicodeScalars.first?.value ?? 0
    run.glyphs.append(
      GlyphRun.Glyph(
        id: scalar, x: x, y: 0, textLength: UInt32(truncatingIfNeeded: character.utf8.count)))
    run.string += character
  }
}

extension TypesetText {
  /// Whether a line may end behind the last unit: a space or a hyphen.
  fileprivate var mayBreakAtEnd: Bool {
    guard let last = bytes.last else { return false }
    return last == UInt8(ascii: " ") || last == UInt8(ascii: "-")
  }
}

extension GridMeasurer {
  fileprivate static func advance(in run: StyledText.Run) -> Double {
    (run.attachment.map { Double($0.width) } ?? side) + tracking(of: run)
  }

  private static func tracking(of run: StyledText.Run) -> Double {
    run.tracking.isFinite ? Double(run.tracking) : 0
  }

  fileprivate static func style(of run: StyledText.Run, endingAt end: Int) -> TypesetStyle {
    let raise = run.baselineOffset.isFinite ? Double(run.baselineOffset) : 0
    return TypesetStyle(
      end: end, ascent: max(ascent, Double(run.attachment?.height ?? 0)) + max(raise, 0),
      descent: side - ascent + max(-raise, 0), ellipsis: side + tracking(of: run),
      tightening: side / 72)
  }
}

/// Every glyph is a square that leaves a point free on each side.
private final class GridFace: GlyphOutlines {
  static let shared = GridFace()
  let identity = "grid"
  let familyName = "Grid"

  func outline(of glyph: UInt32) -> Path {
    glyph == 0x20 ? Path() : Path(CGRect(x: 0.1, y: -0.7, width: 0.8, height: 0.8))
  }
}
