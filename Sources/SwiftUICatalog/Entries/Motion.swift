import Catalog
import Foundation
import Views

/// How a change runs: nothing of it shows in a still picture.
struct Animation: Bridged, Sendable {}

/// How a view comes and goes.
struct AnyTransition: Bridged, Sendable {}

/// Work that goes on beside the views. What it does at once is done; what it has to wait for has
/// not come yet.
struct TaskHandle: Bridged, Sendable {
  static var typeName: String { "Task" }
}

/// Where work is put that is done later: at once, as far as a still picture shows it.
struct DispatchQueue: Bridged, Sendable {}

/// The way to a screen; the first one is drawn.
struct NavigationPath: Bridged, Sendable {}

/// What a reader's finger does; it never does here.
struct PassiveGesture: Bridged, Sendable {
  static var typeName: String { "Gesture" }
  static var conformances: [String] { ["Gesture"] }
}

extension Vocabulary {
  static let animations: [Entry] = notShown(
    ["default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy"]
      .map { .staticProperty($0, Animation()) }
      + ["linear", "easeIn", "easeOut", "easeInOut"].map {
        .staticMethod($0, "static func \($0)(duration: Double) -> Animation") { (_: Double) in
          Animation()
        }
      }
      + ["bouncy", "smooth", "snappy"].map {
        .staticMethod(
          $0, "static func \($0)(duration: Double = 0.5, extraBounce: Double = 0) -> Animation"
        ) { (_: Double, _: Double) in Animation() }
      }
      + springs
      + [
        .staticMethod(
          "timingCurve",
          "static func timingCurve(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35) -> Animation"
        ) { (_: Double, _: Double, _: Double, _: Double, _: Double) in Animation() },
        .method("delay", "func delay(_ delay: Double) -> Animation") {
          (animation: Animation, _: Double) in animation
        },
        .method("speed", "func speed(_ speed: Double) -> Animation") {
          (animation: Animation, _: Double) in animation
        },
        .method(
          "repeatCount", "func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation"
        ) { (animation: Animation, _: Int, _: Bool) in animation },
        .method("repeatForever", "func repeatForever(autoreverses: Bool = true) -> Animation") {
          (animation: Animation, _: Bool) in animation
        },
        .function(
          "withAnimation",
          "func withAnimation(_ animation: Animation? = .default, _ body: @MainActor () -> Result)"
        ) { (_: Animation?, body: ActionValue) in try body.function.call([]) },
      ])

  private static let springs: [Entry] = [
    .staticMethod(
      "spring",
      "static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation"
    ) { (_: Double, _: Double, _: Double) in Animation() },
    .staticMethod(
      "spring",
      "static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation"
    ) { (_: Double, _: Double, _: Double) in Animation() },
    .staticMethod(
      "interactiveSpring",
      "static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation"
    ) { (_: Double, _: Double, _: Double) in Animation() },
    .staticMethod(
      "interpolatingSpring",
      "static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation"
    ) { (_: Double, _: Double, _: Double, _: Double) in Animation() },
  ]

  static let tasks: [Entry] = [
    .initializer(
      TaskHandle.self,
      "init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)"
    ) { (_: Value, operation: ActionValue) in
      try operation.run()
      return TaskHandle()
    },
    .method("cancel", "func cancel()") { (_: TaskHandle) -> Value in .void },
    .staticProperty("main", DispatchQueue()),
    .method("async", "func async(execute work: @escaping () -> Void)") {
      (_: DispatchQueue, work: ActionValue) -> Value in
      guard FigureMemory.isSettling else {
        throw BridgingError(
          "'async' while views are made is not supported",
          hint:
            "'onGeometryChange' and 'onPreferenceChange' run a closure once the view is laid out.")
      }
      try work.run()
      return .void
    },
    .method(
      "asyncAfter",
      "func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void)"
    ) { (_: DispatchQueue, _: Value, _: ActionValue) -> Value in .void },
  ]

  static let transitions: [Entry] = notShown(
    ["identity", "opacity", "scale", "slide"].map { .staticProperty($0, AnyTransition()) }
      + [
        .staticMethod("move", "static func move(edge: Edge) -> AnyTransition") { (_: Value) in
          AnyTransition()
        },
        .staticMethod("push", "static func push(from edge: Edge) -> AnyTransition") { (_: Value) in
          AnyTransition()
        },
        .staticMethod(
          "scale", "static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition"
        ) { (_: CGFloat, _: Value) in AnyTransition() },
        .staticMethod(
          "offset", "static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition"
        ) {
          (_: CGFloat, _: CGFloat) in AnyTransition()
        },
        .staticMethod(
          "asymmetric",
          "static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition"
        ) { (_: AnyTransition, _: AnyTransition) in AnyTransition() },
        .method("combined", "func combined(with other: AnyTransition) -> AnyTransition") {
          (transition: AnyTransition, _: AnyTransition) in transition
        },
        .method("animation", "func animation(_ animation: Animation?) -> AnyTransition") {
          (transition: AnyTransition, _: Value) in transition
        },
      ])

  static let gestures: [Entry] = notShown(
    [
      ("TapGesture", "init(count: Int = 1)"),
      ("SpatialTapGesture", "init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)"),
      ("LongPressGesture", "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)"),
      (
        "DragGesture",
        "init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)"
      ), ("MagnificationGesture", "init(minimumScaleDelta: CGFloat = 0.01)"),
      ("MagnifyGesture", "init(minimumScaleDelta: CGFloat = 0.01)"),
      ("RotationGesture", "init(minimumAngleDelta: Angle = .degrees(1))"),
      ("RotateGesture", "init(minimumAngleDelta: Angle = .degrees(1))"),
    ].map { name, declaration in
      Entry(.initializer, of: name, "init", declaration) { _, _ in
        .value(PassiveGesture().value)
      }
    } + [
      .initializer(NavigationPath.self, "init()") { NavigationPath() },
      .method(
        "onEnded", "func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture"
      ) {
        (gesture: PassiveGesture, _: ActionValue) in gesture
      },
      .method(
        "onChanged",
        "func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture"
      ) { (gesture: PassiveGesture, _: ActionValue) in gesture },
      .method(
        "updating",
        "func updating(_ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void) -> some Gesture"
      ) { (gesture: PassiveGesture, _: Value, _: ActionValue) in gesture },
      .method("simultaneously", "func simultaneously(with other: Gesture) -> some Gesture") {
        (gesture: PassiveGesture, _: PassiveGesture) in gesture
      },
      .method("sequenced", "func sequenced(before other: Gesture) -> some Gesture") {
        (gesture: PassiveGesture, _: PassiveGesture) in gesture
      },
      .method("exclusively", "func exclusively(before other: Gesture) -> some Gesture") {
        (gesture: PassiveGesture, _: PassiveGesture) in gesture
      },
    ])

  /// Marks what is accepted and has no effect.
  private static func notShown(_ entries: [Entry]) -> [Entry] {
    entries.map { entry in
      var entry = entry
      entry.isIgnored = true
      return entry
    }
  }
}
