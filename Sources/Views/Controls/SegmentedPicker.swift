import Drawing
import Foundation
import Geometry
import LayoutEngine

extension Picker {
  /// All options beside each other, each in the same width.
  ///
  /// iOS 26 (iOS.md of iamcgn/swiftui-web): as wide as it is offered, 31 high, titles of 13 points,
  /// medium, the selected one semibold, on a white capsule 7 × 2 in. macOS 26 (Picker.md): 24 high,
  /// every segment 21 wider than the widest title.
  func segmented(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    let isIOS = environment.platform == .ios
    var nodes = try segments(in: context, weight: isIOS ? .medium : .regular)
    let selected = nodes.firstIndex { $0.tag == selection }
    if isIOS, let selected {
      nodes[selected] = try segments(in: context, weight: .semibold)[selected]
    }
    let control = NodesView(nodes: [
      context.node(
        "Segments", layout: SegmentedLayout(isIOS: isIOS), children: nodes,
        drawing: SegmentedDrawing(selected: selected, isIOS: isIOS))
    ])
    guard !isIOS, environment.showsLabels, !label.isEmpty else {
      return try named("Picker", body: control, in: context)
    }
    let row = HStack(spacing: 8) {
      ControlLabel(content: label).dimmedOnMacOS()
      control
    }
    return try named("Picker", body: row, in: context)
  }

  private func segments(in context: ViewContext, weight: Font.Weight) throws -> [LayoutNode] {
    try options(in: context) {
      $0.font = .system(size: 13, weight: weight)
      $0.lineLimit = 1
      let style = $0.isEnabled ? Color.primary : $0.disabledLabel
      $0.foreground = ForegroundLevels([AnyShapeStyle(style)])
    }
  }
}

struct SegmentedLayout: Layout {
  var isIOS: Bool

  private var height: CGFloat { isIOS ? 31 : 24 }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let least = (widest + (isIOS ? 20 : 21)) * CGFloat(subviews.count)
    return CGSize(width: isIOS ? proposal.width ?? least : least, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(width: width, height: nil))
    }
  }
}

/// The ground of the segments, and the selected one's.
struct SegmentedDrawing: NodeDrawing {
  var selected: Int?
  var isIOS: Bool

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let frame = context.snapped(node.frame)
    if frame.width > 0, !node.children.isEmpty {
      fill(frame, Color.ink(isIOS ? 31 : 20), context, &items)
      if let selected, selected < node.children.count {
        // From the middles of neighbours, whichever way the row runs.
        let width = frame.width / CGFloat(node.children.count)
        let x = node.children[selected].frame.midX - width / 2
        let segment = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
        let lens = isIOS ? segment.insetBy(dx: 2, dy: 2) : segment
        let color =
          isIOS
          ? Color(light: RGBA(255, 255, 255), dark: RGBA(191, 191, 204, alpha: 0.47))
          : Color.ink(50)
        fill(lens, color, context, &items)
      }
    }
    try content(&items)
  }

  private func fill(
    _ rect: CGRect, _ color: Color, _ context: DrawingContext, _ items: inout [DisplayItem]
  ) {
    let radius = isIOS ? rect.height / 2 : 6
    items.append(
      .fill(
        Path(roundedRect: rect, cornerRadius: max(min(radius, rect.width / 2), 0)),
        .color(color.resolved(isDark: context.isDark)), .nonZero))
  }
}
