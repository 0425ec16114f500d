import CDeflate
import Foundation

/// Writes pixels as a PNG file.
enum PNGEncoder {
  /// - Parameters:
  ///   - pixelsPerPoint: said in the file, so that a picture at twice the scale is shown at its
  ///     size in points.
  ///   - isPhotographic: whether it may hold a photograph.
  static func encode(
    _ pixels: PremultipliedPixels, pixelsPerPoint: Double, isPhotographic: Bool
  ) throws -> [UInt8] {
    let content = try compressed(pixels, isPhotographic: isPhotographic)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(content.bytes.count + 1_200)
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(pixels.width))
    header.append(bigEndian: UInt32(pixels.height))
    header += [UInt8(content.depth), content.colourType.rawValue, 0, 0, 0]
    file.append(chunk: "IHDR", header)
    file.append(chunk: "sRGB", [0])
    file.append(chunk: "pHYs", physicalSize(pixelsPerPoint))
    if let palette = content.palette {
      file.append(chunk: "PLTE", palette.colours)
      if !palette.opacities.isEmpty { file.append(chunk: "tRNS", palette.opacities) }
    }
    file.append(chunk: "IDAT", content.bytes)
    file.append(chunk: "IEND", [])
    return file
  }

  /// What a file holds between its header and its end.
  private struct Content {
    var depth: Int
    var colourType: PNGRows.ColourType
    var palette: Palette?
    var bytes: [UInt8]

    /// Bytes in the file, but for those that every file has.
    var size: Int { bytes.count + overhead }

    /// Bytes of the palette, its parts' frames included.
    var overhead: Int { palette.map { $0.colours.count + $0.opacities.count + 24 } ?? 0 }

    init(_ rows: PNGRows, palette: Palette? = nil, level: Int) throws {
      depth = rows.depth
      colourType = rows.colourType
      self.palette = palette
      bytes = try Compressors.shared.compress(rows, level: level)
    }
  }

  /// Compresses the picture without filters, which make most figures larger; with them too where
  /// they may help, and takes what is smaller.
  private static func compressed(
    _ pixels: PremultipliedPixels, isPhotographic: Bool
  ) throws -> Content {
    let isSmall = pixels.width * pixels.height * 4 <= smallPicture
    var plain: Content?
    if let palette = Palette(pixels) {
      let content = try Content(try palette.rows(of: pixels), palette: palette, level: 6)
      // Only in a small file can the palette itself be most of the bytes.
      if !isSmall || content.size * 5 > content.overhead * 13 { return content }
      plain = content
    }
    let rows = try pixels.trueColourRows()
    let filtersMayHelp = isSmall || isPhotographic || pixels.hasRamps
    let best = try plain ?? Content(rows, level: 6)
    guard filtersMayHelp else { return best }
    let filtered = try Content(try PNGFilter.filtered(rows, in: pixels), level: isSmall ? 10 : 7)
    return filtered.size < best.size ? filtered : best
  }

  /// Bytes of pixels up to which time matters less than size.
  private static let smallPicture = 400_000

  /// Pixels per metre, across and down; a point is a 72nd of an inch.
  private static func physicalSize(_ pixelsPerPoint: Double) -> [UInt8] {
    let density = min((pixelsPerPoint * 72 / 0.0254).rounded(), 2_147_483_647)
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt32(density))
    bytes.append(bigEndian: UInt32(density))
    return bytes + [1]
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }

  /// Appends a part of a PNG file: length, name, content, check sum.
  fileprivate mutating func append(chunk name: StaticString, _ content: [UInt8]) {
    append(bigEndian: UInt32(content.count))
    let start = count
    append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    self += content
    let sum = self[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    append(bigEndian: sum)
  }
}
