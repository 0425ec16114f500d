import CCairo
import Drawing
import Foundation
import Geometry

/// Reads PNG files as pixels.
public enum PNGReader {
  /// - Parameter name: names the file in errors.
  /// - Throws: `CairoError` where the file is broken or too large.
  public static func bitmap(_ bytes: [UInt8], name: String) throws -> Bitmap {
    _ = try ImageSize.pixels(of: bytes, format: .png, name: name)
    if let bitmap = try PlainPNG(bytes)?.bitmap() { return bitmap }
    let image = DecodedImage(try PNGSurface.read(bytes, name: name))
    guard let bitmap = try PremultipliedPixels.with(image.surface, { $0.bitmap }) else {
      throw CairoError.outOfMemory
    }
    return bitmap
  }
}
