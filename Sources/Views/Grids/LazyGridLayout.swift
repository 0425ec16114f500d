import Foundation
import Geometry
import LayoutEngine

/// Lines of cells along an axis, in tracks across it.
///
/// Proposes each cell its track's length across and nil along; answers the proposal across (what
/// the tracks need where that is more or nil; then they are laid out again in it), and the lines with
/// their spacing along. A line is as long as its longest cell. Headers and footers of sections
/// take a line of their own over the whole grid, and a section starts a new line.
/// Measured: lazy/grids, grid-sections, grid-alignment; the second pass is objc.io's.
struct LazyGridLayout: Layout, LayoutHints {
  /// The direction in which lines follow each other.
  var axis: Axis
  var items: [GridItem]
  /// Where the tracks stand across the grid, and cells in tracks that do not say.
  var alignment: AlignmentKey
  var spacing: CGFloat?
  var roles: [ListRole] = []

  /// The number of adaptive tracks, and with it that of lines, depends on the length across.
  var axesAreIndependent: Bool {
    !items.contains { if case .adaptive = $0.size { true } else { false } }
  }

  private struct Line {
    /// Indices of subviews; one for each track, or one for the whole line.
    var cells: [Int] = []
    var isWhole = false
  }

  private var gap: CGFloat { spacing ?? ViewSpacing.defaultDistance }

  private func lines(trackCount: Int) -> [Line] {
    var lines: [Line] = []
    var section = 0
    for (index, role) in roles.enumerated() {
      let isWhole = role.kind != .row
      if let last = lines.last, !isWhole, !last.isWhole, role.section == section,
        last.cells.count < trackCount
      {
        lines[lines.count - 1].cells.append(index)
      } else {
        lines.append(Line(cells: [index], isWhole: isWhole))
      }
      section = role.section
    }
    return lines
  }

  /// The tracks, and the length across that the grid takes for an offer.
  private func tracks(_ offer: CGFloat?) -> (tracks: [LazyTrack], length: CGFloat) {
    let first = [LazyTrack](items, in: offer)
    let needed = first.total
    guard let offer, offer < needed else { return (first, offer ?? needed) }
    return ([LazyTrack](items, in: needed), needed)
  }

  private func tell(
    _ tracks: [LazyTrack], _ length: CGFloat, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) {
    guard let (recorder, grid) = subviews.record else { return }
    recorder.decide(
      LazyTracks(
        container: grid, proposal: proposal, axis: axis.other, items: items, tracks: tracks,
        length: length)
    ) { _ in }
  }

  private func proposal(_ line: Line, _ cell: Int, _ tracks: [LazyTrack], _ length: CGFloat)
    -> ProposedViewSize
  {
    ProposedViewSize(axis, nil, cross: line.isWhole ? length : tracks[cell].length)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (tracks, length) = tracks(proposal[axis.other])
    tell(tracks, length, proposal, subviews)
    guard !tracks.isEmpty else { return CGSize(axis, 0, cross: length) }
    let lines = lines(trackCount: tracks.count)
    let total = lines.reduce(gap * CGFloat(max(lines.count - 1, 0))) { total, line in
      total + lineLength(line, subviews, tracks, length)
    }
    return CGSize(axis, max(total, 0), cross: max(length, 0))
  }

  private func lineLength(
    _ line: Line, _ subviews: Subviews, _ tracks: [LazyTrack], _ length: CGFloat
  ) -> CGFloat {
    line.cells.enumerated().reduce(0) { longest, cell in
      let ask = self.proposal(line, cell.offset, tracks, length)
      return max(longest, subviews[cell.element].sizeThatFits(ask)[axis])
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (tracks, length) = tracks(proposal[axis.other])
    tell(tracks, length, proposal, subviews)
    guard !tracks.isEmpty else { return }
    let start = bounds.origin[axis.other] + blockStart(tracks.total, in: length)
    var along = bounds.origin[axis]
    for line in lines(trackCount: tracks.count) {
      let lineLength = lineLength(line, subviews, tracks, length)
      var across = line.isWhole ? bounds.origin[axis.other] : start
      for (number, index) in line.cells.enumerated() {
        let own = line.isWhole ? length : tracks[number].length
        let slot = CGRect(
          origin: CGPoint(axis, along, cross: across),
          size: CGSize(axis, lineLength, cross: own))
        subviews[index].place(
          in: slot, alignment: cellAlignment(line.isWhole ? nil : tracks[number].alignment),
          proposal: self.proposal(line, number, tracks, length))
        if !line.isWhole { across += own + tracks[number].gap }
      }
      along += lineLength + gap
    }
  }

  /// Where the first track starts; tracks that need more than the grid has start with it.
  private func blockStart(_ total: CGFloat, in length: CGFloat) -> CGFloat {
    func line(_ length: CGFloat) -> CGFloat {
      alignment.defaultValue(ViewDimensions(size: CGSize(axis, length, cross: length)))
    }
    return total < length ? line(length) - line(total) : 0
  }

  private func cellAlignment(_ own: Alignment?) -> Alignment {
    own
      ?? (axis == .vertical
        ? Alignment(horizontal: HorizontalAlignment(alignment), vertical: .center)
        : Alignment(horizontal: .center, vertical: VerticalAlignment(alignment)))
  }
}
