import Drawing
import Foundation
import Geometry

/// Every view of a figure with the place it got.
package struct FrameTree {
  package let root: FrameNode

  /// Proposes a size to the root, then places it and all below it.
  ///
  /// - Throws: `LayoutError` where an answer or a place is not finite.
  package init(root: LayoutNode, proposal: ProposedViewSize, session: LayoutSession) throws {
    let size = root.answer(to: proposal)
    let frame = CGRect(origin: .zero, size: size)
    self.root = try FrameNode(root, frame: frame, proposal: proposal, session: session)
    if let failure = session.failure { throw failure }
  }
}

/// A view with its frame, in points of the figure's space (the root's origin is zero), unrounded.
package struct FrameNode {
  package let view: String
  package let label: String?
  package let id: String?
  package let frame: CGRect
  /// The last proposal it was placed with.
  package let proposal: ProposedViewSize
  package let text: NodeText?
  package let zIndex: Double
  package let children: [FrameNode]
  let drawing: (any NodeDrawing)?

  fileprivate init(
    _ node: LayoutNode, frame: CGRect, proposal: ProposedViewSize, session: LayoutSession
  ) throws {
    guard frame.origin.x.isFinite, frame.origin.y.isFinite else {
      throw session.failure ?? LayoutError.placedNowhere(path: node.path)
    }
    guard frame.width.isFinite, frame.height.isFinite else {
      throw session.failure
        ?? LayoutError.notFinite(path: node.path, answer: frame.size, proposal: proposal)
    }
    session.recorder?.placing = node
    let frames = node.placeChildren(in: frame.size, proposal: proposal)
    session.recorder?.placing = nil
    view = node.view
    label = node.label
    id = node.id
    self.frame = frame
    self.proposal = proposal
    text = node.text?(proposal)
    zIndex = node.traits.zIndex
    drawing = node.drawing
    var children: [FrameNode] = []
    children.reserveCapacity(frames.count)
    for (child, local) in zip(node.children, frames) where child.placement?.isLeftOut != true {
      // Placements are mirrored once per level where the reader reads from the right.
      let x =
        node.layoutDirection == .rightToLeft
        ? frame.width - local.minX - local.width : local.minX
      children.append(
        try FrameNode(
          child,
          frame: CGRect(
            x: frame.minX + x, y: frame.minY + local.minY, width: local.width,
            height: local.height),
          proposal: child.placement?.proposal ?? proposal, session: session))
    }
    self.children = children
  }
}

extension FrameNode {
  /// Appends what this node and all below it draw, in the order it is painted.
  package func draw(context: DrawingContext, into items: inout [DisplayItem]) throws {
    guard let drawing else { return try drawChildren(context: context, into: &items) }
    try drawing.draw(self, context: context, into: &items) { items in
      try drawChildren(context: context, into: &items)
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
