import Foundation
import Geometry
import Typography

extension DisplayItem {
  /// The rectangle that holds what the item draws, in points; nil where it draws nothing.
  ///
  /// A text covers what its glyphs paint; a stroke its line with the points of its corners and
  /// caps.
  package var bounds: CGRect? {
    switch self {
    case .fill(let path, _, _):
      return path.isEmpty ? nil : path.boundingRect
    case .stroke(let path, _, let style):
      return path.isEmpty ? nil : style.bounds(of: path)
    case .text(let run, let point, _):
      return run.inkBounds?.offsetBy(dx: point.x, dy: point.y)
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
