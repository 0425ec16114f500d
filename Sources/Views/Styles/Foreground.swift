import Drawing
import Foundation
import Geometry
import LayoutEngine

extension View {
  /// Sets the style that text, shapes and template images in the view are drawn in.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    settingForeground([AnyShapeStyle(style)])
  }

  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    settingForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    settingForeground([
      AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
    ])
  }

  /// Sets the colour that text, shapes and template images in the view are drawn in.
  public func foregroundColor(_ color: Color?) -> some View {
    settingForeground(color.map { [AnyShapeStyle($0)] } ?? [])
  }

  /// Sets the accent colour for the view.
  public func tint(_ tint: Color?) -> some View {
    settingEnvironment { $0.tint = tint }
  }

  /// The older name of `tint`.
  public func accentColor(_ color: Color?) -> some View {
    tint(color)
  }

  /// A level of the outer style (`.secondary`) is taken from what is set outside.
  private func settingForeground(_ styles: [AnyShapeStyle]) -> some View {
    settingEnvironment { environment in
      let outer = StyleContext(environment)
      environment.foreground = ForegroundLevels(
        styles.map { AnyShapeStyle(BoundStyle(style: $0, styles: outer)) })
    }
  }
}

/// A style that was resolved among the styles set outside of where it is used.
struct BoundStyle: ShapeStyle {
  let style: AnyShapeStyle
  let styles: StyleContext

  func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    style.paint(in: frame, styles: self.styles, isDark: isDark)
  }
}
