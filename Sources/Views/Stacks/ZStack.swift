import Foundation
import Geometry
import LayoutEngine

/// Lays views over each other.
///
/// Proposes what it was offered to all; answers the union of the aligned views of the highest
/// priority; when placed, proposes its own size to all.
public struct ZStack: PrimitiveView {
  let layout: ZStackLayout
  let content: [any View]

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let children = try context.children(content, along: nil)
    return ViewNodes([context.node("ZStack", layout: layout, children: children)])
  }
}

/// `ZStack` as a layout, for `AnyLayout` and for layouts that build on it.
public struct ZStackLayout: Layout, LayoutHints {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package var axesAreIndependent: Bool { true }
  package func steadyLengths(of subviews: Subviews) -> SteadyLengths {
    subviews.setNone(of: alignment.horizontal.key, alignment.vertical.key) ? subviews.steady : []
  }

  public func makeCache(subviews: Subviews) {}

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let highest = subviews.highestPriority else { return .zero }
    tell(highest, proposal, subviews)
    // Where guides are shifted the union of the aligned frames is taken (fatbobman, with
    // pictures); OpenSwiftUI's transcription has the largest width and height instead.
    var union: CGRect?
    for subview in subviews where subview.priority == highest {
      let size = subview.sizeThatFits(proposal)
      let frame = CGRect(
        origin: origin(of: subview, size: size, proposal: proposal, at: .zero), size: size)
      union = union.map { $0.merged(with: frame) } ?? frame
    }
    return union?.size ?? .zero
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let highest = subviews.highestPriority else { return }
    let own = ProposedViewSize(bounds.size)
    // The aligned point lies where the views that made the size put it.
    var reach: CGRect?
    for subview in subviews where subview.priority == highest {
      let size = subview.sizeThatFits(own)
      let frame = CGRect(
        origin: origin(of: subview, size: size, proposal: own, at: .zero), size: size)
      reach = reach.map { $0.merged(with: frame) } ?? frame
    }
    guard let reach else { return }
    let (outer, inner) = (ViewDimensions(size: bounds.size), ViewDimensions(size: reach.size))
    let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
    let point = CGPoint(
      x: bounds.minX + h.defaultValue(outer) - h.defaultValue(inner) - reach.minX,
      y: bounds.minY + v.defaultValue(outer) - v.defaultValue(inner) - reach.minY)
    for subview in subviews {
      let size = subview.sizeThatFits(own)
      subview.place(
        at: origin(of: subview, size: size, proposal: own, at: point), proposal: own)
    }
  }

  /// Where a subview's corner is when its guides meet a point.
  /// Tells which views make the size, where not all do.
  private func tell(_ highest: Double, _ proposal: ProposedViewSize, _ subviews: Subviews) {
    guard let (recorder, stack) = subviews.record,
      subviews.contains(where: { $0.priority != highest })
    else { return }
    recorder.decide(
      ZStackSizing(
        container: stack, proposal: proposal, priority: highest,
        deciding: subviews.filter { $0.priority == highest }.map(\.node))
    ) { _ in }
  }

  private func origin(
    of subview: LayoutSubview, size: CGSize, proposal: ProposedViewSize, at point: CGPoint
  ) -> CGPoint {
    CGPoint(
      x: point.x - subview.guide(alignment.horizontal.key, size: size, proposal: proposal),
      y: point.y - subview.guide(alignment.vertical.key, size: size, proposal: proposal))
  }
}

extension CGRect {
  /// The union of two rectangles that counts empty and infinite ones.
  package func merged(with other: CGRect) -> CGRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(minX + width, other.minX + other.width) - left,
      height: max(minY + height, other.minY + other.height) - top)
  }
}

extension LayoutSubviews {
  /// nil without subviews.
  fileprivate var highestPriority: Double? {
    guard let first else { return nil }
    return dropFirst().reduce(first.priority) { Swift.max($0, $1.priority) }
  }
}

extension LayoutSubview {
  /// A guide of the subview at a size, explicit or default; zero where it would be infinite.
  package func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat {
    guard let value = node.explicitGuide(key, for: proposal) else { return key.position(in: size) }
    return value.isFinite ? value : 0
  }

  /// Places the subview so that its guides meet those of a rectangle.
  package func place(
    in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let own = ViewDimensions(size: bounds.size)
    let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
    place(
      at: CGPoint(
        x: bounds.minX + h.defaultValue(own) - guide(h, size: size, proposal: proposal),
        y: bounds.minY + v.defaultValue(own) - guide(v, size: size, proposal: proposal)),
      proposal: proposal)
  }
}
