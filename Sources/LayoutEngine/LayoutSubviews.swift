import Foundation
import Geometry

/// The subviews of a container, in the order in which they were declared.
public struct LayoutSubviews: RandomAccessCollection {
  @usableFromInline package let nodes: [LayoutNode]
  /// Containers need not read it: placements are mirrored for them.
  public var layoutDirection: LayoutDirection

  @inlinable
  package init(_ nodes: [LayoutNode], layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { nodes.count }
  @inlinable public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(nodes[bounds]), layoutDirection: layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { nodes[$0] }, layoutDirection: layoutDirection)
  }
}

/// Where a subview goes that its container did not place: centred, with the container's proposal.
package struct UnplacedSubview {
  var bounds: CGRect
  var proposal: ProposedViewSize

  package init(bounds: CGRect, proposal: ProposedViewSize) {
    self.bounds = bounds
    self.proposal = proposal
  }
}

extension LayoutSubviews {
  /// The frames that a placement would give, without placing anything for good.
  package func trialFrames(
    _ place: () -> Void, unplaced: () -> UnplacedSubview
  ) -> [(frame: CGRect, proposal: ProposedViewSize)] {
    let kept = nodes.map(\.placement)
    for node in nodes { node.placement = nil }
    place()
    let fallback = unplaced()
    let frames = nodes.map { node in
      let placement = node.placement ?? Placement(centredIn: fallback)
      return (placement.frame(of: node), placement.proposal)
    }
    for (node, placement) in zip(nodes, kept) { node.placement = placement }
    return frames
  }
}

/// A container's view of one subview: questions it may ask, and the place it may give.
public struct LayoutSubview: Equatable {
  @usableFromInline package let node: LayoutNode

  @inlinable
  package init(node: LayoutNode) {
    self.node = node
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  @inlinable public var priority: Double { node.traits.priority }
  public var spacing: ViewSpacing { node.spacing }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.traits.values[qualifiedTypeName(key)] as? K.Value ?? K.defaultValue
  }

  /// A value by the name of its key, for keys that are no compiled types; nil where none is set.
  package func layoutValue(named key: String) -> Any? { node.traits.values[key] }

  /// The size in points that the subview takes for a proposal.
  @inlinable
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.answer(to: proposal)
  }

  /// The length along an axis of the size that the subview takes for a proposal.
  @inlinable
  package func length(_ axis: Axis, for offer: CGFloat?, cross: CGFloat?) -> CGFloat {
    node.length(axis, for: offer, cross: cross)
  }

  /// The size that the subview takes for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: node.answer(to: proposal), guides: node, proposal: proposal)
  }

  /// Puts the subview's `anchor` at a point of the container's space.
  @inlinable
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    node.placement = Placement(position: position, anchor: anchor, proposal: proposal)
  }

  /// Leaves the subview out of the figure: an alternative that was not taken.
  package func leaveOut() {
    node.placement = Placement(
      position: .zero, anchor: .topLeading, proposal: .zero, isLeftOut: true)
  }
}

/// A value that a view hands to the layout it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Where a container put a subview.
@usableFromInline
package struct Placement {
  @usableFromInline package var position: CGPoint
  @usableFromInline package var anchor: UnitPoint
  @usableFromInline package var proposal: ProposedViewSize
  @usableFromInline package var isLeftOut: Bool

  @inlinable
  package init(
    position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize, isLeftOut: Bool = false
  ) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
    self.isLeftOut = isLeftOut
  }

  init(centredIn fallback: UnplacedSubview) {
    self.init(
      position: CGPoint(x: fallback.bounds.midX, y: fallback.bounds.midY), anchor: .center,
      proposal: fallback.proposal)
  }

  func frame(of node: LayoutNode) -> CGRect {
    let size = node.answer(to: proposal)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}
