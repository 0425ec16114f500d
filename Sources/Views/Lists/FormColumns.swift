import Foundation
import Geometry
import LayoutEngine

/// A form on macOS: labels that end on one line, and beside them what they are labels of.
///
/// Each row says by a guide where its control begins; rows without a label stand in the column of
/// the controls. A row is proposed as much of the width as the column leaves it, and an unspecified
/// height; rows are as far apart as in a stack, and the form is as large as its content (measured on
/// macOS 26.2: `Form.md` of iamcgn/swiftui-web). Fields, sliders and others that change their own
/// label's place there are refused by name.
struct FormColumnsLayout: Layout, LayoutHints {
  /// A row's size, and how far from its leading edge its control begins.
  private struct Row {
    var guide: CGFloat
    var size: CGSize
    var proposal: ProposedViewSize
  }

  var axesAreIndependent: Bool { false }

  private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (CGFloat, [Row]) {
    let guides = subviews.map { subview in
      subview.dimensions(in: .unspecified)[explicit: HorizontalAlignment.formControl] ?? 0
    }
    let column = guides.max() ?? 0
    let rows = zip(subviews, guides).map { subview, guide in
      let ask = ProposedViewSize(
        width: proposal.width.map { max($0 - column, 0) + guide }, height: nil)
      return Row(guide: guide, size: subview.sizeThatFits(ask), proposal: ask)
    }
    return (column, rows)
  }

  private func distance(after index: Int, _ subviews: Subviews) -> CGFloat {
    index + 1 < subviews.count
      ? subviews.nodes[index].distance(to: subviews.nodes[index + 1], along: .vertical) : 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (column, rows) = rows(proposal, subviews)
    var size = CGSize.zero
    for (index, row) in rows.enumerated() {
      size.width = max(size.width, column - row.guide + row.size.width)
      size.height += row.size.height + distance(after: index, subviews)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (column, rows) = rows(proposal, subviews)
    var y = bounds.minY
    for (index, row) in rows.enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + column - row.guide, y: y), proposal: row.proposal)
      y += row.size.height + distance(after: index, subviews)
    }
  }
}

extension HorizontalAlignment {
  /// Where the control of a form's row begins.
  static let formControl = HorizontalAlignment(
    AlignmentKey(
      name: "formControl", identity: "Framewright.formControl", axis: .horizontal,
      defaultValue: { _ in 0 }))
}

extension ViewContext {
  /// Stops a control whose label stands elsewhere in a form's columns.
  func refuseInFormColumns(_ name: String) throws {
    guard environment.isInFormColumns else { return }
    throw ViewError.unsupported(
      name: "\(name) in a form on macOS",
      hint: "Leave out the form, or write platform=ios; texts, buttons, toggles and "
        + "'LabeledContent' can stand in it.")
  }
}
