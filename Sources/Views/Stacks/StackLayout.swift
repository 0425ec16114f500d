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

  /// What does not depend on a proposal (the distances, the groups of equal priority), and the
  /// shares of the last proposal that had to be shared out: a stack is mostly placed with the
  /// proposal that it was last asked for.
  package struct Cache {
    var distances: [CGFloat]
    var total: CGFloat
    /// Indices of subviews, group by group, the highest priority first; empty where all subviews
    /// have one priority.
    var groups: [[Int]]
    /// Whether a subview may set the guide that the stack aligns on.
    var hasGuides: Bool
    var shares: [Share] = []
    var sharedProposal: ProposedViewSize?
  }

  /// What one subview was offered along the axis, and took.
  struct Share {
    var offer: CGFloat?
    var size: CGSize
  }

  func makeCache(subviews: LayoutSubviews) -> Cache {
    var distances: [CGFloat] = []
    distances.reserveCapacity(subviews.count)
    for index in subviews.indices.dropFirst() {
      distances.append(
        spacing
          ?? subviews.nodes[index - 1].distance(to: subviews.nodes[index], along: axis))
    }
    return Cache(
      distances: distances, total: distances.reduce(0, +), groups: groups(of: subviews),
      hasGuides: subviews.contains { $0.node.mayHaveGuide(alignment) })
  }

  /// At zero and at infinity every subview is offered the same, so that the stack is as steady as
  /// its subviews; not where it overlaps them, as it then has something left to offer at zero, nor
  /// across where guides move them.
  func steadyLengths(of subviews: LayoutSubviews) -> SteadyLengths {
    var steady = subviews.steady
    if let spacing, spacing < 0 { steady.remove(.least(axis)) }
    if !subviews.setNone(of: alignment) { steady.subtract(.along(axis.other)) }
    return steady
  }

  private func groups(of subviews: LayoutSubviews) -> [[Int]] {
    guard let first = subviews.first?.priority,
      subviews.contains(where: { $0.priority != first })
    else { return [] }
    let priorities = subviews.map(\.priority)
    return Set(priorities).sorted(by: >).map { priority in
      subviews.indices.filter { priorities[$0] == priority }
    }
  }

  /// Shares a proposal out among all subviews, unless that was done last.
  ///
  /// - An unspecified length asks every subview for its ideal length.
  /// - Otherwise the groups are served from the highest priority down: what is left after the
  ///   spacing and the minima of all lower groups is shared within the group, the least flexible
  ///   first, each offered an equal share of what is left. Nothing is handed out a second time.
  func share(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) {
    guard let session = subviews.nodes.first?.session else { return }
    if session.remembers, cache.sharedProposal == proposal { return }
    session.countStackEvaluation()
    var shares = cache.shares
    cache.shares = []
    if shares.count != subviews.count {
      shares = [Share](repeating: Share(offer: nil, size: .zero), count: subviews.count)
    }
    if let (recorder, stack) = subviews.record {
      let sharing = StackSharing(
        container: stack, proposal: proposal, axis: axis, spacing: cache.total)
      recorder.decide(sharing) { sharing in
        var told: [StackSharing.Group]? = []
        offer(proposal, subviews: subviews, cache: cache, shares: &shares, told: &told)
        sharing.groups = told ?? []
      }
    } else {
      var untold: [StackSharing.Group]?
      offer(proposal, subviews: subviews, cache: cache, shares: &shares, told: &untold)
    }
    cache.shares = shares
    cache.sharedProposal = proposal
  }

  /// - Parameter told: takes what each group was offered; nil where nobody asked for it.
  private func offer(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: Cache, shares: inout [Share],
    told: inout [StackSharing.Group]?
  ) {
    if !offerAlike(proposal, subviews: subviews, total: cache.total, shares: &shares) {
      offerInTurn(proposal, subviews: subviews, cache: cache, shares: &shares, told: &told)
    }
  }

  /// Offers every subview the same where the order has no say: an ideal, or the maximum, or the
  /// minimum, as a length of zero leaves zero for each whatever the others take.
  ///
  /// - Returns: false where the order has a say; views that overlap leave room even of zero.
  private func offerAlike(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, total: CGFloat, shares: inout [Share]
  ) -> Bool {
    let offer = proposal[axis]
    guard offer == nil || offer == .infinity || (offer == 0 && total >= 0) else { return false }
    for index in shares.indices {
      shares[index] = Share(offer: offer, size: subviews[index].sizeThatFits(proposal))
    }
    return true
  }

  private func offerInTurn(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: Cache, shares: inout [Share],
    told: inout [StackSharing.Group]?
  ) {
    let cross = proposal[axis.other]
    var available = (proposal[axis] ?? 0) - cache.total
    guard !cache.groups.isEmpty else {
      return serve(
        subviews.indices, &available, reserved: 0, cross, subviews, &shares, &told)
    }
    let reserved = cache.groups.enumerated().map { rank, group in
      rank == 0
        ? 0 : group.reduce(0) { $0 + subviews[$1].length(axis, for: 0, cross: cross) }
    }
    available -= reserved.reduce(0, +)
    for (rank, group) in cache.groups.enumerated() {
      // An infinite minimum (of a view that keeps a ratio) was never available.
      if reserved[rank].isFinite { available += reserved[rank] }
      let later = reserved[(rank + 1)...].reduce(0, +)
      serve(group, &available, reserved: later, cross, subviews, &shares, &told)
      // The minimum of a view that is alone in its group is known where it was set aside.
      if told != nil, rank > 0, group.count == 1 { told?[rank].offers[0].minimum = reserved[rank] }
    }
  }

  private func serve(
    _ group: some Collection<Int>, _ available: inout CGFloat, reserved: CGFloat, _ cross: CGFloat?,
    _ subviews: LayoutSubviews, _ shares: inout [Share], _ told: inout [StackSharing.Group]?
  ) {
    var left = group.count
    let order = order(group, subviews: subviews, cross: cross)
    let start = available
    for index in order.lazy.map(\.index) {
      let offer = max(available / CGFloat(left), 0)
      let size = subviews[index].sizeThatFits(ProposedViewSize(axis, offer, cross: cross))
      shares[index] = Share(offer: offer, size: size)
      // An infinite offer stays infinite whatever was taken of it.
      if available.isFinite { available -= size[axis] }
      left -= 1
    }
    guard told != nil, let first = group.first else { return }
    var record = StackSharing.Group(
      priority: subviews[first].priority, reserved: reserved, available: start)
    record.offers = order.map { served in
      StackSharing.Offer(
        node: subviews[served.index].node,
        minimum: group.count > 1 ? served.minimum : nil,
        maximum: group.count > 1 ? served.maximum : nil,
        offer: shares[served.index].offer, size: shares[served.index].size)
    }
    told?.append(record)
  }

  /// The order in which a group is served: by flexibility; of two that are infinitely flexible
  /// the one with the larger minimum first; else as declared. A single subview is not asked.
  private func order(
    _ group: some Collection<Int>, subviews: LayoutSubviews, cross: CGFloat?
  ) -> [Flexibility] {
    guard group.count > 1 else {
      return group.map { Flexibility(index: $0, minimum: 0, maximum: 0) }
    }
    var flexibilities: [Flexibility] = []
    flexibilities.reserveCapacity(group.count)
    for index in group {
      flexibilities.append(
        Flexibility(
          index: index, minimum: subviews[index].length(axis, for: 0, cross: cross),
          maximum: subviews[index].length(axis, for: .infinity, cross: cross)))
    }
    let isInOrder = zip(flexibilities, flexibilities.dropFirst()).allSatisfy { $0 < $1 }
    return isInOrder ? flexibilities : flexibilities.sorted()
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
