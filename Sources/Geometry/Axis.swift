import Foundation

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical

  /// Some, all or none of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
  }

  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
  @inlinable
  package init(_ axis: Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  @inlinable
  package func contains(_ axis: Axis) -> Bool {
    contains(Axis.Set(axis))
  }
}

extension CGSize {
  /// The length along an axis.
  @inlinable
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable
  package init(_ axis: Axis, _ length: CGFloat, cross: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: cross) : CGSize(width: cross, height: length)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  @inlinable
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  @inlinable
  package init(_ axis: Axis, _ coordinate: CGFloat, cross: CGFloat) {
    self =
      axis == .horizontal
      ? CGPoint(x: coordinate, y: cross) : CGPoint(x: cross, y: coordinate)
  }
}
