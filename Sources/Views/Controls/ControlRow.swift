import Foundation
import Geometry
import LayoutEngine

/// A label with a control behind it.
///
/// Takes the width it is offered, the label leading and the control trailing, at least 8 points
/// apart; as wide as both where nothing is offered. As high as the taller one, in a list's row as
/// the label alone, which the control overflows. On iOS its text baselines are at its top (iOS.md of
/// iamcgn/swiftui-web).
struct ControlRowLayout: Layout, LayoutHints {
  var isInListRow: Bool
  var spacing: CGFloat = 8

  var axesAreIndependent: Bool { false }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  private func label(
    _ proposal: ProposedViewSize, _ subviews: Subviews, control: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - control.width - spacing, 0) }, height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let control = subviews[1].sizeThatFits(.unspecified)
    let label = subviews[0].sizeThatFits(label(proposal, subviews, control: control))
    let least = label.width + spacing + control.width
    return CGSize(
      width: max(proposal.width ?? least, least),
      height: isInListRow ? label.height : max(label.height, control.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let control = subviews[1].sizeThatFits(.unspecified)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: label(ProposedViewSize(bounds.size), subviews, control: control))
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? bounds.minY : nil
  }
}

extension EnvironmentValues {
  /// Whether the view is a list's row, rather than a part of one.
  var isListRow: Bool { isInListRow && stackAxis == nil }
}

extension ViewContext {
  /// The nodes of a view, each in one with the name of a control.
  func wrapped(_ name: String, _ body: any View) throws -> ViewNodes {
    let nodes = try nested { try body.layoutNodes(in: $0).nodes }
    return ViewNodes(
      nodes.map { node(name, layout: PassThroughLayout(ofBody: true), children: [$0]) })
  }

  /// The node of a control that stands behind its label; of the control alone, where it has none or
  /// labels are hidden.
  ///
  /// - Parameter mayOverflow: whether a list's row is as high as the label, whatever the control is.
  func controlRow(
    _ name: String, label: [any View], control: any View, mayOverflow: Bool = true
  ) throws -> ViewNodes {
    let isRow = environment.isListRow && mayOverflow
    guard !label.isEmpty, environment.showsLabels else {
      return try wrapped(name, control)
    }
    let children = try children(
      [ControlLabel(content: label), Group { TupleView([control]) }], along: .horizontal)
    guard children.count == 2 else {
      return try wrapped(name, control)
    }
    return ViewNodes([
      node(
        name, layout: ControlRowLayout(isInListRow: isRow), children: children,
        guides: .baselines)
    ])
  }
}

/// The views of a control's label: one under the other, in the body font on macOS.
struct ControlLabel: PrimitiveView {
  let content: [any View]

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested {
      if $0.platform == .macos, $0.font == nil { $0.font = .body }
    } _: {
      try $0.children(content, along: .vertical)
    }
    guard nodes.count > 1 else { return ViewNodes(nodes) }
    return ViewNodes([
      context.node("VStack", layout: VStackLayout(alignment: .leading), children: nodes)
    ])
  }
}
