/// A view that goes through phases: in a still picture the first (measured at rest: animator/phase
/// of iamcgn/swiftui-web).
public struct PhaseAnimator: PrimitiveView {
  let content: [any View]

  public init<Phase>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> some View
  ) {
    self.content = phases.first { _ in true }.map { content($0).listed } ?? []
  }

  public init<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Phase) -> some View
  ) {
    self.init(phases, content: content)
  }

  package init(views: [any View]) {
    content = views
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try named("PhaseAnimator", body: TupleView(content), in: context)
  }
}

extension View {
  public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (AnyView, Phase) -> some View
  ) -> some View {
    PhaseAnimator(phases) { content(AnyView(self), $0) }
  }

  public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (AnyView, Phase) -> some View
  ) -> some View {
    PhaseAnimator(phases) { content(AnyView(self), $0) }
  }
}
