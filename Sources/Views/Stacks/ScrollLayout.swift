import Foundation
import Geometry
import LayoutEngine

/// The rule of `ScrollView`: see there.
struct ScrollLayout: Layout, LayoutHints {
  var axes: Axis.Set
  var margins: EdgeInsets
  var anchors: ScrollAnchors
  var requests: ScrollRequests?
  var direction: LayoutDirection
  let session: LayoutSession

  var axesAreIndependent: Bool { true }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  private func contentProposal(
    _ proposal: ProposedViewSize, _ insets: EdgeInsets
  ) -> ProposedViewSize {
    let inner = proposal.inset(by: insets)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inner.width,
      height: axes.contains(.vertical) ? nil : inner.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let content = session.inContainer(proposal, insets: margins) {
      (subviews.first?.sizeThatFits(contentProposal(proposal, margins)) ?? .zero)
        .outset(by: margins)
    }
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// The margins, and what bars cover of a view that has its place.
  func insets(of size: CGSize) -> EdgeInsets {
    margins + session.state.coveredEdges(of: size, direction)
  }

  /// The size that views inside may relate to: what was proposed, as when the view is measured.
  /// Across its axis a scroll view may itself be smaller, as small as its content.
  func container(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    func length(_ axis: Axis) -> CGFloat {
      proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? size[axis]
    }
    return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let child = subviews.first else { return }
    let insets = insets(of: bounds.size)
    let ask = contentProposal(proposal, insets)
    let size = session.inContainer(container(proposal, bounds.size), insets: insets) {
      child.sizeThatFits(ask)
    }
    func start(_ axis: Axis, _ before: CGFloat, _ after: CGFloat) -> CGFloat {
      let room = bounds.size[axis] - size[axis] - before - after
      guard axes.contains(axis) else { return before }
      return before + room * (anchors.share(axis, isContentLonger: room < 0) ?? 0)
    }
    var origin = CGPoint(
      x: start(.horizontal, insets.leading, insets.trailing),
      y: start(.vertical, insets.top, insets.bottom))
    for request in requests?.all ?? [] {
      guard var target = child.node.frame(of: request.id, in: size, proposal: ask) else { continue }
      // Where the reader reads from the right, positions here are measured from there too.
      if direction == .rightToLeft { target.origin.x = size.width - target.maxX }
      if axes.contains(.horizontal) {
        origin.x = request.start(
          .horizontal, from: origin.x, target: target.minX...target.maxX, length: size.width,
          in: insets.leading...max(bounds.width - insets.trailing, insets.leading))
      }
      if axes.contains(.vertical) {
        origin.y = request.start(
          .vertical, from: origin.y, target: target.minY...target.maxY, length: size.height,
          in: insets.top...max(bounds.height - insets.bottom, insets.top))
      }
    }
    child.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ask)
  }
}

/// Where the content of a scroll view starts, by what the anchor is for.
struct ScrollAnchors {
  /// For every purpose that has no anchor of its own.
  var all: UnitPoint?
  var initialOffset: UnitPoint?
  var alignment: UnitPoint?

  func share(_ axis: Axis, isContentLonger: Bool) -> CGFloat? {
    let anchor = (isContentLonger ? initialOffset : alignment) ?? all
    return axis == .horizontal ? anchor?.x : anchor?.y
  }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where longer content is at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays when sizes change; nothing changes in a figure.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content is that is shorter than the view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Where the content of the scroll views in this view is: longer content, and shorter content
  /// too (Apple's documentation of `ScrollAnchorRole`).
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    settingEnvironment { $0.scrollAnchors.all = anchor }
  }

  /// Where content is for one purpose (measured: scroll/anchor-roles).
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    settingEnvironment {
      switch role {
      case .initialOffset: $0.scrollAnchors.initialOffset = anchor
      case .alignment: $0.scrollAnchors.alignment = anchor
      default: break
      }
    }
  }
}
