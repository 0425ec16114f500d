import Foundation
import Geometry

/// What a node can know of its surroundings.
///
/// All but the container is set from the root down, after the negotiation.
package struct PlacingState {
  /// The size of the scroll view, list or figure around, in points, as far as it is known; the one
  /// thing here that sizes may depend on.
  package var container = ProposedViewSize.unspecified
  /// The node whose subviews are placed, in the figure's space.
  package var frame: CGRect = .zero
  /// What that node was proposed.
  package var proposal = ProposedViewSize.unspecified
  /// nil where nothing covers any part of the figure.
  package var safeArea: SafeArea?
  /// The frames of the views around that name a coordinate space.
  package var spaces: [String: CGRect] = [:]

  package mutating func enter(_ size: ProposedViewSize, insets: EdgeInsets) {
    let inner = size.inset(by: insets)
    func known(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
    container = ProposedViewSize(
      width: known(inner.width) ?? container.width,
      height: known(inner.height) ?? container.height)
  }

  /// What bars cover of the node's frame, where a layout places subviews in that size.
  package func coveredEdges(of size: CGSize, _ direction: LayoutDirection) -> EdgeInsets {
    guard let safeArea, frame.size == size else { return EdgeInsets() }
    return safeArea.overlap(with: frame).edges(direction)
  }
}

/// What a node does while it and its subviews get their places.
package final class PlacingHooks {
  /// Makes the content of a view that is told its own size; the node it answers stands for the
  /// view from then on, and its subviews are placed.
  package var lateContent: (() throws -> LayoutNode)?
  /// What a subview's surroundings are, by its index, made of the node's own.
  package var childState: ((Int, inout PlacingState) -> Void)?
  /// The name of the coordinate space that the node's frame is.
  package var spaceName: String?
  /// Told the node's own surroundings once its frame is known, before its subviews are placed.
  package var placed: ((PlacingState) -> Void)?
  /// What the node does to the values that views in it send.
  package var sends: SendingStep?
  var lateNode: LayoutNode?

  package init() {}
}

/// A part of the plane that bars do not cover, within the part that they may.
///
/// Rule of geometry, measured by iamcgn/swiftui-web on the simulator: what of a frame lies in
/// the unsafe part is inset, and only an edge that touches the border of the safe part can be
/// extended to the unsafe part's.
package struct SafeArea: Equatable {
  package var safe: CGRect
  package var outer: CGRect

  package init(safe: CGRect, outer: CGRect) {
    self.safe = safe
    self.outer = outer
  }

  /// The safe area within a view that covers some of its own edges.
  package init(of frame: CGRect, covering insets: SideInsets, in outside: SafeArea?) {
    let reach = outside?.extension(of: frame) ?? SideInsets()
    outer = frame.grown(by: reach)
    let free = frame.grown(by: SideInsets() - insets)
    let covered = outside?.overlap(with: frame) ?? SideInsets()
    safe = free.grown(by: SideInsets() - covered)
  }

  /// How far beyond each edge of a frame that touches the border the unsafe part reaches.
  package func `extension`(of frame: CGRect) -> SideInsets {
    func reach(_ edge: CGFloat, _ safe: CGFloat, _ outer: CGFloat) -> CGFloat {
      abs(edge - safe) < Self.touch ? max(outer, 0) : 0
    }
    return SideInsets(
      top: reach(frame.minY, safe.minY, frame.minY - outer.minY),
      left: reach(frame.minX, safe.minX, frame.minX - outer.minX),
      bottom: reach(frame.maxY, safe.maxY, outer.maxY - frame.maxY),
      right: reach(frame.maxX, safe.maxX, outer.maxX - frame.maxX))
  }

  /// How much of a frame lies in the unsafe part, at each edge.
  package func overlap(with frame: CGRect) -> SideInsets {
    SideInsets(
      top: min(max(safe.minY - frame.minY, 0), frame.height),
      left: min(max(safe.minX - frame.minX, 0), frame.width),
      bottom: min(max(frame.maxY - safe.maxY, 0), frame.height),
      right: min(max(frame.maxX - safe.maxX, 0), frame.width))
  }

  /// Edges closer than this, in points, touch.
  private static let touch: CGFloat = 1e-6
}

/// Distances from the four sides, in points, whichever way the reader reads.
package struct SideInsets: Equatable {
  package var top: CGFloat = 0
  package var left: CGFloat = 0
  package var bottom: CGFloat = 0
  package var right: CGFloat = 0

  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  package func edges(_ direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }

  package static func + (a: SideInsets, b: SideInsets) -> SideInsets {
    SideInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  package static func - (a: SideInsets, b: SideInsets) -> SideInsets {
    SideInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom,
      right: a.right - b.right)
  }
}

extension CGRect {
  /// The rectangle with each side moved outwards, never past the opposite one.
  package func grown(by insets: SideInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top,
      width: max(width + insets.left + insets.right, 0),
      height: max(height + insets.top + insets.bottom, 0))
  }
}
