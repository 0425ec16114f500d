import Foundation
import Geometry

extension FrameNode {
  /// The tree as text, one node a line, indented by level:
  /// `Text "Bees" #id  x y  width × height  ← proposal  2 lines, truncated`.
  package func appendText(to lines: inout [String]) {
    var waiting: [(node: FrameNode, level: Int)] = [(self, 0)]
    while let (node, level) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: level) + node.line)
      waiting.append(contentsOf: node.children.reversed().map { ($0, level + 1) })
    }
  }

  private var line: String {
    var parts = [view]
    if let label { parts[0] += " \u{201C}\(label.shortened)\u{201D}" }
    if let id { parts[0] += " #\(id)" }
    parts.append("\(frame.minX.text), \(frame.minY.text)")
    parts.append("\(frame.width.text) × \(frame.height.text)")
    parts.append("← \(proposal.text)")
    if let text {
      let count = text.lines.count == 1 ? "1 line" : "\(text.lines.count) lines"
      parts.append(text.isTruncated ? "\(count), truncated" : count)
    }
    return parts.joined(separator: "  ")
  }
}

extension String {
  /// The string in at most 40 characters on one line, with nothing in it that a terminal obeys.
  var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: "\u{23CE}")
    return (line.count <= 40 ? line : line.prefix(39) + "\u{2026}").withoutControls
  }

  /// Control characters, and those that turn the direction of reading, as `\u{1B}`.
  private var withoutControls: String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    return unicodeScalars.map { scalar in
      isControl(scalar)
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}
