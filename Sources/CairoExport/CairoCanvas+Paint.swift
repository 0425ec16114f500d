import CCairo
import Drawing
import Foundation
import Geometry

extension CairoCanvas {
  func set(_ color: RGBA) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func set(_ style: StrokeStyle) {
    cairo_set_line_width(context, Double(style.lineWidth))
    cairo_set_miter_limit(context, Double(style.miterLimit))
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    let dash = style.dash.map { Double($0) }
    cairo_set_dash(context, dash, Int32(dash.count), Double(style.dashPhase))
  }

  /// Makes a paint the source and paints the current path with it.
  func draw(_ paint: FlatPaint, through path: () -> Void) throws {
    switch paint {
    case .color(let color):
      set(color)
      path()
    case .linear(let stops, _, _), .radial(let stops, _, _, _):
      if isPage {
        try draw(GradientBand.bands(of: stops), of: paint, through: path)
      } else {
        try draw(pattern(of: paint), stops, path)
      }
    case .wedges(let wedges):
      if isPage {
        try draw(mesh: wedges, through: path)
      } else {
        draw(wedges, through: path)
      }
    }
  }

  /// A gradient without stops; nil for other paints, and without memory.
  private func pattern(of paint: FlatPaint) -> OpaquePointer? {
    switch paint {
    case .color, .wedges: return nil
    case .linear(_, let start, let end):
      return cairo_pattern_create_linear(
        Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    case .radial(_, let center, let radius, let aspect):
      let (x, y) = (Double(center.x), Double(center.y))
      let pattern = cairo_pattern_create_radial(x, y, 0, x, y, Double(radius))
      // The pattern's matrix maps what is drawn back to the circle.
      var matrix = cairo_matrix_t(
        xx: 1, yx: 0, xy: 0, yy: 1 / Double(aspect), x0: 0, y0: y * (1 - 1 / Double(aspect)))
      cairo_pattern_set_matrix(pattern, &matrix)
      return pattern
    }
  }

  /// Draws the bands of a gradient one after the other, each through its part of the current path.
  private func draw(_ bands: [GradientBand], of paint: FlatPaint, through path: () -> Void) throws {
    guard bands.count > 1 else { return try draw(bands.first, of: paint, path) }
    guard let outline = cairo_copy_path(context) else { throw CairoError.outOfMemory }
    defer { cairo_path_destroy(outline) }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let rule = cairo_get_fill_rule(context)
    let overlap = 1 / max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    for band in bands {
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_new_path(context)
      append(band.outline(of: paint, within: box, overlap: CGFloat(overlap)))
      cairo_clip(context)
      cairo_set_fill_rule(context, rule)
      cairo_append_path(context, outline)
      try draw(band, of: paint, path)
    }
  }

  private func draw(_ band: GradientBand?, of paint: FlatPaint, _ path: () -> Void) throws {
    guard let band else { return }
    guard let color = band.color else { return try draw(pattern(of: paint), band.stops, path) }
    set(color.quantised)
    path()
  }

  private func draw(_ pattern: OpaquePointer?, _ stops: [PaintStop], _ path: () -> Void) throws {
    guard let pattern else { throw CairoError.outOfMemory }
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      let color = stop.color.quantised
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    path()
    try CairoError.check(cairo_pattern_status(pattern))
  }

  /// Draws the triangles as one pattern, which pages can hold without turning it into pixels.
  private func draw(mesh wedges: Wedges, through path: () -> Void) throws {
    guard let pattern = cairo_pattern_create_mesh() else { throw CairoError.outOfMemory }
    defer { cairo_pattern_destroy(pattern) }
    let box = wedges.bounds.insetBy(dx: -1, dy: -1)
    add(
      [
        box.origin, CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
        CGPoint(x: box.minX, y: box.maxY),
      ], wedges.base, to: pattern)
    for wedge in wedges.wedges {
      add([wedges.center, wedge.from, wedge.to], wedge.color, to: pattern)
    }
    cairo_set_source(context, pattern)
    path()
    try CairoError.check(cairo_pattern_status(pattern))
  }

  /// Adds a patch of one colour, over those before it.
  private func add(_ corners: [CGPoint], _ color: RGBA, to pattern: OpaquePointer) {
    cairo_mesh_pattern_begin_patch(pattern)
    for (index, corner) in corners.enumerated() {
      let (x, y) = (Double(corner.x), Double(corner.y))
      if index == 0 {
        cairo_mesh_pattern_move_to(pattern, x, y)
      } else {
        cairo_mesh_pattern_line_to(pattern, x, y)
      }
    }
    for index in 0..<4 {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(index), color.red, color.green, color.blue, color.alpha)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }

  /// Draws the triangles apart, then shows them through the current path.
  private func draw(_ wedges: Wedges, through path: () -> Void) {
    guard let outline = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(outline) }
    let rule = cairo_get_fill_rule(context)
    cairo_push_group(context)
    cairo_reset_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    paint(wedges) { RGBA(red: $0.red, green: $0.green, blue: $0.blue) }
    if let alpha = wedges.commonAlpha {
      scale(alpha)
    } else {
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      // Opacities replace each other, as greys do in the SVG file's mask.
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      paint(wedges) { RGBA(red: 0, green: 0, blue: 0, alpha: $0.alpha) }
      keepWithin(cairo_pop_group(context))
    }
    cairo_pop_group_to_source(context)
    cairo_set_fill_rule(context, rule)
    cairo_new_path(context)
    cairo_append_path(context, outline)
    path()
  }

  private func paint(_ wedges: Wedges, color: (RGBA) -> RGBA) {
    set(color(wedges.base))
    cairo_paint(context)
    for wedge in wedges.wedges {
      cairo_new_path(context)
      cairo_move_to(context, Double(wedges.center.x), Double(wedges.center.y))
      cairo_line_to(context, Double(wedge.from.x), Double(wedge.from.y))
      cairo_line_to(context, Double(wedge.to.x), Double(wedge.to.y))
      set(color(wedge.color))
      cairo_fill(context)
    }
  }

  /// Multiplies what was drawn so far by an opacity.
  private func scale(_ alpha: Double) {
    guard alpha < 1 else { return }
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(context, 0, 0, 0, alpha)
    cairo_paint(context)
  }

  /// Multiplies what was drawn so far by a pattern's opacity; destroys the pattern.
  private func keepWithin(_ pattern: OpaquePointer?) {
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
