import CCairo
import Drawing
import Foundation

/// A picture file's pixels as Cairo has them.
final class DecodedImage: @unchecked Sendable {
  /// Not changed after it was made, so that several figures can read it at once.
  let surface: OpaquePointer
  let width: Int
  let height: Int

  /// Takes over the surface.
  init(_ surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }
}

/// Picture files that were decoded, kept from one figure to the next.
final class DecodedImages: @unchecked Sendable {
  static let shared = DecodedImages()
  /// Pixels kept; a program that shows more starts over.
  private static let pixelLimit = 4_000_000

  private struct Key: Hashable {
    var format: ImageSource.Format
    var bytes: [UInt8]
  }

  private let lock = NSLock()
  private var images: [Key: DecodedImage] = [:]
  private var pixels = 0

  /// - Throws: `CairoError` where the file is broken or too large.
  func image(_ source: ImageSource) throws -> DecodedImage {
    let key = Key(format: source.format, bytes: source.bytes)
    lock.lock()
    let known = images[key]
    lock.unlock()
    if let known { return known }
    let image = try decode(source)
    lock.lock()
    defer { lock.unlock() }
    let count = image.width * image.height
    if pixels + count > Self.pixelLimit {
      images.removeAll()
      pixels = 0
    }
    if count <= Self.pixelLimit, images.updateValue(image, forKey: key) == nil { pixels += count }
    return image
  }

  private func decode(_ source: ImageSource) throws -> DecodedImage {
    // The head is read first, so that no small file can unfold into gigabytes.
    _ = try ImageSize.pixels(of: source.bytes, format: source.format, name: source.name)
    switch source.format {
    case .png: return DecodedImage(try PNGSurface.read(source.bytes, name: source.name))
    case .jpeg: return DecodedImage(try PixbufLibrary.read(source.bytes, name: source.name))
    case .svg:
      throw CairoError.brokenImage(name: source.name, reason: "a vector picture has no pixels")
    }
  }
}

/// Looks whether a picture file is whole.
public enum PictureCheck {
  /// Decodes a picture once, whatever it will be drawn as: a file that is embedded is looked at by
  /// nobody else before readers see it.
  ///
  /// - Throws: `CairoError` where it is damaged.
  public static func decode(_ source: ImageSource) throws {
    guard source.format != .svg else { return }
    _ = try DecodedImages.shared.image(source)
  }
}

/// Reads PNG files by Cairo's reader.
enum PNGSurface {
  /// A new surface, for the caller to destroy.
  static func read(_ bytes: [UInt8], name: String) throws -> OpaquePointer {
    try CairoError.requireCairo()
    var rest = bytes[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
          let rest = closure.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard rest.pointee.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(length) {
            data[index] = rest.pointee[rest.pointee.startIndex + index]
          }
          rest.pointee.removeFirst(Int(length))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    guard let surface else { throw CairoError.outOfMemory }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      // Cairo takes every complaint of libpng for a lack of memory.
      let reason =
        status == CAIRO_STATUS_NO_MEMORY
        ? "it is damaged" : String(cString: cairo_status_to_string(status))
      throw CairoError.brokenImage(name: name, reason: reason)
    }
    return try inBytes(surface)
  }

  /// The surface with a byte for each component; later versions of Cairo read files of 16 bits a
  /// component as floating-point numbers.
  private static func inBytes(_ surface: OpaquePointer) throws -> OpaquePointer {
    let format = cairo_image_surface_get_format(surface)
    if format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 { return surface }
    defer { cairo_surface_destroy(surface) }
    guard
      let copy = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface),
        cairo_image_surface_get_height(surface)), let context = cairo_create(copy)
    else { throw CairoError.outOfMemory }
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    try CairoError.check(cairo_status(context))
    return copy
  }
}
