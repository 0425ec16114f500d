import Foundation
import Geometry
import LayoutEngine

extension StackLayout {
  /// The stack's size: lengths and spacing added up along the axis, the union of the aligned
  /// subviews across it.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: Cache
  ) -> CGSize {
    let sizes = sizes(for: proposal, subviews: subviews, cache: cache)
    let length = sizes.reduce(cache.total) { $0 + $1.size[axis] }
    let range = crossRange(sizes, subviews: subviews)
    return CGSize(axis, length, cross: range.upper - range.lower)
  }

  /// Lays the subviews out again within the stack's own size, and places them in a row.
  ///
  /// A cross length that was unspecified becomes the stack's own: that is why a shape beside
  /// wrapped text is as high as the text in `fixedSize(horizontal: false, vertical: true)`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: Cache
  ) {
    var second = proposal
    second[axis.other] = proposal[axis.other] ?? bounds.size[axis.other]
    let sizes = sizes(for: second, subviews: subviews, cache: cache)
    let range = crossRange(sizes, subviews: subviews)
    // Where the second pass comes out smaller or larger across than the first, the difference is
    // at the far side: SwiftUI does not centre it either.
    let line = bounds.origin[axis.other] - range.lower
    var position = bounds.origin[axis]
    for (index, entry) in sizes.enumerated() {
      let guide = crossGuide(subviews[index], entry)
      subviews[index].place(
        at: CGPoint(axis, position, cross: line - guide), proposal: entry.proposal)
      position += entry.size[axis] + (index < cache.distances.count ? cache.distances[index] : 0)
    }
  }

  /// The aligned line of a stack that is asked for the guide it aligns on; for any other guide
  /// what its subviews say together.
  func alignedLine(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: Cache
  ) -> CGFloat? {
    guard subviews.contains(where: { $0.node.mayHaveGuide(alignment) }) else { return nil }
    var second = proposal
    second[axis.other] = proposal[axis.other] ?? bounds.size[axis.other]
    let sizes = sizes(for: second, subviews: subviews, cache: cache)
    return bounds.origin[axis.other] - crossRange(sizes, subviews: subviews).lower
  }

  /// How far the aligned subviews reach before and after the line they are aligned on. The line
  /// itself belongs to the range (OpenSwiftUI; not measured beyond a subview's own bounds).
  private func crossRange(
    _ sizes: [(size: CGSize, proposal: ProposedViewSize)], subviews: LayoutSubviews
  ) -> (lower: CGFloat, upper: CGFloat) {
    var (lower, upper): (CGFloat, CGFloat) = (0, 0)
    for (index, entry) in sizes.enumerated() {
      let guide = crossGuide(subviews[index], entry)
      lower = min(lower, -guide)
      upper = max(upper, entry.size[axis.other] - guide)
    }
    return (lower, upper)
  }

  private func crossGuide(
    _ subview: LayoutSubview, _ entry: (size: CGSize, proposal: ProposedViewSize)
  ) -> CGFloat {
    if let explicit = subview.node.explicitGuide(alignment, for: entry.proposal) {
      return explicit
    }
    let guide = alignment.defaultValue(ViewDimensions(size: entry.size))
    // Half of an infinite length is no line to align on.
    return guide.isFinite ? guide : 0
  }

  /// The outer edges prefer what the first and the last subview do; the sides what all do.
  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    var result = ViewSpacing.zero
    let (leading, trailing): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    for subview in subviews {
      result.formUnion(
        subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    result.formUnion(first.spacing, edges: leading)
    result.formUnion(last.spacing, edges: trailing)
    return result
  }
}
