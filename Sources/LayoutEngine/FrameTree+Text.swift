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
  /// The string in at most 40 characters on one line.
  var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: "\u{23CE}")
    return line.count <= 40 ? line : line.prefix(39) + "\u{2026}"
  }
}
