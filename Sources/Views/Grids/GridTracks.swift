import Foundation
import Geometry
import LayoutEngine

/// The columns, or the rows, of a grid that has its size: lengths and where they start, in points.
struct GridTracks {
  private(set) var lengths: [CGFloat]
  let gaps: [CGFloat]
  /// Where each track starts, the first at zero.
  private(set) var starts: [CGFloat] = []
  private(set) var end: CGFloat = 0

  /// Where some neighbouring tracks start, and their length with the gaps between them.
  func extent(of tracks: Range<Int>) -> (start: CGFloat, length: CGFloat) {
    let (first, last) = (tracks.lowerBound, tracks.upperBound - 1)
    // The difference of two infinite places would be no length.
    guard starts[last].isFinite else { return (starts[first], .infinity) }
    return (starts[first], starts[last] + lengths[last] - starts[first])
  }

  private mutating func settle() {
    var position: CGFloat = 0
    starts = []
    for index in lengths.indices {
      starts.append(position)
      position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
    end = position
  }

  /// Shares a length among tracks as a stack shares it among views.
  ///
  /// - Parameters:
  ///   - told: takes what each track was offered; nil where nobody asked for it.
  ///   - answer: the length that a track takes when it is offered one.
  init(
    sharing offer: CGFloat?, gaps: [CGFloat], count: Int, told: inout GridSharing?,
    answer: (Int, CGFloat?) -> CGFloat
  ) {
    self.gaps = gaps
    guard let offer else {
      lengths = (0..<count).map { answer($0, nil) }
      settle()
      return
    }
    lengths = Array(repeating: 0, count: count)
    let order = (0..<count).map {
      Flexibility(index: $0, minimum: answer($0, 0), maximum: answer($0, .infinity))
    }
    var available = offer - gaps.reduce(0, +)
    for (served, track) in order.sorted().enumerated() {
      let share = max(available / CGFloat(count - served), 0)
      lengths[track.index] = answer(track.index, share)
      told?.offers.append(
        GridSharing.Offer(track: track, offer: share, length: lengths[track.index]))
      if available.isFinite { available -= lengths[track.index] }
    }
    settle()
  }

  /// Spreads what a length needs beyond some tracks over them, in equal parts.
  ///
  /// - Returns: what each track gets.
  mutating func widen(_ tracks: Range<Int>, to length: CGFloat) -> CGFloat {
    let missing = length - extent(of: tracks).length
    guard missing > 0 else { return 0 }
    let part = missing / CGFloat(tracks.count)
    for track in tracks { lengths[track] += part }
    settle()
    return part
  }
}

/// How far views that are aligned on one line reach to both sides of it.
struct GridRange {
  var before: CGFloat = 0
  var after: CGFloat = 0

  var length: CGFloat { before + after }

  init(_ key: AlignmentKey, _ cells: [(LayoutSubview, ProposedViewSize)]) {
    var isFirst = true
    for (subview, proposal) in cells {
      let size = subview.sizeThatFits(proposal)
      let guide = subview.guide(key, size: size, proposal: proposal)
      before = isFirst ? guide : max(before, guide)
      after = isFirst ? size[key.axis] - guide : max(after, size[key.axis] - guide)
      isFirst = false
    }
  }
}

extension GridLayout {
  /// The tracks for a proposal, told where the negotiation is recorded.
  func tracks(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ plan: GridPlan
  ) -> (columns: GridTracks, rows: GridTracks) {
    guard let (recorder, grid) = subviews.record else {
      var untold: GridSharing?
      let columns = columns(proposal.width, subviews, plan, &untold)
      return (columns, rows(proposal.height, columns, subviews, plan, &untold))
    }
    func telling(_ axis: Axis, _ share: (inout GridSharing?) -> GridTracks) -> GridTracks {
      recorder.decide(GridSharing(container: grid, proposal: proposal, axis: axis)) { sharing in
        var told: GridSharing? = sharing
        let tracks = share(&told)
        sharing = told ?? sharing
        sharing.tracks = tracks
        return tracks
      }
    }
    let columns = telling(.horizontal) { self.columns(proposal.width, subviews, plan, &$0) }
    return (
      columns, telling(.vertical) { self.rows(proposal.height, columns, subviews, plan, &$0) }
    )
  }

  private func columns(
    _ width: CGFloat?, _ subviews: Subviews, _ plan: GridPlan, _ told: inout GridSharing?
  ) -> GridTracks {
    let sizing = plan.rows.joined().filter { !$0.traits.unsizedAxes.contains(.horizontal) }
    let byColumn = Dictionary(grouping: sizing.filter { $0.span == 1 }, by: \.column)
    let gaps = Array(repeating: columnGap, count: plan.columnCount - 1)
    let shares =
      byColumn.count < plan.columnCount ? sharesOfSpans(sizing, subviews) : [:]
    if told != nil {
      told?.shares = shares.filter { byColumn[$0.key] == nil }.sorted { $0.key < $1.key }
        .map { (column: $0.key, most: $0.value) }
    }
    var tracks = GridTracks(
      sharing: width, gaps: gaps, count: plan.columnCount, told: &told
    ) { column, offer in
      guard let own = byColumn[column] else { return min(offer ?? 0, shares[column] ?? 0) }
      let proposal = ProposedViewSize(width: offer, height: nil)
      let cells = own.map { ($0, proposal) }
      return answer(
        cells, (plan.columnAlignments[column] ?? alignment.horizontal).key, subviews)
    }
    for cell in sizing.filter({ $0.span > 1 }).sorted(by: { $0.span < $1.span }) {
      let own = tracks.extent(of: cell.columns).length
      let room = width.map { $0 == .infinity ? $0 : own + max($0 - tracks.end, 0) }
      let size = subviews[cell.index].sizeThatFits(
        ProposedViewSize(width: room, height: nil))
      let added = tracks.widen(cell.columns, to: size.width)
      told?.spans.append(
        GridSharing.Span(
          node: subviews[cell.index].node, tracks: cell.columns, offer: room,
          length: size.width, added: added))
    }
    return tracks
  }

  /// How wide each column can get by the spanning cells over it, each of which could be divided
  /// among its columns equally: what a column without a cell of its own takes.
  private func sharesOfSpans(
    _ cells: [GridPlan.Cell], _ subviews: Subviews
  ) -> [Int: CGFloat] {
    var shares: [Int: CGFloat] = [:]
    for cell in cells where cell.span > 1 {
      let widest = subviews[cell.index].sizeThatFits(
        ProposedViewSize(width: .infinity, height: nil)
      ).width
      let share = max((widest - columnGap * CGFloat(cell.span - 1)) / CGFloat(cell.span), 0)
      for column in cell.columns { shares[column] = max(shares[column] ?? 0, share) }
    }
    return shares
  }

  private func rows(
    _ height: CGFloat?, _ columns: GridTracks, _ subviews: Subviews, _ plan: GridPlan,
    _ told: inout GridSharing?
  ) -> GridTracks {
    GridTracks(
      sharing: height, gaps: plan.rowGaps, count: plan.rows.count, told: &told
    ) { row, offer in
      let cells = plan.rows[row].filter { !$0.traits.unsizedAxes.contains(.vertical) }
      return answer(
        cells.map {
          ($0, ProposedViewSize(width: columns.extent(of: $0.columns).length, height: offer))
        }, verticalKey(plan.rows[row]), subviews)
    }
  }

  /// The length that the cells of a track cover together.
  private func answer(
    _ cells: [(GridPlan.Cell, ProposedViewSize)], _ key: AlignmentKey, _ subviews: Subviews
  ) -> CGFloat {
    let widest = cells.reduce(0) {
      max($0, subviews[$1.0.index].sizeThatFits($1.1)[key.axis])
    }
    let aligned = cells.filter { $0.0.traits.anchor == nil }.map { (subviews[$0.0.index], $0.1) }
    guard aligned.contains(where: { $0.0.node.mayHaveGuide(key) }) else { return widest }
    return max(widest, GridRange(key, aligned).length)
  }
}
