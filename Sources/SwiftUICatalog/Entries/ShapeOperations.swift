import Catalog
import Drawing
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let shapeOperations: [Entry] = [
    .derived("stroke", "func stroke(style: StrokeStyle) -> some Shape") { (style: StrokeStyle) in
      .stroke(style)
    },
    .derived("stroke", "func stroke(lineWidth: CGFloat = 1) -> some Shape") {
      (width: CGFloat) in .stroke(StrokeStyle(lineWidth: width))
    },
    .derived(
      "trim",
      "func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape"
    ) { (from: CGFloat, to: CGFloat) in .trim(from: from, to: to) },
    .derived("offset", "func offset(_ offset: CGSize) -> OffsetShape<Self>") {
      (offset: CGSize) in .offset(offset)
    },
    .derived("offset", "func offset(_ offset: CGPoint) -> OffsetShape<Self>") {
      (offset: CGPoint) in .offset(CGSize(width: offset.x, height: offset.y))
    },
    .derived("offset", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>") {
      (x: CGFloat, y: CGFloat) in .offset(CGSize(width: x, height: y))
    },
    .derived(
      "rotation",
      "func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>"
    ) { (angle: Angle, anchor: UnitPoint) in .rotation(angle, anchor: anchor) },
    .derived(
      "scale",
      "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>"
    ) { (x: CGFloat, y: CGFloat, anchor: UnitPoint) in .scale(x: x, y: y, anchor: anchor) },
    .derived(
      "scale", "func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>"
    ) { (scale: CGFloat, anchor: UnitPoint) in .scale(x: scale, y: scale, anchor: anchor) },
    .derived(
      "transform", "func transform(_ transform: CGAffineTransform) -> TransformedShape<Self>"
    ) { (transform: CGAffineTransform) in .transform(transform) },
    .derived("size", "func size(_ size: CGSize) -> some Shape") { (size: CGSize) in
      .size(size)
    },
    .derived("size", "func size(width: CGFloat, height: CGFloat) -> some Shape") {
      (width: CGFloat, height: CGFloat) in .size(CGSize(width: width, height: height))
    },
    .derived("size", "func size(_ size: CGSize, anchor: UnitPoint) -> some Shape") {
      (size: CGSize, anchor: UnitPoint) in .size(size, anchor: anchor)
    },
    .derived(
      "size", "func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape"
    ) { (width: CGFloat, height: CGFloat, anchor: UnitPoint) in
      .size(CGSize(width: width, height: height), anchor: anchor)
    },
    .shapeMethod("path", "func path(in rect: CGRect) -> Path") {
      (shape: any Shape, rect: CGRect) in try shape.coveredPath(in: rect, for: "the path")
    },
    .shapeMethod("sizeThatFits", "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") {
      (shape: any Shape, proposal: ProposedViewSize) in shape.sizeThatFits(proposal)
    },
  ]

  static let otherShapes: [Entry] = [
    .initializer(
      UnevenRoundedRectangle.self,
      "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)"
    ) { (radii: RectangleCornerRadii, style: RoundedCornerStyle) in
      UnevenRoundedRectangle(cornerRadii: radii, style: style)
    },
    .initializer(
      UnevenRoundedRectangle.self,
      "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)"
    ) {
      (
        topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat,
        topTrailing: CGFloat, style: RoundedCornerStyle
      ) in
      UnevenRoundedRectangle(
        topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
        bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing, style: style)
    },
    .initializer(
      RectangleCornerRadii.self,
      "init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)"
    ) {
      (
        topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat,
        topTrailing: CGFloat
      ) in
      RectangleCornerRadii(
        topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
        topTrailing: topTrailing)
    },
    .initializer(ContainerRelativeShape.self, "init()") { ContainerRelativeShape() },
    .staticProperty("containerRelative", of: "Shape", ContainerRelativeShape()),
  ]
}

private let shape = ["InsettableShape", "Shape", "View"]

extension UnevenRoundedRectangle: Bridged {
  public static var conformances: [String] { shape }
}
extension ContainerRelativeShape: Bridged {
  public static var conformances: [String] { shape }
}
extension RectangleCornerRadii: Bridged {}

extension Entry {
  /// `shape.name(…)` that makes another shape of it.
  static func derived<each P: Bridged>(
    _ name: String, _ declaration: String,
    _ operation: @escaping @Sendable (repeat each P) throws -> ShapeOperation
  ) -> Entry {
    .shapeMethod(name, declaration) { (shape: any Shape, parameters: repeat each P) in
      ShapeValue(shape: shape.applying(try operation(repeat each parameters)))
    }
  }
}
