import Foundation

/// Truncation by character, as SwiftUI does it: white space beside the ellipsis is dropped, and the
/// line is reported as wide as it is drawn.
extension TypesetText {
  /// The rest of a paragraph on one line with an ellipsis.
  func truncated(from start: LineCursor, fit: LineFit) -> LineSpan {
    let end = breaks[breaks[start.nextBreak].paragraphEnd].visible
    let rest = start.unit..<max(end, start.unit)
    // What a line shows whole is cut behind it: the rest of the text is in other paragraphs.
    let whole = width(of: rest, fit: fit) + ellipsisWidth(after: rest, before: nil, fit: fit)
    let truncation = whole <= fit.width + LineFit.tolerance ? .tail : fit.truncation
    let (head, tail) =
      switch truncation {
      case .tail: (keptHead(of: rest, room: fit.width, fit: fit), rest.upperBound..<rest.upperBound)
      case .head: (rest.lowerBound..<rest.lowerBound, keptTail(of: rest, room: fit.width, fit: fit))
      case .middle: keptEnds(of: rest, fit: fit)
      }
    let width =
      width(of: head, fit: fit) + ellipsisWidth(after: head, before: tail, fit: fit)
      + width(of: tail, fit: fit)
    var span = LineSpan(head, width: width, reported: min(width, fit.width), mark: .ellipsis)
    span.tail = tail
    return span
  }

  /// As many units from the start as fit with an ellipsis behind them.
  private func keptHead(of rest: Range<Int>, room: Double, fit: LineFit) -> Range<Int> {
    var end = rest.lowerBound
    while end < rest.upperBound {
      let longer = rest.lowerBound..<(end + 1)
      let ellipsis = ellipsisWidth(after: longer, before: nil, fit: fit)
      guard width(of: longer, fit: fit) + ellipsis <= room + LineFit.tolerance else { break }
      end += 1
    }
    return withoutSpaces(behind: rest.lowerBound..<end)
  }

  /// As many units from the end as fit with an ellipsis before them.
  private func keptTail(of rest: Range<Int>, room: Double, fit: LineFit) -> Range<Int> {
    var start = rest.upperBound
    while start > rest.lowerBound {
      let longer = (start - 1)..<rest.upperBound
      let ellipsis = ellipsisWidth(after: nil, before: longer, fit: fit)
      guard width(of: longer, fit: fit) + ellipsis <= room + LineFit.tolerance else { break }
      start -= 1
    }
    return withoutSpaces(before: start..<rest.upperBound)
  }

  /// Both ends of a line, as equal in width as characters allow: each time the narrower one gets
  /// another character, until the next does not fit.
  ///
  /// In which order they come does not depend on the room, so that more room never shows less, and
  /// a text in the width that it reports is cut in the same place.
  private func keptEnds(of rest: Range<Int>, fit: LineFit) -> (Range<Int>, Range<Int>) {
    var (head, tail) = (
      rest.lowerBound..<rest.lowerBound, rest.upperBound..<rest.upperBound
    )
    var kept = (head, tail)
    while head.upperBound < tail.lowerBound {
      if width(of: head, fit: fit) <= width(of: tail, fit: fit) {
        head = head.lowerBound..<head.upperBound + 1
      } else {
        tail = tail.lowerBound - 1..<tail.upperBound
      }
      let next = (withoutSpaces(behind: head), withoutSpaces(before: tail))
      let width =
        width(of: next.0, fit: fit) + width(of: next.1, fit: fit)
        + ellipsisWidth(after: next.0, before: next.1, fit: fit)
      guard width <= fit.width + LineFit.tolerance else { break }
      kept = next
    }
    return kept
  }

  private func withoutSpaces(behind head: Range<Int>) -> Range<Int> {
    var end = head.upperBound
    while end > head.lowerBound, spaces[end - 1] { end -= 1 }
    return head.lowerBound..<end
  }

  private func withoutSpaces(before tail: Range<Int>) -> Range<Int> {
    var start = tail.lowerBound
    while start < tail.upperBound, spaces[start] { start += 1 }
    return start..<tail.upperBound
  }

  /// The advance of an ellipsis in the style of the character beside it, the one before it first.
  private func ellipsisWidth(after head: Range<Int>?, before tail: Range<Int>?, fit: LineFit)
    -> Double
  {
    styles[ellipsisStyle(after: head, before: tail)].ellipsis - fit.tightening
  }

  /// The style that an ellipsis is set in.
  package func ellipsisStyle(after head: Range<Int>?, before tail: Range<Int>?) -> Int {
    if let head, !head.isEmpty { return style(of: head.upperBound - 1) }
    if let tail, !tail.isEmpty { return style(of: tail.lowerBound) }
    return style(of: head?.lowerBound ?? tail?.lowerBound ?? 0)
  }

  /// The index of the style that a unit has.
  package func style(of unit: Int) -> Int {
    var low = 0
    var high = styles.count - 1
    while low < high {
      let middle = (low + high) / 2
      if styles[middle].end > unit { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
