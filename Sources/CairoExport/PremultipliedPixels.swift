import CCairo
import Foundation
import Geometry

/// Pixels as Cairo has them: one number each, colours multiplied by their opacity.
struct PremultipliedPixels {
  let width: Int
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int
  let start: UnsafePointer<UInt32>

  /// Lends the pixels of an image surface.
  static func with<Result>(
    _ surface: OpaquePointer, _ body: (PremultipliedPixels) throws -> Result
  ) throws -> Result {
    cairo_surface_flush(surface)
    try CairoError.check(cairo_surface_status(surface))
    guard let data = cairo_image_surface_get_data(surface) else { throw CairoError.outOfMemory }
    let pixels = PremultipliedPixels(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)) / 4,
      start: UnsafePointer(
        UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)))
    return try withExtendedLifetime(surface) { try body(pixels) }
  }

  /// A pixel as red, green, blue and opacity from the lowest byte upwards, not multiplied.
  ///
  /// Rounds as Cairo's PNG writer does, so that both write the same.
  @inline(__always)
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 { return 0 }
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    if alpha == 255 { return 0xFF00_0000 | blue << 16 | green << 8 | red }
    let half = alpha / 2
    return alpha << 24 | ((blue * 255 + half) / alpha) << 16
      | ((green * 255 + half) / alpha) << 8 | (red * 255 + half) / alpha
  }

  /// A copy with colours that are not multiplied.
  var bitmap: Bitmap? {
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer)
      for y in 0..<height {
        let row = start + y * stride
        for x in 0..<width {
          target.storeBytes(
            of: Self.straight(row[x]).littleEndian, toByteOffset: (y * width + x) * 4,
            as: UInt32.self)
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
