import Foundation
import Geometry
import Typography

/// Text that can be measured in the head: every character is 10 points wide, every line 20 high,
/// and a line can be broken after any character.
///
/// It answers as text does: as wide as its longest line shown, at least one line high, without
/// the lines that the height has no room for, and 0 wide where less than a character fits.
struct SquareText: TextMeasurer {
  static let character: CGFloat = 10
  static let line: CGFloat = 20
  var font = FontMetrics(ascender: 15, descender: 5, capHeight: 10, leading: 2)

  func shape(_ text: StyledText) throws -> any ShapedText {
    SquareParagraph(length: text.string.count)
  }

  func metrics(of font: ResolvedFont, platform: Platform) throws -> FontMetrics { self.font }
}

private final class SquareParagraph: ShapedText {
  let length: Int

  init(length: Int) {
    self.length = length
  }

  private func count(_ room: CGFloat?, _ unit: CGFloat, most: Int) -> Int {
    guard let room, room < CGFloat(most) * unit else { return most }
    return max(Int(room / unit), 0)
  }

  func size(width: CGFloat?, height: CGFloat?, rules: LineRules) -> CGSize {
    let fitting = count(width, SquareText.character, most: length)
    let perLine = max(fitting, 1)
    let needed = max((length + perLine - 1) / perLine, 1)
    let shown = max(count(height, SquareText.line, most: needed), 1)
    // A last line that is shown alone may be shorter than the others.
    let longest = needed == 1 ? length : perLine
    return CGSize(
      width: fitting == 0 ? 0 : CGFloat(min(longest, length)) * SquareText.character,
      height: CGFloat(shown) * SquareText.line)
  }

  func lines(width: CGFloat?, height: CGFloat?, rules: LineRules) -> TextLines {
    let size = size(width: width, height: height, rules: rules)
    return TextLines(
      size: size, lines: [], isTruncated: false, firstBaseline: 15,
      lastBaseline: size.height - 5)
  }
}
