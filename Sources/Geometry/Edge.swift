import Foundation

/// A side of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Some, all or none of the four edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    @inlinable
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    @inlinable
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }
  }
}

extension Edge.Set {
  @inlinable
  package func contains(_ edge: Edge) -> Bool {
    contains(Edge.Set(edge))
  }
}

/// A leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading
  case trailing
}

/// A top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case bottom
}

/// Distances inwards from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The same distance on each edge of a set, zero on the others.
  @inlinable
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  @inlinable
  package subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }

  @inlinable
  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}

extension CGSize {
  /// The size with `insets` added, never below zero.
  @inlinable
  package func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(width + insets.leading + insets.trailing, 0),
      height: max(height + insets.top + insets.bottom, 0))
  }
}
