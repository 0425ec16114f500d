/// A line of source under a diagnostic, cut around what is meant where it is long, and its underline.
struct ShownLine {
  /// Characters of a line that are shown in front of what is meant, and from there on.
  static let before = 80
  static let behind = 160

  let text: String
  let underline: String

  init(_ line: String, from start: Position, to end: Position?) {
    let front = ShownLine.prefix(of: line[...], bytes: start.column - 1)
    var marked = line[front.endIndex...]
    if let end, end.line == start.line {
      marked = ShownLine.prefix(of: marked, bytes: end.column - start.column)
    }
    let shownFront = front.suffix(ShownLine.before)
    let shownRest = line[front.endIndex...].prefix(ShownLine.behind)
    let mark = shownFront.startIndex == line.startIndex ? "" : "…"
    let more = shownRest.endIndex == line.endIndex ? "" : "…"
    text = mark + shownFront + shownRest + more
    let width = marked.prefix(ShownLine.behind).reduce(0) {
      $0 + ($1 == "\t" ? 1 : displayWidth(of: $1))
    }
    underline =
      blank(asWideAs: Substring(mark)) + blank(asWideAs: shownFront) + "^"
      + String(repeating: "~", count: max(width - 1, 0))
  }

  private static func prefix(of text: Substring, bytes: Int) -> Substring {
    var count = 0
    return text.prefix { character in
      count += character.utf8.count
      return count <= bytes
    }
  }
}
