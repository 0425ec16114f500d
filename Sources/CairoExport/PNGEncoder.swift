import CDeflate
import Foundation

/// Writes pixels as a PNG file, without filters: they make flat figures larger and slower.
enum PNGEncoder {
  /// - Parameter pixelsPerPoint: said in the file, so that a picture at twice the scale is shown
  ///   at its size in points.
  static func encode(_ pixels: PremultipliedPixels, pixelsPerPoint: Double) throws -> [UInt8] {
    let palette = Palette(pixels)
    let rows = palette?.rows(of: pixels) ?? trueColourRows(of: pixels)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(pixels.width * pixels.height / 4 + 1_024)
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(pixels.width))
    header.append(bigEndian: UInt32(pixels.height))
    header += [UInt8(rows.depth), rows.colourType.rawValue, 0, 0, 0]
    file.append(chunk: "IHDR", header)
    file.append(chunk: "sRGB", [0])
    file.append(chunk: "pHYs", physicalSize(pixelsPerPoint))
    if let palette {
      file.append(chunk: "PLTE", palette.colours)
      if !palette.opacities.isEmpty { file.append(chunk: "tRNS", palette.opacities) }
    }
    file.append(chunk: "IDAT", try Compressors.shared.compress(rows.bytes))
    file.append(chunk: "IEND", [])
    return file
  }

  /// Pixels per metre, across and down; a point is a 72nd of an inch.
  private static func physicalSize(_ pixelsPerPoint: Double) -> [UInt8] {
    let density = min((pixelsPerPoint * 72 / 0.0254).rounded(), 2_147_483_647)
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt32(density))
    bytes.append(bigEndian: UInt32(density))
    return bytes + [1]
  }

  /// Every pixel as its colour, with opacity only where some pixel is not opaque.
  private static func trueColourRows(of pixels: PremultipliedPixels) -> PNGRows {
    let isOpaque = pixels.isOpaque
    let size = isOpaque ? 3 : 4
    let length = pixels.width * size + 1
    let bytes = [UInt8](unsafeUninitializedCapacity: length * pixels.height + 4) { target, count in
      let raw = UnsafeMutableRawBufferPointer(target)
      for y in 0..<pixels.height {
        let row = pixels.start + y * pixels.stride
        raw[y * length] = 0
        var place = y * length + 1
        for x in 0..<pixels.width {
          // Without opacity the fourth byte is overwritten by the next pixel or row.
          raw.storeBytes(
            of: PremultipliedPixels.straight(row[x]).littleEndian, toByteOffset: place,
            as: UInt32.self)
          place += size
        }
      }
      count = length * pixels.height
    }
    return PNGRows(depth: 8, colourType: isOpaque ? .rgb : .rgba, bytes: bytes)
  }
}

/// Rows ready to be compressed, each after the number of its filter.
struct PNGRows {
  enum ColourType: UInt8 {
    case rgb = 2
    case palette = 3
    case rgba = 6
  }

  /// Bits of a component, or of an index.
  var depth: Int
  var colourType: ColourType
  var bytes: [UInt8]
}

extension PremultipliedPixels {
  var isOpaque: Bool {
    for y in 0..<height {
      let row = start + y * stride
      var all: UInt32 = .max
      for x in 0..<width { all &= row[x] }
      if all >> 24 != 255 { return false }
    }
    return true
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

/// Compressors, each of them used by one thread at a time and kept for the next figure.
private final class Compressors: @unchecked Sendable {
  static let shared = Compressors()
  /// libdeflate's best weight of size against time on figures; see the benchmark.
  private static let level: Int32 = 6

  private let lock = NSLock()
  private var idle: [OpaquePointer] = []

  func compress(_ bytes: [UInt8]) throws -> [UInt8] {
    guard let compressor = take() ?? libdeflate_alloc_compressor(Self.level) else {
      throw CairoError.outOfMemory
    }
    defer { give(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, target.baseAddress, target.count)
    }
    guard !result.isEmpty else { throw CairoError.outOfMemory }
    return result
  }

  private func take() -> OpaquePointer? {
    lock.lock()
    defer { lock.unlock() }
    return idle.popLast()
  }

  private func give(_ compressor: OpaquePointer) {
    lock.lock()
    defer { lock.unlock() }
    idle.append(compressor)
  }
}
