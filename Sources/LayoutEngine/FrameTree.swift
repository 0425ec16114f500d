import Drawing
import Foundation
import Geometry

/// Every view of a figure with the place it got.
package struct FrameTree {
  package let root: FrameNode
  private let depth: Int

  /// Proposes a size to the root, then places it and all below it.
  ///
  /// - Throws: `LayoutError` where an answer or a place is not finite.
  package init(root: LayoutNode, proposal: ProposedViewSize, session: LayoutSession) throws {
    guard root.depth <= Self.depthLimit else { throw LayoutError.tooDeep(limit: Self.depthLimit) }
    session.state.container = proposal
    session.isOnDeepStack = root.depth > DeepStack.usualLevels
    self.root = try DeepStack.run(levels: root.depth) {
      let frame = CGRect(origin: .zero, size: root.answer(to: proposal))
      return try FrameNode(root, frame: frame, proposal: proposal, level: 1)
    }
    depth = session.deepestLevel
    if let failure = session.failure { throw failure }
  }

  /// Appends what all views draw, in the order it is painted.
  package func draw(context: DrawingContext, into items: inout [DisplayItem]) throws {
    try DeepStack.run(levels: depth) { try root.draw(context: context, into: &items) }
  }

  /// The most levels of nodes, which `DeepStack` has room for.
  package static let depthLimit = 10_000
}

/// A view with its frame, in points of the figure's space (the root's origin is zero), unrounded.
package struct FrameNode {
  package let frame: CGRect
  /// The last proposal it was placed with.
  package let proposal: ProposedViewSize
  package let children: [FrameNode]
  package let node: LayoutNode

  package var view: String { node.view }
  package var label: String? { node.label }
  package var id: String? { node.id }
  /// A text's lines as drawn, made anew at every call.
  package var text: NodeText? { node.text?(proposal) }
  package var zIndex: Double { node.traits.zIndex }
  var drawing: (any NodeDrawing)? { node.drawing }

  fileprivate init(
    _ node: LayoutNode, frame: CGRect, proposal: ProposedViewSize, level: Int
  ) throws {
    try Self.check(node, frame, proposal)
    let session = node.session
    if level > session.deepestLevel { session.deepestLevel = level }
    self.node = node
    self.frame = frame
    self.proposal = proposal
    session.state.frame = frame
    session.state.proposal = proposal
    if let hooks = node.hooks {
      children = try Self.hookedChildren(hooks, of: node, in: frame, proposal, level)
    } else {
      node.placeChildren(in: frame.size, proposal: proposal)
      children = try Self.children(of: node, in: frame, node.layoutDirection, level)
    }
  }

  /// The subviews of a node that sees its surroundings, changes them, or makes its content now.
  private static func hookedChildren(
    _ hooks: PlacingHooks, of node: LayoutNode, in frame: CGRect, _ proposal: ProposedViewSize,
    _ level: Int
  ) throws -> [FrameNode] {
    let session = node.session
    let outside = session.state
    defer { session.state = outside }
    if let name = hooks.spaceName { session.state.spaces[name] = frame }
    hooks.placed?(session.state)
    let inside = session.state
    let source = try node.placedNode()
    source.placeChildren(in: frame.size, proposal: proposal)
    return try children(of: source, in: frame, node.layoutDirection, level) { index in
      guard let childState = hooks.childState else { return }
      var state = inside
      childState(index, &state)
      session.state = state
    }
  }

  /// The subviews of a node, which have been placed.
  ///
  /// Views that are made late, when sizes are known, can lead deeper than the tree was when it was
  /// begun.
  ///
  /// - Parameter enter: told the index of each subview before its frame is asked for, as its size
  ///   may depend on its container.
  private static func children(
    of node: LayoutNode, in frame: CGRect, _ direction: LayoutDirection, _ level: Int,
    enter: ((Int) -> Void)? = nil
  ) throws -> [FrameNode] {
    guard !node.children.isEmpty else { return [] }
    guard level < FrameTree.depthLimit else {
      throw LayoutError.tooDeep(limit: FrameTree.depthLimit)
    }
    guard level == DeepStack.usualLevels, !node.session.isOnDeepStack else {
      return try placedChildren(of: node, in: frame, direction, level + 1, enter)
    }
    return try DeepStack.run {
      try placedChildren(of: node, in: frame, direction, level + 1, enter)
    }
  }

  private static func placedChildren(
    of node: LayoutNode, in frame: CGRect, _ direction: LayoutDirection, _ level: Int,
    _ enter: ((Int) -> Void)?
  ) throws -> [FrameNode] {
    // Made in their place: to append them would copy each.
    try Array(unsafeUninitializedCapacity: node.children.count) { buffer, count in
      guard let first = buffer.baseAddress else { return }
      for index in node.children.indices {
        let child = node.children[index]
        guard let placement = child.placement, !placement.isLeftOut else { continue }
        enter?(index)
        let placed = placed(placement.frame(of: child), in: frame, direction)
        (first + count).initialize(
          to: try FrameNode(child, frame: placed, proposal: placement.proposal, level: level))
        count += 1
      }
    }
  }

  /// The one gate for numbers that leave the engine.
  private static func check(
    _ node: LayoutNode, _ frame: CGRect, _ proposal: ProposedViewSize
  ) throws {
    guard frame.size.width.isFinite, frame.size.height.isFinite else {
      throw node.session.failure
        ?? LayoutError.noSize(path: node.path, answer: frame.size, proposal: proposal)
    }
    guard frame.origin.x.isFinite, frame.origin.y.isFinite else {
      throw node.session.failure ?? LayoutError.placedNowhere(path: node.path)
    }
  }

  /// A subview's frame in the figure's space; mirrored once per level where the reader reads from
  /// the right.
  static func placed(
    _ local: CGRect, in frame: CGRect, _ direction: LayoutDirection
  ) -> CGRect {
    let x =
      direction == .rightToLeft ? frame.width - local.minX - local.width : local.minX
    return CGRect(
      x: frame.minX + x, y: frame.minY + local.minY, width: local.width, height: local.height)
  }
}

extension FrameNode {
  /// Appends what this node and all below it draw, in the order it is painted.
  package func draw(context: DrawingContext, into items: inout [DisplayItem]) throws {
    guard let drawing else { return try drawChildren(context: context, into: &items) }
    try drawing.draw(self, context: context, into: &items) { items in
      try drawChildren(context: drawing.subviewContext(context), into: &items)
    }
  }

  private func drawChildren(context: DrawingContext, into items: inout [DisplayItem]) throws {
    if drawing?.paintsFirstLast == true {
      for child in children.dropFirst() { try child.draw(context: context, into: &items) }
      try children.first?.draw(context: context, into: &items)
      return
    }
    guard children.contains(where: { $0.zIndex != 0 }) else {
      for child in children { try child.draw(context: context, into: &items) }
      return
    }
    let ordered = children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, child) in ordered { try child.draw(context: context, into: &items) }
  }

  /// This node and every node below it, in preorder.
  package var all: [FrameNode] {
    var nodes: [FrameNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      nodes.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return nodes
  }
}
