import Drawing
import Foundation
import Geometry

/// A colour or pattern that shapes and text are drawn in.
public protocol ShapeStyle {
  /// The paint for a shape that covers `frame`, in points of the figure.
  func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint
}

/// What a style learns from the views around it.
public struct StyleContext {
  package var foreground: ForegroundLevels
  package var tint: Color?

  package init(_ environment: EnvironmentValues) {
    foreground = environment.foreground
    tint = environment.tint
  }
}

/// The styles of the four levels of importance; a missing one follows from the first.
package struct ForegroundLevels {
  package var levels: [AnyShapeStyle] = []

  package init(_ levels: [AnyShapeStyle] = []) {
    self.levels = levels
  }
}

/// A style, its type put aside.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init(_ style: some ShapeStyle) {
    self.style = style
  }

  package init(erasing style: any ShapeStyle) {
    self.style = style
  }

  /// The name of the style's own type.
  var name: String { (style as? AnyShapeStyle)?.name ?? typeName(type(of: style)) }

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    style.paint(in: frame, styles: styles, isDark: isDark)
  }
}

extension Color: ShapeStyle {
  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    .color(resolved(isDark: isDark))
  }
}

/// The style that the views around set with `foregroundStyle`; labels' colour where none does.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    HierarchicalShapeStyle.primary.paint(in: frame, styles: styles, isDark: isDark)
  }
}

/// The page's own colour.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    .color(Color.page.resolved(isDark: isDark))
  }
}

/// The colour of dividers and of the lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    .color(Color.separator.resolved(isDark: isDark))
  }
}

/// The accent that the views around set with `tint`.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    .color((styles.tint ?? .accentColor).resolved(isDark: isDark))
  }
}

/// A level of importance of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  package var level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  package init(level: Int) {
    self.level = level
  }

  /// Without a foreground style the labels' colours; with one, it at the labels' opacities.
  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    let levels = styles.foreground.levels
    var outer = styles
    outer.foreground = ForegroundLevels()
    if level < levels.count {
      return levels[level].paint(in: frame, styles: outer, isDark: isDark)
    }
    if let base = levels.first {
      return base.paint(in: frame, styles: outer, isDark: isDark)
        .opacity(Self.opacities[min(level, 4)])
    }
    return .color(Self.labels[min(level, 4)].resolved(isDark: isDark))
  }

  private static let opacities: [Double] = [1, 0.6, 0.3, 0.18, 0.11]
  private static let labels: [Color] = [
    .primary, .secondary, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel.opacity(0.6),
  ]
}

/// A style that is drawn more or less transparent.
public struct OpacityShapeStyle: ShapeStyle {
  package let style: AnyShapeStyle
  package let opacity: Double

  public func paint(in frame: CGRect, styles: StyleContext, isDark: Bool) -> Paint {
    style.paint(in: frame, styles: styles, isDark: isDark).opacity(opacity)
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: AnyShapeStyle(self), opacity: opacity)
  }
}

extension Paint {
  /// The paint with every colour's opacity multiplied.
  package func opacity(_ factor: Double) -> Paint {
    func faded(_ stops: [PaintStop]) -> [PaintStop] {
      stops.map { PaintStop(color: $0.color.opacity(factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linear(var paint):
      paint.stops = faded(paint.stops)
      return .linear(paint)
    case .radial(var paint):
      paint.stops = faded(paint.stops)
      return .radial(paint)
    case .angular(var paint):
      paint.stops = faded(paint.stops)
      return .angular(paint)
    }
  }
}
