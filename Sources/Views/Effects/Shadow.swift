import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Draws what a view covers below it, in one colour and beside its place.
///
/// No effect on layout (measured: effects/shadow). A hard shadow is drawn exactly; a soft one is
/// refused by name, for figures have no blur.
struct ShadowDrawing: NodeDrawing {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let color = color.resolved(isDark: context.isDark)
    var inner: [DisplayItem] = []
    try content(&inner)
    if color.alpha > 0, !inner.isEmpty {
      guard radius == 0 else {
        throw ViewError.unsupported(
          name: "shadow with a radius", hint: "A shadow of radius 0 is drawn exactly.")
      }
      items.append(
        .group(
          DisplayGroup(
            inner.map { $0.silhouette(color) },
            transform: CGAffineTransform(translationX: offset.width, y: offset.height),
            opacity: color.alpha)))
    }
    items += inner
  }
}

extension DisplayItem {
  /// The item in one colour, as opaque in each place as it was.
  func silhouette(_ color: RGBA) -> DisplayItem {
    switch self {
    case .fill(let path, let paint, let rule): .fill(path, paint.silhouette(color), rule)
    case .stroke(let path, let paint, let style): .stroke(path, paint.silhouette(color), style)
    case .text(let run, let point, let paint): .text(run, at: point, paint.silhouette(color))
    case .image(var picture, let rect): picture.silhouette(color, in: rect)
    case .group(var group): group.silhouette(color)
    }
  }
}

extension ImageSource {
  fileprivate mutating func silhouette(_ color: RGBA, in rect: CGRect) -> DisplayItem {
    tint = color.opaque
    return .image(self, rect)
  }
}

extension DisplayGroup {
  fileprivate mutating func silhouette(_ color: RGBA) -> DisplayItem {
    items = items.map { $0.silhouette(color) }
    return .group(self)
  }
}

extension Paint {
  /// The paint with every colour replaced, its opacity kept.
  fileprivate func silhouette(_ color: RGBA) -> Paint {
    func replaced(_ own: RGBA) -> RGBA {
      RGBA(red: color.red, green: color.green, blue: color.blue, alpha: own.alpha)
    }
    func replaced(_ stops: [PaintStop]) -> [PaintStop] {
      stops.map { PaintStop(color: replaced($0.color), location: $0.location) }
    }
    switch self {
    case .color(let own): return .color(replaced(own))
    case .linear(var paint):
      paint.stops = replaced(paint.stops)
      return .linear(paint)
    case .radial(var paint):
      paint.stops = replaced(paint.stops)
      return .radial(paint)
    case .angular(var paint):
      paint.stops = replaced(paint.stops)
      return .angular(paint)
    }
  }
}

extension RGBA {
  fileprivate var opaque: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 1) }
}

extension View {
  /// Adds a shadow below the view; lengths in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    checking("shadow", [("x", [x]), ("y", [y])]) {
      checking("shadow", [("radius", [radius])], mayBeNegative: false) {
        modified(
          "shadow", PassThroughLayout(),
          drawing: ShadowDrawing(
            color: color, radius: radius, offset: CGSize(width: x, height: y)))
      }
    }
  }
}
