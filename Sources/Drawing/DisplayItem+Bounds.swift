import Foundation
import Geometry
import Typography

extension DisplayItem {
  /// The rectangle that holds what the item draws, in points; nil where it draws nothing.
  ///
  /// A text covers its advance and its line's height.
  package var bounds: CGRect? {
    switch self {
    case .fill(let path, _, _):
      return path.isEmpty ? nil : path.boundingRect
    case .stroke(let path, _, let style):
      guard !path.isEmpty else { return nil }
      let reach = style.lineWidth / 2
      return path.boundingRect.insetBy(dx: -reach, dy: -reach)
    case .text(let run, let point, _):
      guard !run.glyphs.isEmpty else { return nil }
      let left = run.glyphs.first?.x ?? 0
      return CGRect(
        x: point.x + left, y: point.y - run.size * 0.98, width: run.width,
        height: run.size * 1.24)
    case .image(_, let rect):
      return rect
    case .group(let group):
      guard var inner = DisplayItem.bounds(of: group.items), group.opacity > 0 else { return nil }
      if let clip = group.clip {
        inner = inner.intersection(clip.boundingRect)
        if inner.isNull { return nil }
      }
      return inner.applying(group.transform)
    }
  }

  /// The union of several items' bounds; nil where none draws anything.
  package static func bounds(of items: [DisplayItem]) -> CGRect? {
    items.reduce(nil) { union, item in
      guard let bounds = item.bounds else { return union }
      return union.map { $0.union(bounds) } ?? bounds
    }
  }
}
