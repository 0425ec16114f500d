import Foundation
import Geometry

extension Layout {
  /// What a container of several views says of a guide, merged from its subviews.
  ///
  /// Not at all for leading, centre, trailing, top and bottom: containers have those of their own
  /// size. The first baseline is the highest, the last baseline the lowest of the subviews'
  /// (measured by fatbobman; OpenSwiftUI's source has the highest for both: measured wins).
  /// Any other guide is the mean of the subviews' explicit values (OpenSwiftUI).
  package func mergedAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let rule = GuideMerge(key)
    guard rule != .none, subviews.contains(where: { $0.node.mayHaveGuide(key) }) else {
      return nil
    }
    let frames = subviews.trialFrames {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    } unplaced: {
      UnplacedSubview(bounds: bounds, proposal: proposal)
    }
    let values = zip(subviews, frames).compactMap { subview, placed in
      subview.node.explicitGuide(key, for: placed.proposal).map {
        $0 + placed.frame.origin[key.axis]
      }
    }
    return rule.merge(values)
  }
}

/// How a container merges a guide of its subviews.
package enum GuideMerge {
  case none
  case lowest
  case highest
  case mean

  private static let own: Set<AlignmentKey> = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
    VerticalAlignment.bottom.key,
  ]

  package init(_ key: AlignmentKey) {
    if key == VerticalAlignment.firstTextBaseline.key {
      self = .lowest
    } else if key == VerticalAlignment.lastTextBaseline.key {
      self = .highest
    } else {
      self = Self.own.contains(key) ? .none : .mean
    }
  }

  package func merge(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    switch self {
    case .none: return nil
    case .lowest: return values.min()
    case .highest: return values.max()
    case .mean: return values.reduce(0, +) / CGFloat(values.count)
    }
  }
}
