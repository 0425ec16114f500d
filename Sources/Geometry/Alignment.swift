import Foundation

/// A line that views can be aligned on: where it lies in a view that does not say.
public protocol AlignmentID: SendableMetatype {
  /// The guide's distance from the view's top leading corner, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What identifies an alignment guide, whichever way it was declared.
///
/// One reference, as layouts hand keys on with every question.
public struct AlignmentKey: Hashable, Sendable {
  private final class Declaration: Sendable {
    let name: String
    let identity: String
    let defaultValue: @Sendable (ViewDimensions) -> CGFloat

    init(
      name: String, identity: String, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) {
      self.name = name
      self.identity = identity
      self.defaultValue = defaultValue
    }
  }

  public let axis: Axis
  /// Where the line lies by default.
  @usableFromInline package let rule: GuideRule
  private let declaration: Declaration

  /// The name for dumps.
  public var name: String { declaration.name }

  /// - Parameter identity: equal for equal guides; two keys with one identity are the same guide.
  public init(
    name: String, identity: String, axis: Axis,
    defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) {
    self.axis = axis
    rule = .computed
    declaration = Declaration(name: name, identity: identity, defaultValue: defaultValue)
  }

  init(_ id: any AlignmentID.Type, axis: Axis) {
    self.init(
      name: typeName(id), identity: qualifiedTypeName(id), axis: axis,
      defaultValue: { id.defaultValue(in: $0) })
  }

  fileprivate init(_ name: String, _ axis: Axis, _ rule: GuideRule) {
    self.axis = axis
    self.rule = rule
    declaration = Declaration(name: name, identity: "SwiftUI.\(name)") {
      rule.position(in: $0.length(axis))
    }
  }

  @usableFromInline
  package func defaultValue(_ dimensions: ViewDimensions) -> CGFloat {
    declaration.defaultValue(dimensions)
  }

  /// The guide of a view of a size that does not set it, in points; zero where it would not be
  /// finite, as half of an infinite length is no line to align on.
  @inlinable
  package func position(in size: CGSize) -> CGFloat {
    let position =
      rule == .computed
      ? defaultValue(ViewDimensions(size: size)) : rule.position(in: size[axis])
    return position.isFinite ? position : 0
  }

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.declaration === b.declaration
      || a.axis == b.axis && a.declaration.identity == b.declaration.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(declaration.identity)
  }
}

/// Where a guide's line lies in a view that does not say: the usual three in a form that costs no
/// call, as every container asks for them once per subview and evaluation.
@usableFromInline
package enum GuideRule: Int8, Sendable {
  case start
  case middle
  case end
  /// By the guide's own function.
  case computed

  @inlinable
  package func position(in length: CGFloat) -> CGFloat {
    switch self {
    case .start, .computed: 0
    case .middle: length / 2
    case .end: length
    }
  }
}

/// A vertical line to align on.
public struct HorizontalAlignment: Hashable, Sendable {
  public let key: AlignmentKey

  public static let leading = HorizontalAlignment(
    AlignmentKey("leading", .horizontal, .start))
  public static let center = HorizontalAlignment(
    AlignmentKey("center", .horizontal, .middle))
  public static let trailing = HorizontalAlignment(
    AlignmentKey("trailing", .horizontal, .end))
  public static let listRowSeparatorLeading = HorizontalAlignment(
    AlignmentKey("listRowSeparatorLeading", .horizontal, .start))
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    AlignmentKey("listRowSeparatorTrailing", .horizontal, .end))

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

  public static let top = VerticalAlignment(
    AlignmentKey("top", .vertical, .start))
  public static let center = VerticalAlignment(
    AlignmentKey("center", .vertical, .middle))
  public static let bottom = VerticalAlignment(
    AlignmentKey("bottom", .vertical, .end))
  /// The baseline of the first line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    AlignmentKey("firstTextBaseline", .vertical, .end))
  /// The baseline of the last line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    AlignmentKey("lastTextBaseline", .vertical, .end))

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
