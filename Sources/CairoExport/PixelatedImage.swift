import CCairo
import Drawing
import Foundation

/// Enlarges pictures whose pixels are shown as squares.
public enum PixelatedImage {
  /// Pixels of an enlarged picture; a larger one is left at its own size.
  private static let pixelLimit = 16_000_000

  /// A PNG file in which every pixel is repeated often enough to cover a size in pixels.
  ///
  /// - Throws: `CairoError` where the picture cannot be read.
  public static func enlarged(_ source: ImageSource, _ size: CGSize) throws -> [UInt8] {
    let image = try DecodedImages.shared.image(source)
    return try PremultipliedPixels.with(image.surface) { pixels in
      let across = factor(size.width, Double(pixels.width))
      let down = factor(size.height, Double(pixels.height))
      let (width, height) = (pixels.width * across, pixels.height * down)
      guard across * down > 1, width * height <= pixelLimit else {
        return try PNGEncoder.encode(pixels, pixelsPerPoint: 1, isPhotographic: false)
      }
      let repeated = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        for y in 0..<height {
          let row = pixels.start + (y / down) * pixels.stride
          for x in 0..<width { target[y * width + x] = row[x / across] }
        }
        count = width * height
      }
      return try repeated.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { throw CairoError.outOfMemory }
        return try PNGEncoder.encode(
          PremultipliedPixels(width: width, height: height, stride: width, start: start),
          pixelsPerPoint: 1, isPhotographic: false)
      }
    }
  }

  private static func factor(_ wanted: Double, _ natural: Double) -> Int {
    guard wanted.isFinite, natural > 0 else { return 1 }
    return Int(min(max((wanted / natural - 1e-6).rounded(.up), 1), 4_096))
  }
}
