import Foundation
import Geometry
import Typography

extension DisplayItem {
  /// The rectangle that holds what the item draws, in points; nil where it draws nothing.
  ///
  /// A text covers its advance, its line's height and what its glyphs paint beyond them; a stroke
  /// covers its line with the points of its corners and caps.
  package var bounds: CGRect? {
    switch self {
    case .fill(let path, _, _):
      return path.isEmpty ? nil : path.boundingRect
    case .stroke(let path, _, let style):
      return path.isEmpty ? nil : style.bounds(of: path)
    case .text(let run, let point, _):
      guard !run.glyphs.isEmpty else { return nil }
      let left = run.glyphs.first?.x ?? 0
      let box = CGRect(
        x: point.x + left, y: point.y - run.size * 0.98, width: run.width,
        height: run.size * 1.24)
      return run.inkBounds.map { box.union($0.offsetBy(dx: point.x, dy: point.y)) } ?? box
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
