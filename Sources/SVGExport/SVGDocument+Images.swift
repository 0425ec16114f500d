import Drawing
import Foundation
import Geometry

/// A picture at a size: what is defined once however often it is shown.
struct ImageKey: Hashable {
  var source: ImageSource
  var size: CGSize
  /// The pixels that the picture covers, where its file is to be made for them.
  var pixels: CGSize?
}

extension SVGDocument {
  /// Draws a picture file whole, as a data address.
  mutating func append(
    _ source: ImageSource, _ rect: CGRect, _ opacity: Double, _ transform: CGAffineTransform
  ) throws {
    // A vector picture is laid out at its natural size and then stretched, because viewers do not
    // agree on how a picture with a ratio of its own fills another one.
    let isVector = source.format == .svg && source.size.width > 0 && source.size.height > 0
    let size = isVector ? source.size : rect.size
    let isMade = isVector || (source.isPixelated && enlarge != nil)
    let id = try define(
      ImageKey(
        source: source, size: size, pixels: isMade ? pixels(of: rect, transform) : nil))
    var place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    if isVector {
      place = place.scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    }
    body.append("<use href=\"#")
    body.append(id: id)
    body.append("\"")
    if opacity < 1 { body.append("opacity", number: CGFloat(opacity), decimals: 4) }
    body.append(transform: place.concatenating(transform))
    body.append("/>\n")
  }

  /// The pixels that a picture covers at the figure's scale.
  private func pixels(of rect: CGRect, _ transform: CGAffineTransform) -> CGSize {
    let longest = max(rect.width, rect.height)
    let factor = min(transform.largestScale * scale, Self.largestSide / longest)
    return CGSize(width: rect.width * factor, height: rect.height * factor)
  }

  /// Pixels a side that a picture within the picture may need while it is drawn.
  private static let largestSide: CGFloat = 4_096

  private mutating func define(_ key: ImageKey) throws -> Int {
    if let known = images[key] { return known }
    let tint = key.source.tint.map { defineTint($0.quantised, size: key.size) }
    let id = newID()
    images[key] = id
    definitions.append("<image id=\"")
    definitions.append(id: id)
    definitions.append("\"")
    definitions.append("width", number: key.size.width, decimals: 4)
    definitions.append("height", number: key.size.height, decimals: 4)
    definitions.append(" preserveAspectRatio=\"none\"")
    if key.source.isPixelated { definitions.append(" image-rendering=\"pixelated\"") }
    if let tint {
      definitions.append(" filter=\"url(#")
      definitions.append(id: tint)
      definitions.append(")\"")
    }
    let file = try file(of: key)
    definitions.append(" href=\"data:")
    switch file.format {
    case .png: definitions.append("image/png")
    case .jpeg: definitions.append("image/jpeg")
    case .svg: definitions.append("image/svg+xml")
    }
    definitions.append(";base64,")
    definitions.append(base64: file.bytes)
    definitions.append("\"/>\n")
    return id
  }

  /// The file as it is put into the figure.
  private func file(
    of key: ImageKey
  ) throws -> (format: ImageSource.Format, bytes: [UInt8]) {
    let source = key.source
    guard let pixels = key.pixels else { return (source.format, source.bytes) }
    if source.format == .svg {
      let root = SVGImageRoot(source.bytes)
      return (.svg, root?.resized(natural: source.size, to: pixels) ?? source.bytes)
    }
    guard let enlarge else { return (source.format, source.bytes) }
    return (.png, try enlarge(source, pixels))
  }

  /// A filter that keeps a picture's opacity and replaces its colours by one.
  private mutating func defineTint(_ color: RGBA, size: CGSize) -> Int {
    let id = newID()
    definitions.append("<filter id=\"")
    definitions.append(id: id)
    definitions.append("\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\"")
    definitions.append("width", number: size.width, decimals: 4)
    definitions.append("height", number: size.height, decimals: 4)
    definitions.append(" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"")
    for component in [color.red, color.green, color.blue] {
      definitions.append("0 0 0 0 ")
      definitions.append(number: CGFloat(component), decimals: 5)
      definitions.append(" ")
    }
    definitions.append("0 0 0 ")
    definitions.append(number: CGFloat(color.alpha), decimals: 4)
    definitions.append(" 0\"/></filter>\n")
    return id
  }
}
