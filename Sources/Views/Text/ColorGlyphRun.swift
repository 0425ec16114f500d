import Drawing
import Foundation
import Geometry
import Typography

/// Draws glyphs of a font with colours: emoji as pictures or layers, the others as text.
struct ColorGlyphRun {
  private let run: GlyphRun
  /// The left end and the baseline of the line.
  private let start: CGPoint
  private let paint: Paint

  init(_ run: GlyphRun, at start: CGPoint, _ paint: Paint) {
    self.run = run
    self.start = start
    self.paint = paint
  }

  func draw(into items: inout [DisplayItem]) {
    var plain = run
    plain.glyphs = []
    var pictures: [DisplayItem] = []
    for glyph in run.glyphs {
      if let colors = run.face.outlines.colors(of: glyph.id) {
        draw(colors, of: glyph, into: &pictures)
      } else if run.face.outlines.bounds(of: glyph.id) != nil {
        plain.glyphs.append(glyph)
      }
    }
    var text = plain
    if plain.glyphs.isEmpty {
      text = run
      text.face = GlyphFace(UnseenOutlines(run.face.outlines))
    }
    let black = Paint.color(RGBA(red: 0, green: 0, blue: 0))
    items.append(.text(text, at: start, plain.glyphs.isEmpty ? black : paint))
    items += pictures
  }

  private func draw(
    _ colors: ColorGlyph, of glyph: GlyphRun.Glyph, into items: inout [DisplayItem]
  ) {
    let origin = CGPoint(x: start.x + glyph.x, y: start.y + glyph.y)
    switch colors {
    case .picture(let png, let frame):
      let place = CGRect(
        x: origin.x + frame.minX * run.size, y: origin.y + frame.minY * run.size,
        width: frame.width * run.size, height: frame.height * run.size)
      let picture = ImageSource(
        name: "\(run.face.outlines.familyName) \(glyph.id)", format: .png, bytes: png,
        size: place.size)
      append([.image(picture, place)], to: &items)
    case .layers(let layers):
      let toPlace = CGAffineTransform(translationX: origin.x, y: origin.y)
        .scaledBy(x: run.size, y: run.size)
      append(
        layers.map { layer in
          let path = run.face.outlines.outline(of: layer.glyph).applying(toPlace)
          let color = layer.color.map {
            RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
          }
          return .fill(path, color.map(Paint.color) ?? paint, .nonZero)
        }, to: &items)
    }
  }

  /// The text's colour does not show, but its opacity does.
  private func append(_ drawn: [DisplayItem], to items: inout [DisplayItem]) {
    guard case .color(let color) = paint, color.alpha < 1 else {
      items += drawn
      return
    }
    items.append(.group(DisplayGroup(drawn, opacity: color.alpha)))
  }
}
