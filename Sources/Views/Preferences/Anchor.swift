import Foundation
import Geometry

/// A place in a view that other views can ask for in their own space.
public struct Anchor<Value>: Sendable {
  /// The place in the space whose origin is at a point of the figure.
  private let place: @Sendable (CGPoint) -> Value

  /// Which place of a view is meant.
  public struct Source: Sendable {
    /// The place in a view with a frame in the figure's space, as seen from a point.
    private let place: @Sendable (CGRect, CGPoint) -> Value

    package init(_ place: @escaping @Sendable (_ frame: CGRect, _ origin: CGPoint) -> Value) {
      self.place = place
    }

    package func anchor(in frame: CGRect) -> Anchor<Value> {
      Anchor { [place] in place(frame, $0) }
    }
  }

  private init(_ place: @escaping @Sendable (CGPoint) -> Value) {
    self.place = place
  }

  package func value(from origin: CGPoint) -> Value { place(origin) }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.place(.zero) == b.place(.zero) }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(place(.zero)) }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source { frame, origin in frame.offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  /// A rectangle in the view's own space, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source { frame, origin in
      rect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own space, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { frame, origin in
      CGPoint(x: frame.minX + point.x - origin.x, y: frame.minY + point.y - origin.y)
    }
  }

  /// A point by its share of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { frame, origin in
      let at = point.point(in: frame)
      return CGPoint(x: at.x - origin.x, y: at.y - origin.y)
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
