import Drawing
import Foundation
import Geometry

/// A pane that blurs what is behind it.
///
/// Drawn as a veil without the blur, and a warning says so. On a light page `regular` is white at
/// 69 %, as measured over a plain grey (a sheet over the dimmed page on iOS 26: 204 becomes 239,
/// iOS.md of iamcgn/swiftui-web); how much more or less the others hide is not measured, only their
/// order is Apple's.
public struct Material: ShapeStyle, Hashable, Sendable {
  fileprivate let name: String
  /// How much of what is behind is hidden, 0 to 1.
  private let strength: Double

  public static let ultraThin = Material(name: "ultraThin", strength: 0.4)
  public static let thin = Material(name: "thin", strength: 0.55)
  public static let regular = Material(name: "regular", strength: 0.69)
  public static let thick = Material(name: "thick", strength: 0.8)
  public static let ultraThick = Material(name: "ultraThick", strength: 0.9)
  public static let bar = Material(name: "bar", strength: 0.69)

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    let veil = Color(
      light: RGBA(255, 255, 255, alpha: strength), dark: RGBA(44, 44, 46, alpha: strength))
    return .color(veil.resolved(isDark: isDark))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension AnyShapeStyle {
  /// The name of the material that it is, more or less transparent; nil for other styles.
  var materialName: String? {
    switch style {
    case let material as Material: material.name
    case let style as AnyShapeStyle: style.materialName
    case let style as OpacityShapeStyle: style.style.materialName
    case let style as BoundStyle: style.style.materialName
    default: nil
    }
  }
}

extension ViewContext {
  /// What styles learn from the views around; what is drawn otherwise than they say is told.
  func styleContext(for styles: [AnyShapeStyle]) -> StyleContext {
    for name in styles.compactMap(\.materialName) { build.warn(.noBackdropBlur(material: name)) }
    return StyleContext(environment)
  }
}
