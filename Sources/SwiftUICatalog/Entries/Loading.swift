import Catalog
import Foundation
import Views

/// What comes with time: pictures that are loaded, phases that are gone through.
extension Vocabulary {
  static let loading: [Entry] =
    [
      .initializer(AsyncImage.self, "init(url: URL?, scale: CGFloat = 1)") {
        (url: URL?, scale: Double) in AsyncImage(url: url, scale: scale)
      },
      .initializer(
        AsyncImage.self,
        "init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P)"
      ) { (url: URL?, scale: Double, content: ElementContent, placeholder: ViewContent) in
        AsyncImage(placeholder: placeholder.views)
      },
      .initializer(
        AsyncImage.self,
        "init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)"
      ) { (url: URL?, scale: Double, content: ElementContent) in
        AsyncImage(placeholder: try content.views(for: [ImagePhase.empty.value]))
      },
      .ignored(
        AsyncImage.self,
        "init(url: URL?, scale: CGFloat = 1, transaction: Transaction, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)"
      ) { (url: URL?, scale: Double, _: Value, content: ElementContent) in
        AsyncImage(placeholder: try content.views(for: [ImagePhase.empty.value]))
      },
      .property("image", "var image: Image? { get }") { (phase: ImagePhase) -> Image? in nil },
      .property("error", "var error: Error? { get }") { (phase: ImagePhase) -> String? in nil },
    ]
    + Entry.constants([
      ("empty", ImagePhase.empty), ("success", .success), ("failure", .failure),
    ])

  static let animators: [Entry] = [
    .initializer(
      PhaseAnimator.self,
      "init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content)"
    ) { (phases: Elements, content: ElementContent) in
      PhaseAnimator(views: try content.views(for: Array(phases.values.prefix(1))))
    },
    .initializer(
      PhaseAnimator.self,
      "init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content)"
    ) { (phases: Elements, _: Value, content: ElementContent) in
      PhaseAnimator(views: try content.views(for: Array(phases.values.prefix(1))))
    },
    .ignored(
      PhaseAnimator.self,
      "init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping @MainActor (Phase) -> Animation?)"
    ) { (phases: Elements, content: ElementContent, _: UnshownValue) in
      PhaseAnimator(views: try content.views(for: Array(phases.values.prefix(1))))
    },
    .ignored(
      PhaseAnimator.self,
      "init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping @MainActor (Phase) -> Animation?)"
    ) { (phases: Elements, _: Value, content: ElementContent, _: UnshownValue) in
      PhaseAnimator(views: try content.views(for: Array(phases.values.prefix(1))))
    },
    .modifier(
      "phaseAnimator",
      "func phaseAnimator(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView, Phase) -> Content) -> some View"
    ) { (view: any View, phases: Elements, content: ElementContent) in
      try content.animated(view, phases)
    },
    .modifier(
      "phaseAnimator",
      "func phaseAnimator(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView, Phase) -> Content) -> some View"
    ) { (view: any View, phases: Elements, _: Value, content: ElementContent) in
      try content.animated(view, phases)
    },
    .passive(
      "phaseAnimator",
      "func phaseAnimator(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView, Phase) -> Content, animation: @escaping @MainActor (Phase) -> Animation?) -> some View"
    ) { (view: any View, phases: Elements, content: ElementContent, _: UnshownValue) in
      try content.animated(view, phases)
    },
    .passive(
      "phaseAnimator",
      "func phaseAnimator(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView, Phase) -> Content, animation: @escaping @MainActor (Phase) -> Animation?) -> some View"
    ) { (view: any View, phases: Elements, _: Value, content: ElementContent, _: UnshownValue) in
      try content.animated(view, phases)
    },
  ]
}

extension Vocabulary {
  /// How views come into scroll views, of which the rest between is drawn.
  static let scrollTransitions: [Entry] =
    [
      .modifier(
        "scrollTransition",
        "func scrollTransition(_ transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View"
      ) { (view: any View, transition: ElementContent) in try transition.atRest(view) },
      .property("isIdentity", "var isIdentity: Bool { get }") { (phase: ScrollTransitionPhase) in
        phase.isIdentity
      },
      .property("value", "var value: Double { get }") { (phase: ScrollTransitionPhase) in
        phase.value
      },
    ]
    + [
      .passive(
        "scrollTransition",
        "func scrollTransition(axis: Axis, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View"
      ) { (view: any View, _: Value, transition: ElementContent) in try transition.atRest(view) },
      .passive(
        "scrollTransition",
        "func scrollTransition(_ configuration: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View"
      ) { (view: any View, _: Value, _: Value, transition: ElementContent) in
        try transition.atRest(view)
      },
      .passive(
        "scrollTransition",
        "func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View"
      ) { (view: any View, _: Value, _: Value, _: Value, transition: ElementContent) in
        try transition.atRest(view)
      },
    ]
    + Entry.constants([
      ("identity", ScrollTransitionPhase.identity), ("topLeading", .topLeading),
      ("bottomTrailing", .bottomTrailing),
    ])
}

extension ScrollTransitionPhase: Bridged {}

extension ElementContent {
  fileprivate func atRest(_ view: any View) throws -> any View {
    let phase = Value.native(ScrollTransitionPhase.identity)
    let views = try ViewContent.views(of: function.build([ViewValue(view: view).value, phase]))
    return TupleView(views).drawnAtRest
  }

  /// The view as the first of several phases shows it.
  fileprivate func animated(_ view: any View, _ phases: Elements) throws -> any View {
    guard let first = phases.values.first else { return PhaseAnimator(views: []) }
    let views = try ViewContent.views(of: function.build([ViewValue(view: view).value, first]))
    return PhaseAnimator(views: views)
  }
}

/// `AsyncImagePhase`, of which a figure sees `empty` alone.
enum ImagePhase: Bridged, Hashable, Sendable {
  case empty, success, failure

  static var typeName: String { "AsyncImagePhase" }
}

extension AsyncImage: Bridged { public static var conformances: [String] { ["View"] } }
extension PhaseAnimator: Bridged { public static var conformances: [String] { ["View"] } }
