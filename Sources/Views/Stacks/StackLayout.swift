import Foundation
import Geometry
import LayoutEngine

/// The negotiation that `HStack` and `VStack` share, along either axis.
///
/// Source: objc.io's algorithm (1,000 random stacks equal to SwiftUI's), OpenSwiftUI's
/// transcription for priorities and the second pass, iamcgn/swiftui-web's frames.
package struct StackLayout {
  var axis: Axis
  var alignment: AlignmentKey
  /// Points between neighbours; nil for what they prefer.
  var spacing: CGFloat?

  /// What does not depend on a proposal: the distances, and the groups of equal priority.
  package struct Cache {
    var distances: [CGFloat]
    var total: CGFloat
    /// Indices of subviews, group by group, the highest priority first.
    var groups: [[Int]]
  }

  func makeCache(subviews: LayoutSubviews) -> Cache {
    var distances: [CGFloat] = []
    for index in subviews.indices.dropFirst() {
      distances.append(
        spacing
          ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis))
    }
    let priorities = subviews.map(\.priority)
    var groups: [[Int]] = [Array(subviews.indices)]
    if Set(priorities).count > 1 {
      groups = Set(priorities).sorted(by: >).map { priority in
        subviews.indices.filter { priorities[$0] == priority }
      }
    }
    return Cache(distances: distances, total: distances.reduce(0, +), groups: groups)
  }

  /// The sizes of all subviews for a proposal, in order of declaration.
  ///
  /// - An unspecified length asks every subview for its ideal length.
  /// - Otherwise the groups are served from the highest priority down: what is left after the
  ///   spacing and the minima of all lower groups is shared within the group, the least flexible
  ///   first, each offered an equal share of what is left. Nothing is handed out a second time.
  func sizes(
    for proposal: ProposedViewSize, subviews: LayoutSubviews, cache: Cache
  ) -> [(size: CGSize, proposal: ProposedViewSize)] {
    let cross = proposal[axis.other]
    guard let length = proposal[axis] else {
      let ask = ProposedViewSize(axis, nil, cross: cross)
      return subviews.map { ($0.sizeThatFits(ask), ask) }
    }
    var result = [(size: CGSize, proposal: ProposedViewSize)](
      repeating: (.zero, proposal), count: subviews.count)
    var available = length - cache.total
    var reserved = reservedMinima(subviews: subviews, cache: cache, cross: cross)
    available -= reserved.reduce(0, +)
    for (rank, group) in cache.groups.enumerated() {
      if rank > 0 { available += reserved[rank] }
      reserved[rank] = 0
      var left = group.count
      for index in order(group, subviews: subviews, cross: cross) {
        let offer = max(available / CGFloat(left), 0)
        let ask = ProposedViewSize(axis, offer, cross: cross)
        let size = subviews[index].sizeThatFits(ask)
        result[index] = (size, ask)
        // An infinite offer stays infinite whatever was taken of it.
        if available.isFinite { available -= size[axis] }
        left -= 1
      }
    }
    return result
  }

  /// The sum of minima of every group but the first.
  private func reservedMinima(
    subviews: LayoutSubviews, cache: Cache, cross: CGFloat?
  ) -> [CGFloat] {
    let ask = ProposedViewSize(axis, 0, cross: cross)
    return cache.groups.enumerated().map { rank, group in
      rank == 0
        ? 0 : group.reduce(0) { $0 + subviews[$1].sizeThatFits(ask)[axis] }
    }
  }

  /// The order in which a group is served: by flexibility; of two that are infinitely flexible
  /// the one with the larger minimum first; else as declared.
  private func order(_ group: [Int], subviews: LayoutSubviews, cross: CGFloat?) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibilities = group.map { index in
      Flexibility(
        index: index,
        minimum: subviews[index].sizeThatFits(ProposedViewSize(axis, 0, cross: cross))[axis],
        maximum: subviews[index].sizeThatFits(
          ProposedViewSize(axis, .infinity, cross: cross))[axis])
    }
    return flexibilities.sorted().map(\.index)
  }
}

/// How far a subview's length can be moved.
package struct Flexibility: Comparable {
  package var index: Int
  package var minimum: CGFloat
  package var maximum: CGFloat

  package var range: CGFloat { maximum == minimum ? 0 : maximum - minimum }

  package static func < (a: Flexibility, b: Flexibility) -> Bool {
    if a.range != b.range { return a.range < b.range }
    if a.range == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
    return a.index < b.index
  }
}
