import Foundation

/// Who knows the alignment guides that a view or its descendants set themselves.
@usableFromInline
package protocol GuideSource: AnyObject {
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?
}

/// A view's size in points, and its alignment guides within that size.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  private let guides: (any GuideSource)?
  private let proposal: ProposedViewSize

  @usableFromInline
  package init(
    size: CGSize, guides: (any GuideSource)? = nil, proposal: ProposedViewSize = .unspecified
  ) {
    width = size.width
    height = size.height
    self.guides = guides
    self.proposal = proposal
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide as set by the view or a descendant; nil where only the default applies.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guides?.explicitGuide(key, for: proposal)
  }
}

extension ViewDimensions: Equatable {
  /// Guides are the same where the same view answers for them.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.guides === b.guides
  }
}
