import Foundation
import Geometry
import LayoutEngine

/// A view whose content is made of its own size.
///
/// Takes the proposal, 10 points where that is nil; proposes its size to every view in it and
/// puts them at its top leading corner, over each other (since iOS 14; objc.io, pixels compared by
/// OpenSwiftUI). OpenSwiftUI's transcription has 0 for nil; the measured ideal of other views
/// without one of their own is taken.
public struct GeometryReader: PrimitiveView {
  let content: (GeometryProxy) throws -> [any View]

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> some View) {
    self.content = { content($0).listed }
  }

  /// A reader whose closure can fail; the figure fails with its error.
  package static func failable(
    _ content: @escaping (GeometryProxy) throws -> [any View]
  ) -> GeometryReader {
    GeometryReader(content: content)
  }

  private init(content: @escaping (GeometryProxy) throws -> [any View]) {
    self.content = content
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let node = context.node("GeometryReader", layout: GeometryReaderLayout())
    let hooks = PlacingHooks()
    // Its views are made after those beside it, in whatever number.
    var context = context
    context.scope = context.scope.next("GeometryReader") { StateScope() }
    hooks.lateContent = { [context] in
      let proxy = GeometryProxy(context.build.session.state, context.environment)
      let views = try content(proxy)
      return context.node(
        "GeometryReader", layout: GeometryReaderLayout(),
        children: try context.children(views, along: nil))
    }
    node.hooks = hooks
    return ViewNodes([node])
  }
}

struct GeometryReaderLayout: Layout, LayoutHints {
  var axesAreIndependent: Bool { true }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// What a `GeometryReader` tells its content: its size and where it lies, in points.
public struct GeometryProxy {
  public let size: CGSize
  /// How far bars reach beyond the view's edges, or over them.
  public let safeAreaInsets: EdgeInsets
  private let state: PlacingState

  package init(_ state: PlacingState, _ environment: EnvironmentValues) {
    self.state = state
    size = state.frame.size
    let insets = state.safeArea.map { area in
      area.extension(of: state.frame) + area.overlap(with: state.frame)
    }
    safeAreaInsets = (insets ?? SideInsets()).edges(environment.layoutDirection)
  }

  /// The view's frame in a coordinate space; the figure's own where no view has the space's name.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    let origin =
      switch space.coordinateSpace {
      case .local: state.frame.origin
      case .global: CGPoint.zero
      case .named(let name): state.spaces[name]?.origin ?? .zero
      }
    return state.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// An anchor's place in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: state.frame.origin) }

  /// The frame of a named coordinate space in the view's own; nil where no view has the name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace else { return nil }
    return state.spaces[name]?.offsetBy(dx: -state.frame.minX, dy: -state.frame.minY)
  }
}
