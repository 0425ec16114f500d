import Foundation
import Geometry
import LayoutEngine

/// Gives a view a fixed width, a fixed height, or both.
///
/// Proposes the fixed lengths and passes the others on; answers the fixed lengths, and the child's
/// where there is none. The child may be larger: it is aligned all the same.
struct FrameLayout: UnaryLayout {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  /// Along a fixed axis the view is always offered the same.
  func steadyLengths(of subviews: Subviews) -> SteadyLengths {
    width == nil && height == nil ? subviews[0].node.steady : .all
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = subviews[0].sizeThatFits(childProposal(proposal))
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(in: bounds, alignment: alignment, proposal: childProposal(proposal))
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return subviews[0].spacing.framed(edges)
  }
}

/// Keeps a view between a least and a largest size, and gives it an ideal one.
///
/// Measured by iamcgn/swiftui-web (layout/frame-flex), as Apple's documentation of frames says.
struct FlexibleFrameLayout: UnaryLayout {
  var width: FlexibleLength
  var height: FlexibleLength
  var alignment: Alignment

  func steadyLengths(of subviews: Subviews) -> SteadyLengths {
    let steady = subviews[0].node.steady
    return width.steadyLengths(.horizontal, of: steady)
      .union(height.steadyLengths(.vertical, of: steady))
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let child = subviews[0].sizeThatFits(childProposal(proposal))
    return CGSize(
      width: width.answer(proposal.width, child: child.width),
      height: height.answer(proposal.height, child: child.height))
  }

  /// The child is offered the frame's own size; nil stays nil where nothing decided the length.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let asked = childProposal(proposal)
    let child = subviews[0].sizeThatFits(asked)
    func placed(
      _ length: FlexibleLength, _ offer: CGFloat?, _ own: CGFloat, child: CGFloat
    ) -> CGFloat? {
      offer == nil && length.ideal == nil && own == child ? nil : own
    }
    subviews[0].place(
      in: bounds, alignment: alignment,
      proposal: ProposedViewSize(
        width: placed(width, proposal.width, bounds.width, child: child.width),
        height: placed(height, proposal.height, bounds.height, child: child.height)))
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var edges: Edge.Set = []
    if width.isLimited { edges.formUnion(.horizontal) }
    if height.isLimited { edges.formUnion(.vertical) }
    return subviews[0].spacing.framed(edges)
  }
}

/// A least, an ideal and a largest length, each of which may be missing; the ideal is at least the
/// least, and the largest at least the ideal (from the disassembly of SwiftUI, as layout rules have
/// it).
struct FlexibleLength: Hashable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
  /// A largest length below the least one: the frame does nothing (SwiftUI warns and does the
  /// same; from OpenSwiftUI).
  private(set) var isContradictory = false

  init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
    let least = least.map { max($0, 0) }
    let ideal = ideal.map { max(least ?? 0, $0) }
    let most = most.map { max(ideal ?? 0, $0) }
    if let least, let most, most < least { isContradictory = true }
    self.least = least
    self.ideal = ideal
    self.most = most
  }

  /// A limit on both sides decides alone; without a limit, nothing stays nothing and infinity stays
  /// infinity for the view inside.
  func steadyLengths(_ axis: Axis, of inner: SteadyLengths) -> SteadyLengths {
    if isContradictory { return inner.intersection(.along(axis)) }
    if least != nil, most != nil { return .along(axis) }
    var steady: SteadyLengths = []
    if (least ?? 0) == 0 { steady.formUnion(inner.intersection(.least(axis))) }
    if (most ?? .infinity) == .infinity {
      steady.formUnion(inner.intersection(.largest(axis)))
    }
    return steady
  }

  var isLimited: Bool { !isContradictory && (least != nil || ideal != nil || most != nil) }

  private func clamped(_ length: CGFloat) -> CGFloat {
    max(least ?? -.infinity, min(most ?? .infinity, length))
  }

  func proposal(_ offer: CGFloat?) -> CGFloat? {
    if isContradictory { return offer }
    guard let length = offer ?? ideal else { return nil }
    return clamped(length)
  }

  func answer(_ offer: CGFloat?, child: CGFloat) -> CGFloat {
    if isContradictory { return child }
    guard let offer else { return clamped(ideal ?? child) }
    let clampedOffer = clamped(offer)
    switch (least, most) {
    case (nil, nil): return child
    case (let least?, nil): return max(least, min(clampedOffer, child))
    case (nil, let most?): return min(most, max(clampedOffer, child))
    case (_?, _?): return clampedOffer
    }
  }
}

extension View {
  /// Puts the view in a frame of fixed lengths, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    checking("frame", [("width", [width]), ("height", [height])], mayBeNegative: false) {
      modified("frame", FrameLayout(width: width, height: height, alignment: alignment))
    }
  }

  /// Puts the view in a frame whose lengths, in points, are limited.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let fixed = [
      ("minWidth", [minWidth]), ("idealWidth", [idealWidth]), ("minHeight", [minHeight]),
      ("idealHeight", [idealHeight]),
    ]
    return checking("frame", fixed, mayBeNegative: false) {
      checking(
        "frame", [("maxWidth", [maxWidth]), ("maxHeight", [maxHeight])], mayBeNegative: false,
        mayBeInfinite: true
      ) {
        let layout = FlexibleFrameLayout(
          width: FlexibleLength(minWidth, idealWidth, maxWidth),
          height: FlexibleLength(minHeight, idealHeight, maxHeight), alignment: alignment)
        return modified("frame", layout).warning(
          layout.width.isContradictory
            ? .contradictoryFrame(least: "minWidth")
            : layout.height.isContradictory ? .contradictoryFrame(least: "minHeight") : nil)
      }
    }
  }
}
