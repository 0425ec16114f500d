import Foundation
import Geometry
import Typography

/// What is wrong with an item, before it is known which item it is.
enum Rejection: Error {
  case notFinite(String)
  case tooLarge(String)
  case tooMany(String, limit: Int)

  func of(_ item: String) -> DrawingError {
    switch self {
    case .notFinite(let what): .notFinite(item: item, what: what)
    case .tooLarge(let what): .tooLarge(item: item, what: what)
    case .tooMany(let what, let limit): .tooMany(what: what, item: item, limit: limit)
    }
  }
}

/// Lets only numbers through that exporters can draw.
struct DrawingGate {
  /// The largest coordinate in points of the figure's space.
  let reach: CGFloat

  init(scale: CGFloat) {
    reach = DrawingLimits.coordinate / scale
  }

  /// Checks a path's points as they are and as `transform` maps them; answers their bounds.
  @discardableResult
  func check(_ path: Path, _ transform: CGAffineTransform, _ what: String) throws
    -> CGRect
  {
    let bounds = path.controlBounds
    guard bounds.low.x.isFinite, bounds.low.y.isFinite, bounds.high.x.isFinite,
      bounds.high.y.isFinite
    else { throw Rejection.notFinite(what) }
    let rect = CGRect(
      x: bounds.low.x, y: bounds.low.y, width: bounds.high.x - bounds.low.x,
      height: bounds.high.y - bounds.low.y)
    try check(rect, transform, what)
    return rect
  }

  /// Checks that a rectangle is near enough to be drawn, mapped and as it is.
  func check(_ rect: CGRect, _ transform: CGAffineTransform, _ what: String) throws {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.allSatisfy(\.isFinite) else {
      throw Rejection.notFinite(what)
    }
    let mapped = transform.isIdentity ? rect : rect.applying(transform)
    for side in [mapped.minX, mapped.minY, mapped.maxX, mapped.maxY] where !(abs(side) <= reach) {
      throw Rejection.tooLarge(what)
    }
    for side in [rect.minX, rect.minY, rect.maxX, rect.maxY] where !(abs(side) <= 1e12) {
      throw Rejection.tooLarge(what)
    }
  }

  func check(_ transform: CGAffineTransform) throws {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    try check(numbers, "transform")
  }

  /// Checks numbers that must be finite and within any exporter's reach.
  func check(_ numbers: [CGFloat], _ what: String) throws {
    for number in numbers {
      guard number.isFinite else { throw Rejection.notFinite(what) }
      guard abs(number) <= 1e12 else { throw Rejection.tooLarge(what) }
    }
  }

  func check(_ style: StrokeStyle, _ scale: CGFloat) throws {
    try check([style.lineWidth, style.miterLimit], "stroke style")
    try check(style.dash + [style.dashPhase], "dash")
    guard style.reach * scale <= reach else {
      throw Rejection.tooLarge("line width")
    }
  }

  func check(_ color: RGBA, _ what: String) throws {
    guard color.isFinite else { throw Rejection.notFinite(what) }
  }

  func check(_ paint: Paint) throws {
    switch paint {
    case .color(let color):
      try check(color, "colour")
    case .linear(let paint):
      try check(paint.stops)
      try check([paint.start.x, paint.start.y, paint.end.x, paint.end.y], "gradient")
    case .radial(let paint):
      try check(paint.stops)
      try check(
        [paint.center.x, paint.center.y, paint.startRadius, paint.endRadius, paint.aspect],
        "gradient")
    case .angular(let paint):
      try check(paint.stops)
      try check(
        [paint.center.x, paint.center.y, paint.startAngle, paint.endAngle], "gradient")
    }
  }

  private func check(_ stops: [PaintStop]) throws {
    guard stops.count <= DrawingLimits.stops else {
      throw Rejection.tooMany("stops", limit: DrawingLimits.stops)
    }
    for stop in stops {
      try check(stop.color, "gradient's colour")
      try check([stop.location], "gradient's stop")
    }
  }

  func check(_ run: GlyphRun, _ transform: CGAffineTransform) throws {
    try check([run.size], "font size")
    var (low, high) = (CGPoint.zero, CGPoint.zero)
    for glyph in run.glyphs {
      guard glyph.x.isFinite, glyph.y.isFinite else {
        throw Rejection.notFinite("glyph's place")
      }
      low = CGPoint(x: min(low.x, glyph.x), y: min(low.y, glyph.y))
      high = CGPoint(x: max(high.x, glyph.x), y: max(high.y, glyph.y))
    }
    // Outlines reach a few em beyond their origins.
    let margin = 8 * abs(run.size)
    let rect = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    try check(rect.insetBy(dx: -margin, dy: -margin), transform, "text")
  }
}
