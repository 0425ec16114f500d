import CCairo
import Drawing
import Foundation
import Geometry
import Typography

/// Hands outlines to Cairo.
enum PathSteps {
  static func append(_ path: Path, to context: OpaquePointer) {
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let to):
        cairo_move_to(context, Double(to.x), Double(to.y))
        (current, start) = (to, to)
      case .line(let to):
        cairo_line_to(context, Double(to.x), Double(to.y))
        current = to
      case .quadCurve(let to, let control):
        // The cubic with the same points: its controls lie two thirds of the way to the one.
        cairo_curve_to(
          context, Double(current.x + (control.x - current.x) * 2 / 3),
          Double(current.y + (control.y - current.y) * 2 / 3),
          Double(to.x + (control.x - to.x) * 2 / 3), Double(to.y + (control.y - to.y) * 2 / 3),
          Double(to.x), Double(to.y))
        current = to
      case .curve(let to, let control1, let control2):
        cairo_curve_to(
          context, Double(control1.x), Double(control1.y), Double(control2.x),
          Double(control2.y), Double(to.x), Double(to.y))
        current = to
      case .closeSubpath:
        cairo_close_path(context)
        current = start
      }
    }
  }
}

/// Outlines of glyphs, kept from one figure to the next.
final class GlyphPaths: @unchecked Sendable {
  final class Table: @unchecked Sendable {
    private let outlines: any GlyphOutlines
    private let lock = NSLock()
    private var paths: [UInt32: Path?] = [:]

    fileprivate init(_ outlines: any GlyphOutlines) {
      self.outlines = outlines
    }

    /// How far a glyph moves the pen, in em.
    func advance(of glyph: UInt32) -> CGFloat { outlines.advance(of: glyph) }

    /// The outline at one point per em; nil where it has a number that cannot be drawn.
    func path(of glyph: UInt32) -> Path? {
      lock.lock()
      defer { lock.unlock() }
      if let known = paths[glyph] { return known }
      let path = outlines.outline(of: glyph)
      let bounds = path.controlBounds
      let sides = [bounds.low.x, bounds.low.y, bounds.high.x, bounds.high.y]
      let usable = sides.allSatisfy { abs($0) <= Self.reach } ? path : nil
      paths[glyph] = .some(usable)
      return usable
    }

    /// Em; no glyph is that large.
    private static let reach: CGFloat = 1_000
  }

  static let shared = GlyphPaths()
  private static let tableLimit = 256
  private let lock = NSLock()
  private var tables: [GlyphFace: Table] = [:]

  func table(_ face: GlyphFace) -> Table {
    lock.lock()
    defer { lock.unlock() }
    if let known = tables[face] { return known }
    if tables.count >= Self.tableLimit { tables.removeAll() }
    let table = Table(face.outlines)
    tables[face] = table
    return table
  }
}
