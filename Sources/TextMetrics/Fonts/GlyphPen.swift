import CPango
import Foundation
import Geometry

/// Takes a glyph's outline from HarfBuzz, step by step.
enum GlyphPen {
  private final class Drawing {
    var path = Path()
    let scaleX: Double
    let scaleY: Double

    /// Fonts count upwards from the baseline, paths downwards.
    init(stretch: Double) {
      scaleX = stretch / Double(FontInstance.unitsPerEm)
      scaleY = -1 / Double(FontInstance.unitsPerEm)
    }

    func point(_ x: Float, _ y: Float) -> CGPoint {
      // Adding zero makes 0 of −0.
      CGPoint(x: Double(x) * scaleX + 0, y: Double(y) * scaleY + 0)
    }
  }

  /// HarfBuzz's table of callbacks, made once and never changed.
  private struct Callbacks: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private static let callbacks: Callbacks = {
    let table = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      table, { _, data, _, x, y, _ in drawing(data) { $0.path.move(to: $0.point(x, y)) } }, nil, nil
    )
    hb_draw_funcs_set_line_to_func(
      table, { _, data, _, x, y, _ in drawing(data) { $0.path.addLine(to: $0.point(x, y)) } }, nil,
      nil)
    hb_draw_funcs_set_quadratic_to_func(
      table,
      { _, data, _, cx, cy, x, y, _ in
        drawing(data) {
          $0.path.addQuadCurve(to: $0.point(x, y), control: $0.point(cx, cy))
        }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      table,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        drawing(data) {
          $0.path.addCurve(
            to: $0.point(x, y), control1: $0.point(ax, ay), control2: $0.point(bx, by))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      table, { _, data, _, _ in drawing(data) { $0.path.closeSubpath() } }, nil, nil)
    hb_draw_funcs_make_immutable(table)
    return Callbacks(pointer: table)
  }()

  private static func drawing(_ data: UnsafeMutableRawPointer?, _ step: (Drawing) -> Void) {
    guard let data else { return }
    step(Unmanaged<Drawing>.fromOpaque(data).takeUnretainedValue())
  }

  /// The outline at one point per em, y growing downwards.
  static func draw(_ glyph: UInt32, of font: OpaquePointer?, stretch: Double) -> Path {
    let drawing = Drawing(stretch: stretch)
    withExtendedLifetime(drawing) {
      hb_font_get_glyph_shape(
        font, glyph, callbacks.pointer, Unmanaged.passUnretained(drawing).toOpaque())
    }
    return drawing.path
  }
}
