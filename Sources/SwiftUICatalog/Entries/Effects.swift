import Catalog
import Drawing
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let transforms: [Entry] = [
    .modifier(
      "rotationEffect",
      "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View"
    ) { (view: any View, angle: Angle, anchor: UnitPoint) in
      view.rotationEffect(angle, anchor: anchor)
    },
    .modifier(
      "scaleEffect", "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View"
    ) { (view: any View, scale: CGSize, anchor: UnitPoint) in
      view.scaleEffect(scale, anchor: anchor)
    },
    .modifier(
      "scaleEffect", "func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View"
    ) { (view: any View, scale: CGFloat, anchor: UnitPoint) in
      view.scaleEffect(scale, anchor: anchor)
    },
    .modifier(
      "scaleEffect",
      "func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View"
    ) { (view: any View, x: CGFloat, y: CGFloat, anchor: UnitPoint) in
      view.scaleEffect(x: x, y: y, anchor: anchor)
    },
    .modifier(
      "transformEffect", "func transformEffect(_ transform: CGAffineTransform) -> some View"
    ) { (view: any View, transform: CGAffineTransform) in view.transformEffect(transform) },
    .modifier(
      "projectionEffect", "func projectionEffect(_ transform: ProjectionTransform) -> some View"
    ) { (view: any View, transform: ProjectionTransform) in view.projectionEffect(transform) },
    .modifier(
      "rotation3DEffect",
      "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View"
    ) {
      (
        view: any View, angle: Angle, axis: SpatialAxis, anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat
      ) in
      view.rotation3DEffect(
        angle, axis: (axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ,
        perspective: perspective)
    },
    .initializer(ProjectionTransform.self, "init()") { ProjectionTransform() },
    .initializer(ProjectionTransform.self, "init(_ m: CGAffineTransform)") {
      (transform: CGAffineTransform) in ProjectionTransform(transform)
    },
    .method(
      "concatenating", "func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform"
    ) { (a: ProjectionTransform, b: ProjectionTransform) in a.concatenating(b) },
    .initializer(
      CGAffineTransform.self,
      "init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)"
    ) { (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in
      CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    },
    .modifier("modifier", "func modifier(_ modifier: some ViewModifier) -> some View") {
      (view: any View, modifier: InterpretedModifier) in modifier.applied(to: view)
    },
    .modifier("modifier", "func modifier(_ modifier: EmptyModifier) -> some View") {
      (view: any View, modifier: EmptyModifier) in view.modifier(erased: modifier)
    },
    .initializer(EmptyModifier.self, "init()") { EmptyModifier() },
    .staticProperty("identity", EmptyModifier.identity),
    .initializer(EquatableView.self, "init(content: Content)") { (content: ViewValue) in
      EquatableView(content: TupleView([content.view]))
    },
    .modifier("equatable", "func equatable() -> EquatableView<Self>") { (view: any View) in
      TupleView([view]).equatable()
    },
  ]

  static let pixelEffects: [Entry] = [
    .modifier(
      "mask",
      "func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View"
    ) { (view: any View, alignment: Alignment, mask: ViewContent) in
      view.mask(alignment: alignment) { mask.tuple }
    },
    .modifier("mask", "func mask(_ mask: Mask) -> some View") {
      (view: any View, mask: ViewValue) in view.mask { TupleView([mask.view]) }
    },
    .modifier(
      "shadow",
      "func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View"
    ) { (view: any View, color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) in
      view.shadow(color: color, radius: radius, x: x, y: y)
    },
    .modifier("blur", "func blur(radius: CGFloat, opaque: Bool = false) -> some View") {
      (view: any View, radius: CGFloat, opaque: Bool) in
      view.blur(radius: radius, opaque: opaque)
    },
    .modifier("blendMode", "func blendMode(_ blendMode: BlendMode) -> some View") {
      (view: any View, mode: BlendMode) in view.blendMode(mode)
    },
    .modifier("brightness", "func brightness(_ amount: Double) -> some View") {
      (view: any View, amount: Double) in view.brightness(amount)
    },
    .modifier("contrast", "func contrast(_ amount: Double) -> some View") {
      (view: any View, amount: Double) in view.contrast(amount)
    },
    .modifier("saturation", "func saturation(_ amount: Double) -> some View") {
      (view: any View, amount: Double) in view.saturation(amount)
    },
    .modifier("grayscale", "func grayscale(_ amount: Double) -> some View") {
      (view: any View, amount: Double) in view.grayscale(amount)
    },
    .modifier("hueRotation", "func hueRotation(_ angle: Angle) -> some View") {
      (view: any View, angle: Angle) in view.hueRotation(angle)
    },
    .modifier("colorInvert", "func colorInvert() -> some View") { (view: any View) in
      view.colorInvert()
    },
    .modifier("colorMultiply", "func colorMultiply(_ color: Color) -> some View") {
      (view: any View, color: Color) in view.colorMultiply(color)
    },
    .modifier("luminanceToAlpha", "func luminanceToAlpha() -> some View") { (view: any View) in
      view.luminanceToAlpha()
    },
    .modifier("compositingGroup", "func compositingGroup() -> some View") { (view: any View) in
      view.compositingGroup()
    },
    .modifier("drawingGroup", "func drawingGroup(opaque: Bool = false) -> some View") {
      (view: any View, opaque: Bool) in view.drawingGroup(opaque: opaque)
    },
  ]

  static let matching: [Entry] =
    [
      .modifier(
        "matchedGeometryEffect",
        "func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View"
      ) {
        (
          view: any View, id: TagValue, namespace: Namespace.ID,
          properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool
        ) in
        view.matchedGeometryEffect(
          id: id.tag, in: namespace, properties: properties, anchor: anchor, isSource: isSource)
      }
    ]
    + Entry.constants([
      ("frame", MatchedGeometryProperties.frame), ("position", .position), ("size", .size),
    ])

  static let effectConstants: [Entry] = BlendMode.allCases.map {
    .staticProperty($0.rawValue, $0)
  }
}

extension ProjectionTransform: Bridged {}
extension BlendMode: Bridged {}
extension Namespace.ID: Bridged {
  public static var typeName: String { "Namespace.ID" }
}
extension MatchedGeometryProperties: Bridged {
  public static func bridged(_ value: Value) throws -> MatchedGeometryProperties? {
    try optionSet(value)
  }
}

/// An axis in space, written as a tuple.
struct SpatialAxis: Bridged {
  let x: CGFloat
  let y: CGFloat
  let z: CGFloat

  static var typeName: String { "(x: CGFloat, y: CGFloat, z: CGFloat)" }

  static func bridged(_ value: Value) throws -> SpatialAxis? {
    guard case .tuple(let elements, _) = value, elements.count == 3,
      let x = try CGFloat.bridged(elements[0].value),
      let y = try CGFloat.bridged(elements[1].value),
      let z = try CGFloat.bridged(elements[2].value)
    else { return nil }
    return SpatialAxis(x: x, y: y, z: z)
  }
}

extension EmptyModifier: Bridged {}
extension EquatableView: Bridged { public static var conformances: [String] { ["View"] } }

extension Vocabulary {
  /// What is hidden behind bars.
  static let redaction: [Entry] =
    [
      .modifier("redacted", "func redacted(reason: RedactionReasons) -> some View") {
        (view: any View, reason: RedactionReasons) in view.redacted(reason: reason)
      },
      .modifier("unredacted", "func unredacted() -> some View") { (view: any View) in
        view.unredacted()
      },
      .modifier(
        "privacySensitive", "func privacySensitive(_ sensitive: Bool = true) -> some View"
      ) { (view: any View, sensitive: Bool) in view.privacySensitive(sensitive) },
    ]
    + Entry.constants([
      ("placeholder", RedactionReasons.placeholder), ("privacy", .privacy),
      ("invalidated", .invalidated),
    ])
    + Entry.setAlgebra(of: RedactionReasons.self)
}

extension RedactionReasons: Bridged {
  public static func bridged(_ value: Value) throws -> RedactionReasons? { try optionSet(value) }
}
