import Foundation

/// A line that views can be aligned on: where it lies in a view that does not say.
public protocol AlignmentID: SendableMetatype {
  /// The guide's distance from the view's top leading corner, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What identifies an alignment guide, whichever way it was declared.
public struct AlignmentKey: Hashable, Sendable {
  /// The name for dumps.
  public let name: String
  public let axis: Axis
  package let defaultValue: @Sendable (ViewDimensions) -> CGFloat
  private let identity: String

  /// - Parameter identity: equal for equal guides; two keys with one identity are the same guide.
  public init(
    name: String, identity: String, axis: Axis,
    defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) {
    self.name = name
    self.identity = identity
    self.axis = axis
    self.defaultValue = defaultValue
  }

  init(_ id: any AlignmentID.Type, axis: Axis) {
    self.init(
      name: typeName(id), identity: qualifiedTypeName(id), axis: axis,
      defaultValue: { id.defaultValue(in: $0) })
  }

  fileprivate init(
    _ name: String, _ axis: Axis, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) {
    self.init(name: name, identity: "SwiftUI.\(name)", axis: axis, defaultValue: value)
  }

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.axis == b.axis && a.identity == b.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(identity)
  }
}

/// A vertical line to align on.
public struct HorizontalAlignment: Hashable, Sendable {
  public let key: AlignmentKey

  public static let leading = HorizontalAlignment(AlignmentKey("leading", .horizontal) { _ in 0 })
  public static let center = HorizontalAlignment(
    AlignmentKey("center", .horizontal) { $0.width / 2 })
  public static let trailing = HorizontalAlignment(
    AlignmentKey("trailing", .horizontal) { $0.width })
  public static let listRowSeparatorLeading = HorizontalAlignment(
    AlignmentKey("listRowSeparatorLeading", .horizontal) { _ in 0 })
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    AlignmentKey("listRowSeparatorTrailing", .horizontal) { $0.width })

  public init(_ id: any AlignmentID.Type) {
    self.init(AlignmentKey(id, axis: .horizontal))
  }

  public init(_ key: AlignmentKey) {
    self.key = key
  }
}

/// A horizontal line to align on.
public struct VerticalAlignment: Hashable, Sendable {
  public let key: AlignmentKey

  public static let top = VerticalAlignment(AlignmentKey("top", .vertical) { _ in 0 })
  public static let center = VerticalAlignment(AlignmentKey("center", .vertical) { $0.height / 2 })
  public static let bottom = VerticalAlignment(AlignmentKey("bottom", .vertical) { $0.height })
  /// The baseline of the first line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    AlignmentKey("firstTextBaseline", .vertical) { $0.height })
  /// The baseline of the last line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    AlignmentKey("lastTextBaseline", .vertical) { $0.height })

  public init(_ id: any AlignmentID.Type) {
    self.init(AlignmentKey(id, axis: .vertical))
  }

  public init(_ key: AlignmentKey) {
    self.key = key
  }
}

/// A point to align on: a guide for each axis.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
