import Foundation
import Geometry

extension Path {
  /// The least and largest coordinates; not finite where any coordinate is not.
  package var controlBounds: (low: CGPoint, high: CGPoint) {
    guard !elements.isEmpty else { return (.zero, .zero) }
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    // A NaN survives the sum, where it could slip through a comparison.
    var sum: CGFloat = 0
    func take(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      sum += point.x * 0 + point.y * 0
    }
    forEachPoint(take)
    return sum == 0 ? (low, high) : (CGPoint(x: CGFloat.nan, y: 0), high)
  }
}
