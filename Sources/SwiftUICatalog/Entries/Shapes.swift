import Catalog
import Drawing
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let shapes: [Entry] = [
    .initializer(Rectangle.self, "init()") { Rectangle() },
    .initializer(
      RoundedRectangle.self,
      "init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)"
    ) { (radius: CGFloat, style: RoundedCornerStyle) in
      RoundedRectangle(cornerRadius: radius, style: style)
    },
    .initializer(
      RoundedRectangle.self, "init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)"
    ) { (size: CGSize, style: RoundedCornerStyle) in
      RoundedRectangle(cornerSize: size, style: style)
    },
    .initializer(Capsule.self, "init(style: RoundedCornerStyle = .continuous)") {
      (style: RoundedCornerStyle) in Capsule(style: style)
    },
    .initializer(Circle.self, "init()") { Circle() },
    .initializer(Ellipse.self, "init()") { Ellipse() },
    .staticProperty("rect", of: "Shape", Rectangle()),
    .staticProperty("capsule", of: "Shape", Capsule()),
    .staticProperty("circle", of: "Shape", Circle()),
    .staticProperty("ellipse", of: "Shape", Ellipse()),
    .staticMethod(
      "rect", of: "Shape",
      "static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self"
    ) { (radius: CGFloat, style: RoundedCornerStyle) in
      RoundedRectangle(cornerRadius: radius, style: style)
    },
    .staticMethod(
      "rect", of: "Shape",
      "static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self"
    ) { (size: CGSize, style: RoundedCornerStyle) in
      RoundedRectangle(cornerSize: size, style: style)
    },
    .staticMethod(
      "rect", of: "Shape",
      "static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self"
    ) { (radii: RectangleCornerRadii, style: RoundedCornerStyle) in
      UnevenRoundedRectangle(cornerRadii: radii, style: style)
    },
    .staticMethod(
      "rect", of: "Shape",
      "static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self"
    ) {
      (
        topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat,
        topTrailing: CGFloat, style: RoundedCornerStyle
      ) in
      UnevenRoundedRectangle(
        topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
        bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing, style: style)
    },
    .shapeMethod(
      "fill",
      "func fill(_ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()) -> some View"
    ) { (shape: any Shape, style: StyleValue, fill: FillStyle) in
      shape.fill(style.style, style: fill)
    },
    .shapeMethod(
      "stroke", "func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View"
    ) { (shape: any Shape, content: StyleValue, style: StrokeStyle) in
      shape.stroke(content.style, style: style)
    },
    .shapeMethod(
      "stroke", "func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View"
    ) { (shape: any Shape, content: StyleValue, width: CGFloat) in
      shape.stroke(content.style, lineWidth: width)
    },
    .insettableMethod(
      "strokeBorder",
      "func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View"
    ) { (shape: any InsettableShape, content: StyleValue, style: StrokeStyle) in
      shape.strokeBorder(content.style, style: style)
    },
    .insettableMethod(
      "strokeBorder",
      "func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View"
    ) { (shape: any InsettableShape, content: StyleValue, width: CGFloat) in
      shape.strokeBorder(content.style, lineWidth: width)
    },
    .insettableMethod("strokeBorder", "func strokeBorder(style: StrokeStyle) -> some View") {
      (shape: any InsettableShape, style: StrokeStyle) in shape.strokeBorder(style: style)
    },
    .insettableMethod("strokeBorder", "func strokeBorder(lineWidth: CGFloat = 1) -> some View") {
      (shape: any InsettableShape, width: CGFloat) in shape.strokeBorder(lineWidth: width)
    },
    .insettableMethod("inset", "func inset(by amount: CGFloat) -> some InsettableShape") {
      (shape: any InsettableShape, amount: CGFloat) in
      ShapeValue(shape: shape.inset(by: amount))
    },
    .method("stroke", "func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View") {
      (view: ShapeView, content: StyleValue, style: StrokeStyle) in
      view.stroke(content.style, style: style)
    },
    .method(
      "stroke", "func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View"
    ) { (view: ShapeView, content: StyleValue, width: CGFloat) in
      view.stroke(content.style, lineWidth: width)
    },
    .method(
      "strokeBorder",
      "func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View"
    ) { (view: ShapeView, content: StyleValue, width: CGFloat) in
      view.strokeBorder(content.style, lineWidth: width)
    },
    .method(
      "strokeBorder",
      "func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View"
    ) { (view: ShapeView, content: StyleValue, style: StrokeStyle) in
      view.strokeBorder(content.style, style: style)
    },
    .method(
      "fill",
      "func fill(_ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()) -> some View"
    ) { (view: ShapeView, content: StyleValue, style: FillStyle) in
      view.fill(content.style, style: style)
    },
    .initializer(AnyShape.self, "init(_ shape: some Shape)") { (shape: ShapeValue) in
      AnyShape(erasing: shape.shape)
    },
    .initializer(FillStyle.self, "init(eoFill: Bool = false, antialiased: Bool = true)") {
      (eoFill: Bool, antialiased: Bool) in FillStyle(eoFill: eoFill, antialiased: antialiased)
    },
    .initializer(
      StrokeStyle.self,
      "init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)"
    ) {
      (
        width: CGFloat, cap: StrokeStyle.Cap, join: StrokeStyle.Join, limit: CGFloat,
        dash: [CGFloat], phase: CGFloat
      ) in
      StrokeStyle(
        lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash,
        dashPhase: phase)
    },
  ]

  static let shapeConstants: [Entry] =
    Entry.constants([("circular", RoundedCornerStyle.circular), ("continuous", .continuous)])
    + Entry.constants([
      ("butt", StrokeStyle.Cap.butt), ("round", .round), ("square", .square),
    ])
    + Entry.constants([
      ("miter", StrokeStyle.Join.miter), ("round", .round), ("bevel", .bevel),
    ])
}

extension AnyShape: Bridged {
  public static var conformances: [String] { ["Shape", "View"] }
}

extension Entry {
  /// `shape.name(…)` on a shape that can be inset.
  static func insettableMethod<R: Bridged, each P: Bridged>(
    _ name: String, _ declaration: String,
    _ apply: @escaping @Sendable (any InsettableShape, repeat each P) throws -> R
  ) -> Entry {
    .shapeMethod(name, declaration, of: "InsettableShape") {
      (shape: any Shape, parameters: repeat each P) in
      guard let insettable = shape as? any InsettableShape else {
        throw BridgingError("'\(name)' needs a shape that can be inset")
      }
      return try apply(insettable, repeat each parameters)
    }
  }
}
