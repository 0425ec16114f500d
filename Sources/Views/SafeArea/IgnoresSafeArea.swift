import Foundation
import Geometry
import LayoutEngine

/// Lets a view extend under the bars that its frame touches.
///
/// Answers and keeps the frame within the safe area; when placed, proposes its content that frame
/// grown to the unsafe part's border on the edges that touch it, and centres the content in it.
/// Measured: position/safe-area, ios/representable/safearea-rule.
struct IgnoresSafeAreaLayout: UnaryLayout {
  var edges: Edge.Set
  var direction: LayoutDirection
  let session: LayoutSession

  var keepsSize: Bool { true }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let state = session.state
    let reach =
      state.frame.size == bounds.size
      ? state.safeArea.map { limited($0.extension(of: state.frame)) } : nil
    guard let reach, reach != SideInsets() else {
      subviews[0].place(at: bounds.origin, proposal: proposal)
      return
    }
    // Subviews are placed as if read from the left; the frame tree mirrors them.
    let grown = bounds.grown(by: SideInsets(reach.edges(direction), .leftToRight))
    subviews[0].place(
      at: CGPoint(x: grown.midX, y: grown.midY), anchor: .center,
      proposal: ProposedViewSize(grown.size))
  }

  /// The reach on the ignored edges alone.
  func limited(_ reach: SideInsets) -> SideInsets {
    let own = reach.edges(direction)
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
          let free = layout.limited(
            SideInsets(
              top: area.safe.minY - area.outer.minY, left: area.safe.minX - area.outer.minX,
              bottom: area.outer.maxY - area.safe.maxY,
              right: area.outer.maxX - area.safe.maxX))
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
