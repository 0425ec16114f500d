import LayoutEngine

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// -1 before the view has come in, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension View {
  /// Changes how a view is drawn on its way into and out of a scroll view. Drawn at rest, and a
  /// warning says so.
  public func scrollTransition(
    _ transition: (AnyView, ScrollTransitionPhase) -> some View
  ) -> some View {
    transition(AnyView(self), .identity).drawnAtRest
  }

  package var drawnAtRest: some View {
    ContextView { context in
      context.build.warn(.scrollTransition)
      return self
    }
  }
}
