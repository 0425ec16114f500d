import Foundation

/// Greedy line breaking over prefix sums.
///
/// The rules are SwiftUI's as recorded by iamcgn/swiftui-web: a line fits if it fits without its
/// trailing space, a wrapped line is reported with one space, a word wider than a line is broken by
/// character, and a paragraph of two lines does not leave a lone word on the second.
extension TypesetText {
  /// Breaks the text into lines from the first to the last that fits, and hands over each with its
  /// baseline.
  func walk(_ fit: LineFit, visit: (LineSpan, Double) -> Void) -> LineTotals {
    var totals = LineTotals()
    var cursor = LineCursor()
    var style = 0
    var top = 0.0
    var pending: (span: LineSpan, start: LineCursor, baseline: Double)?
    while cursor.nextBreak < breaks.count {
      let start = cursor
      let span = line(from: &cursor, fit: fit)
      let box = lineBox(of: start.unit..<cursor.unit, firstStyle: &style)
      let bottom = top + box.ascent + box.descent
      if var last = pending {
        if totals.count >= fit.limit || bottom > fit.height + LineFit.tolerance {
          totals.isTruncated = true
          last.span = truncated(from: last.start, fit: fit)
          pending = last
          break
        }
        visit(last.span, last.baseline)
        totals.width = max(totals.width, last.span.reported)
      } else {
        totals.firstBaseline = top + box.ascent
      }
      totals.count += 1
      totals.height = bottom
      totals.lastBaseline = top + box.ascent
      pending = (span, start, top + box.ascent)
      top = bottom + max(box.leading, fit.spacing)
    }
    if let last = pending {
      visit(last.span, last.baseline)
      totals.width = max(totals.width, last.span.reported)
    }
    return totals
  }

  /// The next line, and the cursor moved behind it.
  private func line(from cursor: inout LineCursor, fit: LineFit) -> LineSpan {
    let start = cursor
    let last = lastFittingBreak(from: start, fit: fit)
    guard let last else { return brokenWord(from: &cursor, fit: fit) }
    let chosen = balanced(last, start: start, fit: fit) ?? last
    cursor = LineCursor(unit: breaks[chosen].next, nextBreak: chosen + 1)
    return span(from: start.unit, to: breaks[chosen], fit: fit)
  }

  /// The index of the last break up to which a line from here fits.
  private func lastFittingBreak(from start: LineCursor, fit: LineFit) -> Int? {
    var index = start.nextBreak
    var last: Int?
    while seenWidth(from: start.unit, to: breaks[index], fit: fit) <= fit.width + LineFit.tolerance
    {
      last = index
      if breaks[index].paragraphEnd == index { break }
      index += 1
    }
    return last
  }

  /// As much of a word wider than the line as fits, one unit at least.
  private func brokenWord(from cursor: inout LineCursor, fit: LineFit) -> LineSpan {
    let start = cursor.unit
    let wordEnd = breaks[cursor.nextBreak]
    var end = start + 1
    while end < wordEnd.visible,
      width(of: start..<(end + 1), fit: fit) <= fit.width + LineFit.tolerance
    {
      end += 1
    }
    if end >= wordEnd.visible {
      cursor = LineCursor(unit: wordEnd.next, nextBreak: cursor.nextBreak + 1)
      return span(from: start, to: wordEnd, fit: fit)
    }
    let width = width(of: start..<end, fit: fit)
    // White space where no line may end, as after an opening bracket, hangs like any other.
    cursor.unit = end
    while cursor.unit < wordEnd.visible, spaces[cursor.unit] { cursor.unit += 1 }
    return LineSpan(start..<end, width: width, reported: min(width, fit.width))
  }

  /// The break one word earlier, where a paragraph of two lines would leave a lone word on the
  /// second: if the first keeps a word, and the new second line fits and is shorter than the old
  /// first.
  private func balanced(_ last: Int, start: LineCursor, fit: LineFit) -> Int? {
    let lone = last + 1
    guard breaks[last].paragraphEnd == lone, last > start.nextBreak,
      startsParagraph(start)
    else { return nil }
    let second = seenWidth(from: breaks[last].next, to: breaks[lone], fit: fit)
    guard second <= fit.width + LineFit.tolerance else { return nil }
    let newSecond = seenWidth(from: breaks[last - 1].next, to: breaks[lone], fit: fit)
    let oldFirst = seenWidth(from: start.unit, to: breaks[last], fit: fit)
    return newSecond <= fit.width + LineFit.tolerance && newSecond < oldFirst ? last - 1 : nil
  }

  private func startsParagraph(_ cursor: LineCursor) -> Bool {
    guard cursor.nextBreak > 0 else { return cursor.unit == 0 }
    let before = cursor.nextBreak - 1
    return breaks[before].paragraphEnd == before && breaks[before].next == cursor.unit
  }

  private func span(from start: Int, to end: LineBreak, fit: LineFit) -> LineSpan {
    let width = seenWidth(from: start, to: end, fit: fit)
    let space = spaceWidth(behind: start, to: end, fit: fit)
    return LineSpan(
      start..<max(end.visible, start), width: width, reported: min(width + space, fit.width),
      mark: end.hyphen > 0 ? .hyphen : nil)
  }

  /// The width of the white space that a line up to a break is reported with.
  private func spaceWidth(behind start: Int, to end: LineBreak, fit: LineFit) -> Double {
    let width = end.spacedPosition - end.position
    guard !tabs.isEmpty, width > 0 else { return width }
    let spaced = end.spacedPosition == positions[end.next] ? end.next : end.visible + 1
    return width + tabShift(in: start..<max(spaced, start), tightening: fit.tightening)
      - tabShift(in: start..<max(end.visible, start), tightening: fit.tightening)
  }

  /// The width of a line up to a break, with a hyphen and without the white space.
  private func seenWidth(from start: Int, to end: LineBreak, fit: LineFit) -> Double {
    end.position - positions[start] + end.hyphen
      - fit.tightening * Double(end.visible - start)
      + tabShift(in: start..<max(end.visible, start), tightening: fit.tightening)
  }

  func width(of units: Range<Int>, fit: LineFit) -> Double {
    positions[units.upperBound] - positions[units.lowerBound]
      - fit.tightening * Double(units.count) + tabShift(in: units, tightening: fit.tightening)
  }

  /// The tallest ascent and descent in a range of units; its first style is looked for from
  /// `firstStyle` on.
  private func lineBox(of units: Range<Int>, firstStyle: inout Int) -> TypesetStyle {
    if styles.count == 1 { return styles[0] }
    while firstStyle < styles.count - 1, styles[firstStyle].end <= units.lowerBound {
      firstStyle += 1
    }
    var box = styles[firstStyle]
    var index = firstStyle + 1
    while index < styles.count, styles[index - 1].end < units.upperBound {
      box.ascent = max(box.ascent, styles[index].ascent)
      box.descent = max(box.descent, styles[index].descent)
      box.leading = max(box.leading, styles[index].leading)
      index += 1
    }
    return box
  }
}
