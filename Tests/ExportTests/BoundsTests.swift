import CCairo
import Drawing
import Foundation
import Geometry
import Testing

/// What an item covers: never less than what is painted, or the picture's edge cuts it off.
@Suite struct BoundsTests {
  private func bounds(_ points: [CGPoint], _ style: StrokeStyle, closed: Bool = false) -> CGRect {
    var path = Path()
    path.addLines(points)
    if closed { path.closeSubpath() }
    return DisplayItem.stroke(path, Paint.color(RGBA(hex: 0)), style).bounds ?? .null
  }

  @Test func aSharpCornersPointIsCovered() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 20), CGPoint(x: 0, y: 40)]
    // Half the angle has the sine 1/√26, so the point lies 5 √26 beyond the corner.
    let mitred = bounds(points, StrokeStyle(lineWidth: 10))
    #expect(abs(mitred.maxX - (100 + 5 * 26.squareRoot())) < 1e-9)
    #expect(bounds(points, StrokeStyle(lineWidth: 10, miterLimit: 5)).maxX == 105)
    #expect(bounds(points, StrokeStyle(lineWidth: 10, lineJoin: .round)).maxX == 105)
  }

  @Test func squareCapsAreCovered() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 30)]
    let square = bounds(points, StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(abs(square.maxX - (30 + 5 * 2.squareRoot())) < 1e-9)
    #expect(bounds(points, StrokeStyle(lineWidth: 10)).maxX == 35)
  }

  @Test func aRectanglesBoundsAreHalfALineLarger() {
    let corners = [(0, 0), (40, 0), (40, 20), (0, 20)].map { CGPoint(x: $0.0, y: $0.1) }
    let box = bounds(corners, StrokeStyle(lineWidth: 4), closed: true)
    #expect(box.minX == -2 && box.minY == -2 && box.maxX == 42 && box.maxY == 22)
  }

  @Test func inkBeyondTheAdvanceIsCovered() throws {
    var run = BlockGlyphs.run([2, 4], size: 20)
    run.glyphs[1].y = -30
    run.width = 10
    let paint = Paint.color(RGBA(hex: 0))
    let box = try #require(DisplayItem.text(run, at: CGPoint(x: 5, y: 50), paint).bounds)
    // The second glyph's block: from 0.05 em to 0.57 em, 0.7 em high, 30 points up.
    #expect(abs(box.maxX - (5 + 20 * 0.61 + 0.57 * 20)) < 1e-9)
    #expect(abs(box.minY - (50 - 30 - 14)) < 1e-9)
    #expect(abs(box.maxY - 50) < 1e-9)
  }

  /// Cairo tells what its strokes cover.
  @Test func noStrokeLeavesItsBounds() throws {
    let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1))
    let context = try #require(cairo_create(surface))
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    var seed: UInt64 = 7
    func random(_ limit: CGFloat) -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(seed >> 33) / CGFloat(UInt32.max >> 1) * limit
    }
    for round in 0..<300 {
      let points = (0..<4).map { _ in CGPoint(x: random(100), y: random(100)) }
      let (isSquare, isClosed) = (round % 2 == 0, round % 3 == 0)
      let style = StrokeStyle(
        lineWidth: 1 + random(12), lineCap: isSquare ? .square : .butt, miterLimit: 1 + random(20))
      cairo_new_path(context)
      for (index, point) in points.enumerated() {
        let (x, y) = (Double(point.x), Double(point.y))
        if index == 0 { cairo_move_to(context, x, y) } else { cairo_line_to(context, x, y) }
      }
      if isClosed { cairo_close_path(context) }
      cairo_set_line_width(context, Double(style.lineWidth))
      cairo_set_line_cap(context, isSquare ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
      cairo_set_miter_limit(context, Double(style.miterLimit))
      var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
      cairo_stroke_extents(context, &x1, &y1, &x2, &y2)
      // Cairo's numbers have 8 bits behind the point, and a sharp corner enlarges what they lack.
      let box = bounds(points, style, closed: isClosed).insetBy(dx: -0.1, dy: -0.1)
      #expect(box.minX <= x1 && box.minY <= y1 && box.maxX >= x2 && box.maxY >= y2, "\(round)")
    }
  }
}
