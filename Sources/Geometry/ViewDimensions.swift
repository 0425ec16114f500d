import Foundation

/// A view's size in points, and its alignment guides within that size.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  private let explicitValue: ((AlignmentKey) -> CGFloat?)?

  /// - Parameter explicitValue: the guides that the view or its descendants set themselves.
  package init(size: CGSize, explicitValue: ((AlignmentKey) -> CGFloat?)? = nil) {
    width = size.width
    height = size.height
    self.explicitValue = explicitValue
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide as set by the view or a descendant; nil where only the default applies.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    explicitValue?(key)
  }
}
