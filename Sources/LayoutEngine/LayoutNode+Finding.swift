import Foundation
import Geometry

extension LayoutNode {
  /// Whether the node has a place in the figure, and all around it have one.
  package var isShown: Bool {
    var node = self
    while let parent = node.parent {
      if node.placement?.isLeftOut != false { return false }
      node = parent
    }
    return true
  }

  /// The nodes from this one to the first with a name, in preorder; nil where none has it.
  package func path(to id: String) -> [LayoutNode]? {
    var waiting = [self]
    while let node = waiting.popLast() {
      guard node.id == id else {
        waiting.append(contentsOf: node.children.reversed())
        continue
      }
      var path = [node]
      while let last = path.last, last !== self, let parent = last.parent { path.append(parent) }
      return path.reversed()
    }
    return nil
  }

  /// The frame of the first view with a name, in points of this node's space, where the node has a
  /// size; nil where no view in it has the name. Views that are made late have none.
  package func frame(of id: String, in size: CGSize, proposal: ProposedViewSize) -> CGRect? {
    guard let path = path(to: id) else { return nil }
    var frame = CGRect(origin: .zero, size: size)
    var proposal = proposal
    for (node, child) in zip(path, path.dropFirst()) {
      node.placeChildren(in: frame.size, proposal: proposal)
      guard let placement = child.placement, !placement.isLeftOut else { return nil }
      frame = FrameNode.placed(placement.frame(of: child), in: frame, node.layoutDirection)
      proposal = placement.proposal
    }
    return frame
  }
}
