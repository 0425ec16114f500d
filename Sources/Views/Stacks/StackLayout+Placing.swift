import Foundation
import Geometry
import LayoutEngine

extension StackLayout {
  /// The stack's size: lengths and spacing added up along the axis, the union of the aligned
  /// subviews across it; never less than nothing, however far the views overlap.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize {
    share(proposal, subviews: subviews, cache: &cache)
    var length = cache.total
    for share in cache.shares { length += share.size[axis] }
    let range = crossRange(proposal, subviews: subviews, cache: cache)
    return CGSize(axis, max(length, 0), cross: range.upper - range.lower)
  }

  /// Lays the subviews out again within the stack's own size, and places them in a row.
  ///
  /// A cross length that was unspecified becomes the stack's own: that is why a shape beside
  /// wrapped text is as high as the text in `fixedSize(horizontal: false, vertical: true)`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    let second = secondProposal(proposal, in: bounds)
    share(second, subviews: subviews, cache: &cache)
    let range = crossRange(second, subviews: subviews, cache: cache)
    // Where the second pass comes out smaller or larger across than the first, the difference is
    // at the far side: SwiftUI does not centre it either.
    let line = bounds.origin[axis.other] - range.lower
    var position = bounds.origin[axis]
    for index in cache.shares.indices {
      let share = cache.shares[index]
      let ask = ProposedViewSize(axis, share.offer, cross: second[axis.other])
      let guide = crossGuide(index, second, subviews, cache)
      subviews[index].place(at: CGPoint(axis, position, cross: line - guide), proposal: ask)
      position +=
        share.size[axis] + (index < cache.distances.count ? cache.distances[index] : 0)
    }
  }

  private func secondProposal(
    _ proposal: ProposedViewSize, in bounds: CGRect
  ) -> ProposedViewSize {
    ProposedViewSize(
      axis, proposal[axis], cross: proposal[axis.other] ?? bounds.size[axis.other])
  }

  /// The aligned line of a stack that is asked for the guide it aligns on, where a subview sets that
  /// very guide (iamcgn/swiftui-web); a line that follows from sizes alone is no guide of its own.
  func alignedLine(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    guard cache.hasGuides else { return nil }
    let second = secondProposal(proposal, in: bounds)
    share(second, subviews: subviews, cache: &cache)
    let isSet = cache.shares.indices.contains { index in
      explicitGuide(index, second, subviews, cache) != nil
    }
    guard isSet else { return nil }
    return bounds.origin[axis.other]
      - crossRange(second, subviews: subviews, cache: cache).lower
  }

  /// How far the aligned subviews reach before and after the line they are aligned on. The line
  /// itself belongs to the range (OpenSwiftUI; not measured beyond a subview's own bounds).
  private func crossRange(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: Cache
  ) -> (lower: CGFloat, upper: CGFloat) {
    var (lower, upper): (CGFloat, CGFloat) = (0, 0)
    for index in cache.shares.indices {
      let share = cache.shares[index]
      let guide = crossGuide(index, proposal, subviews, cache)
      lower = min(lower, -guide)
      upper = max(upper, share.size[axis.other] - guide)
    }
    return (lower, upper)
  }

  private func crossGuide(
    _ index: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> CGFloat {
    let share = cache.shares[index]
    guard cache.hasGuides else { return alignment.position(in: share.size) }
    return explicitGuide(index, proposal, subviews, cache) ?? alignment.position(in: share.size)
  }

  private func explicitGuide(
    _ index: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> CGFloat? {
    let ask = ProposedViewSize(axis, cache.shares[index].offer, cross: proposal[axis.other])
    return subviews[index].node.explicitGuide(alignment, for: ask)
  }

  /// The outer edges prefer what the first and the last subview do; the sides what all do.
  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    if subviews.nodes.allSatisfy(\.prefersDefaultSpacing) { return ViewSpacing() }
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
