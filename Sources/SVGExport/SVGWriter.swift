import Drawing
import Foundation
import Geometry

/// Writes figures as SVG files.
public enum SVGWriter {
  /// Makes a PNG file of a picture whose pixels are to stay squares, large enough for a size in
  /// pixels.
  public typealias Enlarge = (ImageSource, CGSize) throws -> [UInt8]

  /// A self-contained SVG file in UTF-8, equal for equal lists on every machine.
  ///
  /// It may be pasted into HTML and Markdown, more than once: it holds no style sheet and no blank
  /// line, and its ids belong to its content.
  ///
  /// - Parameters:
  ///   - text: what text is written as. Fonts that are part of the file need a style sheet, with a
  ///     name that belongs to the file's content too.
  ///   - enlarge: used for pixelated pictures, because librsvg smooths what it enlarges; without it
  ///     the file asks viewers for squares, as browsers draw them.
  /// - Throws: `DrawingError` where something in the list cannot be drawn exactly,
  ///   `TypographyError` where a font cannot be part of the file, and what `enlarge` throws.
  public static func svg(
    _ list: DisplayList, text: SVGTextMode = .outlines, enlarge: Enlarge? = nil
  ) throws -> [UInt8] {
    let drawing = try list.flattened()
    var document = SVGDocument(drawing: drawing, scale: list.scale, enlarge: enlarge)
    if let background = drawing.background {
      document.fill(background: background, canvas: list.canvas)
    }
    let lines = text == .outlines ? [] : TextLine.lines(in: drawing)
    if text == .embedded { try document.embedFonts(of: lines) }
    if text == .live || text == .embedded {
      try document.appendSteps(live: lines)
    } else {
      for step in drawing.steps { try document.append(step) }
    }
    try document.close()
    if text == .both { try document.appendHiddenText(lines) }
    var file = SVGBuffer()
    file.bytes.reserveCapacity(
      document.definitions.bytes.count + document.body.bytes.count + 1_000)
    appendHead(of: list, text: text, to: &file)
    if !document.definitions.bytes.isEmpty {
      file.append("<defs>\n")
      file.append(document.definitions)
      file.append("</defs>\n")
    }
    file.append(document.body)
    file.append("</svg>\n")
    return file.finished()
  }

  private static func appendHead(
    of list: DisplayList, text: SVGTextMode, to file: inout SVGBuffer
  ) {
    file.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    file.append("width", number: list.canvas.width)
    file.append("height", number: list.canvas.height)
    file.append(" viewBox=\"")
    file.append(number: list.canvas.minX)
    file.append(" ")
    file.append(number: list.canvas.minY)
    file.append(" ")
    file.append(number: list.canvas.width)
    file.append(" ")
    file.append(number: list.canvas.height)
    if text == .outlines {
      file.append("\" role=\"img\">\n")
    } else {
      // An image is read aloud as its title alone; of a figure the text is read too.
      file.append("\" role=\"figure\"")
      file.append(TextAttributes.usual)
      file.append(">\n")
    }
    if !list.title.isEmpty {
      file.append("<title>")
      file.append(escaping: list.title)
      file.append("</title>\n")
    }
    if !list.summary.isEmpty {
      file.append("<desc>")
      file.append(escaping: list.summary)
      file.append("</desc>\n")
    }
  }
}
