import Foundation
import Geometry
import Typography

/// Sets every character as a block: half an em wide, on lines of six fifths of an em.
struct BlockMeasurer: TextMeasurer {
  func shape(_ text: StyledText) throws -> any ShapedText { BlockText(text) }

  func metrics(of font: ResolvedFont, platform: Platform) throws -> FontMetrics {
    FontMetrics(
      ascender: font.size, descender: font.size / 5, capHeight: font.size * 0.7,
      leading: font.leading)
  }
}

/// A text of blocks, broken wherever a line is full.
private final class BlockText: ShapedText {
  private let text: StyledText
  private let size: CGFloat

  init(_ text: StyledText) {
    self.text = text
    size = text.runs.first?.font.size ?? 10
  }

  func lines(width: CGFloat?, height: CGFloat?, rules: LineRules) -> TextLines {
    let block = size / 2
    let pitch = size * 1.2
    let characters = Array(text.string)
    let perLine = max(Int(min((width ?? .infinity) / block, 10_000)), 1)
    let count = max((characters.count + perLine - 1) / perLine, 1)
    let kept = min(count, max(Int(min((height ?? .infinity) / pitch, 10_000)), 1))
    let lines = (0..<kept).map { index in
      let string = String(
        characters[
          min(index * perLine, characters.count)..<min((index + 1) * perLine, characters.count)])
      return TextLines.Line(
        string: string, runs: [], x: 0, width: CGFloat(string.count) * block,
        baseline: CGFloat(index) * pitch + size)
    }
    let widest = width == 0 ? 0 : lines.map(\.width).max() ?? 0
    return TextLines(
      size: CGSize(width: widest, height: CGFloat(kept) * pitch), lines: lines,
      isTruncated: kept < count, firstBaseline: size,
      lastBaseline: CGFloat(kept - 1) * pitch + size)
  }

  func size(width: CGFloat?, height: CGFloat?, rules: LineRules) -> CGSize {
    lines(width: width, height: height, rules: rules).size
  }
}
