import Catalog
import Drawing
import Views

/// Any style that a shape can be filled with: `.indigo.gradient`, `Color.red`, a gradient.
struct StyleValue: Bridged {
  let style: AnyShapeStyle

  static var typeName: String { "ShapeStyle" }
  static var symbolOwners: [String] { ["ShapeStyle", "Color"] }

  static func bridged(_ value: Value) throws -> StyleValue? {
    if case .native(let native) = value {
      if let own = native as? StyleValue { return own }
      return native.widerTypes?.style.map { StyleValue(style: AnyShapeStyle(erasing: $0)) }
    }
    return try native(value)
  }
}

/// Any shape: a built-in one, or a fixture's own.
struct ShapeValue: Bridged {
  let shape: any Shape

  static var typeName: String { "Shape" }
  /// A method of insettable shapes says so itself where the shape is none.
  static var conformances: [String] { ["InsettableShape", "View"] }

  static func bridged(_ value: Value) throws -> ShapeValue? {
    switch value {
    case .native(let native as ShapeValue): return native
    case .native(let native): return native.widerTypes?.shape.map(ShapeValue.init)
    case .instance(let instance):
      return InterpretedShape.made(of: instance).map { ShapeValue(shape: $0) }
    case .symbol: return try native(value)
    case .reference(let reference): return try bridged(reference.value)
    default: return nil
    }
  }
}

extension Color: Bridged {
  public static var conformances: [String] { ["ShapeStyle", "View"] }
}

extension AnyShapeStyle: Bridged {
  public static var conformances: [String] { ["ShapeStyle"] }
}

extension AnyGradient: Bridged {
  public static var conformances: [String] { ["ShapeStyle"] }
}

extension LinearGradient: Bridged {
  public static var conformances: [String] { ["ShapeStyle", "View"] }
}

extension RadialGradient: Bridged {
  public static var conformances: [String] { ["ShapeStyle", "View"] }
}

extension EllipticalGradient: Bridged {
  public static var conformances: [String] { ["ShapeStyle", "View"] }
}

extension AngularGradient: Bridged {
  public static var conformances: [String] { ["ShapeStyle", "View"] }
}

extension HierarchicalShapeStyle: Bridged {
  public static var conformances: [String] { ["ShapeStyle"] }
}

extension Material: Bridged {
  public static var conformances: [String] { ["ShapeStyle"] }
}

extension ForegroundStyle: Bridged {
  public static var conformances: [String] { ["ShapeStyle"] }
}

extension BackgroundStyle: Bridged {
  public static var conformances: [String] { ["ShapeStyle"] }
}

extension SeparatorShapeStyle: Bridged {
  public static var conformances: [String] { ["ShapeStyle"] }
}

extension TintShapeStyle: Bridged {
  public static var conformances: [String] { ["ShapeStyle"] }
}

extension Gradient: Bridged {}
extension Gradient.Stop: Bridged {
  public static var typeName: String { "Gradient.Stop" }
}
extension Color.RGBColorSpace: Bridged {
  public static var typeName: String { "Color.RGBColorSpace" }
}
extension StrokeStyle: Bridged {}
extension StrokeStyle.Cap: Bridged {
  public static var typeName: String { "CGLineCap" }
}
extension StrokeStyle.Join: Bridged {
  public static var typeName: String { "CGLineJoin" }
}
extension FillStyle: Bridged {}
