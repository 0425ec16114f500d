import CCairo
import CairoOnDemand
import Drawing
import Foundation
import Geometry

/// Draws figures as PNG files and as pixels.
public enum PNGWriter {
  /// Loads Cairo and what is kept between figures, so that the first picture does not wait for it.
  public static func prepare() {
    _ = (GlyphPaths.shared, Compressors.shared)
    // What may be wrong is said when a picture is drawn.
    _ = cairo_on_demand_problem()
  }

  /// A PNG file, equal for equal lists.
  ///
  /// - Throws: `DrawingError`, `CairoError`.
  public static func png(_ list: DisplayList) throws -> [UInt8] {
    let canvas = try CairoCanvas(list)
    return try canvas.withPixels { pixels in
      try PNGEncoder.encode(
        pixels, pixelsPerPoint: Double(list.scale), isPhotographic: canvas.drawing.hasPixelImages)
    }
  }

  /// A PNG file of pixels.
  ///
  /// - Throws: `CairoError`.
  public static func png(_ bitmap: Bitmap) throws -> [UInt8] {
    let pixels = [UInt32](unsafeUninitializedCapacity: bitmap.width * bitmap.height) {
      target, count in
      for pixel in 0..<bitmap.width * bitmap.height {
        let alpha = UInt32(bitmap.bytes[pixel * 4 + 3])
        func component(_ index: Int) -> UInt32 {
          (UInt32(bitmap.bytes[pixel * 4 + index]) * alpha + 127) / 255
        }
        target[pixel] = alpha << 24 | component(0) << 16 | component(1) << 8 | component(2)
      }
      count = bitmap.width * bitmap.height
    }
    return try pixels.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { throw CairoError.outOfMemory }
      return try PNGEncoder.encode(
        PremultipliedPixels(
          width: bitmap.width, height: bitmap.height, stride: bitmap.width, start: start),
        pixelsPerPoint: 1, isPhotographic: false)
    }
  }

  /// The pixels that the PNG file holds.
  ///
  /// - Throws: `DrawingError`, `CairoError`.
  public static func bitmap(_ list: DisplayList) throws -> Bitmap {
    let canvas = try CairoCanvas(list)
    let bitmap = try canvas.withPixels { $0.bitmap }
    guard let bitmap else { throw CairoError.outOfMemory }
    return bitmap
  }
}

extension CairoCanvas {
  func withPixels<Result>(_ body: (PremultipliedPixels) throws -> Result) throws -> Result {
    try PremultipliedPixels.with(surface, body)
  }
}
