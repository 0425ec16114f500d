import CCairo
import Foundation

/// Reads JPEG pictures by gdk-pixbuf, as librsvg does.
struct PixbufLibrary: Sendable {
  private typealias Error = GLibError.Pointer?
  private typealias New =
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Error>?) -> OpaquePointer?
  private typealias Write =
    @convention(c) (OpaquePointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Error>?) ->
    Int32
  private typealias Close =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<Error>?) -> Int32
  private typealias Object = @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias Number = @convention(c) (OpaquePointer?) -> Int32
  private typealias Pixels = @convention(c) (OpaquePointer?) -> UnsafePointer<UInt8>?
  private typealias Release = @convention(c) (OpaquePointer?) -> Void

  private let new: New
  private let write: Write
  private let close: Close
  private let pixbuf: Object
  private let oriented: Object
  private let width: Number
  private let height: Number
  private let stride: Number
  private let channels: Number
  private let pixels: Pixels
  private let release: Release
  private let free: GLibError.Free

  private init() throws {
    let library = try DynamicLibrary(
      "gdk-pixbuf", files: LibraryFiles.pixbuf, purpose: "JPEG images in figures")
    new = try library.function("gdk_pixbuf_loader_new_with_type")
    write = try library.function("gdk_pixbuf_loader_write")
    close = try library.function("gdk_pixbuf_loader_close")
    pixbuf = try library.function("gdk_pixbuf_loader_get_pixbuf")
    oriented = try library.function("gdk_pixbuf_apply_embedded_orientation")
    width = try library.function("gdk_pixbuf_get_width")
    height = try library.function("gdk_pixbuf_get_height")
    stride = try library.function("gdk_pixbuf_get_rowstride")
    channels = try library.function("gdk_pixbuf_get_n_channels")
    pixels = try library.function("gdk_pixbuf_get_pixels")
    release = try library.function("g_object_unref")
    free = try library.function("g_error_free")
  }

  private static let loaded = Result { try PixbufLibrary() }

  static func load() { _ = loaded }

  /// A new surface with a JPEG file's pixels, turned as its camera says, for the caller to destroy.
  static func read(_ bytes: [UInt8], name: String) throws -> OpaquePointer {
    let library = try loaded.get()
    var error: Error = nil
    guard let loader = library.new("jpeg", &error) else {
      throw CairoError.brokenImage(name: name, reason: GLibError.take(error, library.free))
    }
    defer { library.release(loader) }
    let isWritten = library.write(loader, bytes, UInt(bytes.count), &error) != 0
    // A loader must be closed whatever happened; its first error is the one that tells.
    var closing: Error = nil
    let isClosed = library.close(loader, &closing) != 0
    guard isWritten, isClosed, let pixbuf = library.pixbuf(loader),
      let oriented = library.oriented(pixbuf)
    else {
      let reason = GLibError.take(error ?? closing, library.free)
      throw CairoError.brokenImage(name: name, reason: reason)
    }
    defer { library.release(oriented) }
    return try library.surface(oriented)
  }

  private func surface(_ pixbuf: OpaquePointer) throws -> OpaquePointer {
    try CairoError.requireCairo()
    let (width, height) = (Int(width(pixbuf)), Int(height(pixbuf)))
    let (stride, channels) = (Int(stride(pixbuf)), Int(channels(pixbuf)))
    guard let source = pixels(pixbuf), channels >= 3,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    else { throw CairoError.outOfMemory }
    guard let target = cairo_image_surface_get_data(surface) else {
      defer { cairo_surface_destroy(surface) }
      try CairoError.check(cairo_surface_status(surface))
      throw CairoError.outOfMemory
    }
    let targetStride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(target + y * targetStride)
        .assumingMemoryBound(to: UInt32.self)
      let from = source + y * stride
      for x in 0..<width {
        let pixel = from + x * channels
        row[x] =
          0xFF00_0000 | UInt32(pixel[0]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[2])
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
