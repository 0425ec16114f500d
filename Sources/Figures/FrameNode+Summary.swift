import Foundation
import Geometry
import LayoutEngine

extension FrameNode {
  /// A sentence that tells a reader who cannot see the figure what is in it.
  var summary: String {
    let leaves = all.filter { $0.children.isEmpty }
    let named = leaves.prefix(6).map(\.described)
    let rest = leaves.count > 6 ? " and \(leaves.count - 6) more" : ""
    let content = named.isEmpty ? "nothing" : named.joined(separator: ", ") + rest
    return "A SwiftUI layout of \(frame.width.text) by \(frame.height.text) points: \(content)."
  }

  private var described: String {
    let size = "\(frame.width.text) by \(frame.height.text)"
    guard let label else { return "\(view) \(size)" }
    return "\(view) \u{201C}\(label)\u{201D} \(size)"
  }
}
