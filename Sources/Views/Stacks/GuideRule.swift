import Foundation
import Geometry

/// Where an alignment's line lies in a view that does not say: the usual three in a form that
/// costs no call, as every stack asks for it once per subview and evaluation.
package enum GuideRule {
  case start
  case middle
  case end
  case other(AlignmentKey)

  package init(_ key: AlignmentKey) {
    switch key {
    case HorizontalAlignment.leading.key, VerticalAlignment.top.key: self = .start
    case HorizontalAlignment.center.key, VerticalAlignment.center.key: self = .middle
    case HorizontalAlignment.trailing.key, VerticalAlignment.bottom.key: self = .end
    default: self = .other(key)
    }
  }

  /// The line's distance from the start of a view of a size, in points; zero where it would be
  /// infinite, as half of an infinite length is no line to align on.
  func position(in size: CGSize, along axis: Axis) -> CGFloat {
    let position: CGFloat
    switch self {
    case .start: position = 0
    case .middle: position = size[axis] / 2
    case .end: position = size[axis]
    case .other(let key): position = key.defaultValue(ViewDimensions(size: size))
    }
    return position.isFinite ? position : 0
  }
}
