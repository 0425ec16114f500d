import Foundation
import Geometry
import LayoutEngine

/// Lets a view extend under the bars that its frame touches.
///
/// Answers and keeps the frame within the safe area; when placed, proposes its content that frame
/// grown to the unsafe part's border on the edges that touch it, and centres the content in it.
/// Measured: position/safe-area, ios/representable/safearea-rule.
struct IgnoresSafeAreaLayout: SizeKeepingLayout {
  var edges: Edge.Set
  var direction: LayoutDirection
  let session: LayoutSession

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let grown = session.grown(bounds, over: edges, direction) else {
      subviews[0].place(at: bounds.origin, proposal: proposal)
      return
    }
    subviews[0].place(
      at: CGPoint(x: grown.midX, y: grown.midY), anchor: .center,
      proposal: ProposedViewSize(grown.size))
  }
}

extension LayoutSession {
  /// The bounds of the node that is being placed, grown over what bars cover of it on some edges;
  /// nil where they cover nothing.
  func grown(_ bounds: CGRect, over edges: Edge.Set, _ direction: LayoutDirection) -> CGRect? {
    guard let safeArea = state.safeArea, state.frame.size == bounds.size else { return nil }
    let reach = safeArea.extension(of: state.frame).limited(to: edges, direction)
    guard reach != SideInsets() else { return nil }
    // Subviews are placed as if read from the left; the frame tree mirrors them.
    return bounds.grown(by: SideInsets(reach.edges(direction), .leftToRight))
  }
}

extension SideInsets {
  /// The insets on some edges alone.
  fileprivate func limited(to edges: Edge.Set, _ direction: LayoutDirection) -> SideInsets {
    let own = self.edges(direction)
    func kept(_ edge: Edge) -> CGFloat { edges.contains(edge) ? own[edge] : 0 }
    return SideInsets(
      EdgeInsets(
        top: kept(.top), leading: kept(.leading), bottom: kept(.bottom),
        trailing: kept(.trailing)), direction)
  }
}

/// Parts of a screen that views keep clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public static let container = SafeAreaRegions(rawValue: 1)
  /// There is no keyboard in a figure.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Extends the view under the bars at some edges.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    ContextView { context in
      let ignored = regions.contains(.container) ? edges : []
      let layout = IgnoresSafeAreaLayout(
        edges: ignored, direction: context.environment.layoutDirection,
        session: context.build.session)
      return HookedView(content: self, name: "ignoresSafeArea", layout: layout) { hooks in
        hooks.childState = { _, state in
          guard var area = state.safeArea else { return }
          let free = SideInsets(
            top: area.safe.minY - area.outer.minY, left: area.safe.minX - area.outer.minX,
            bottom: area.outer.maxY - area.safe.maxY,
            right: area.outer.maxX - area.safe.maxX
          ).limited(to: ignored, layout.direction)
          area.safe = area.safe.grown(by: free)
          state.safeArea = area
        }
      }
    }
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
