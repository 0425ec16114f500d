import Drawing
import Foundation

/// Draws SVG pictures inside figures.
///
/// Pictures are given without an address of their own, so librsvg reads no other file for them
/// and nothing from a network.
struct LibrsvgLibrary: Sendable {
  private typealias Error = GLibError.Pointer?
  /// `RsvgRectangle`: x, y, width, height.
  private typealias Rectangle = (Double, Double, Double, Double)
  private typealias Open =
    @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Error>?) -> OpaquePointer?
  private typealias Render =
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafeRawPointer?, UnsafeMutablePointer<Error>?
    ) -> Int32
  private typealias PixelSize =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Int32
  private typealias Dimensions =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
      UnsafeMutableRawPointer?
    ) -> Void
  private typealias Release = @convention(c) (OpaquePointer?) -> Void

  private let open: Open
  private let render: Render
  private let pixelSize: PixelSize
  private let dimensions: Dimensions
  private let release: Release
  private let free: GLibError.Free

  private init() throws {
    let library = try DynamicLibrary(
      "librsvg", files: LibraryFiles.librsvg, purpose: "SVG images in figures")
    open = try library.function("rsvg_handle_new_from_data")
    render = try library.function("rsvg_handle_render_document")
    pixelSize = try library.function("rsvg_handle_get_intrinsic_size_in_pixels")
    dimensions = try library.function("rsvg_handle_get_intrinsic_dimensions")
    release = try library.function("g_object_unref")
    free = try library.function("g_error_free")
  }

  private static let loaded = Result { try LibrsvgLibrary() }

  static func load() { _ = loaded }

  /// Draws a picture at its natural size in points, from the origin of a Cairo context.
  static func draw(_ source: ImageSource, _ size: CGSize, on context: OpaquePointer) throws {
    let library = try loaded.get()
    let handle = try library.handle(source.bytes, name: source.name)
    defer { library.release(handle) }
    var error: Error = nil
    let viewport: Rectangle = (0, 0, Double(size.width), Double(size.height))
    let isDrawn = withUnsafePointer(to: viewport) {
      library.render(handle, context, UnsafeRawPointer($0), &error)
    }
    guard isDrawn != 0 else {
      throw CairoError.brokenImage(
        name: source.name, reason: GLibError.take(error, library.free))
    }
  }

  /// The natural size in points; that of the view box where width or height is missing or a share.
  static func naturalSize(of bytes: [UInt8], name: String) throws -> CGSize {
    let library = try loaded.get()
    let handle = try library.handle(bytes, name: name)
    defer { library.release(handle) }
    var (width, height) = (0.0, 0.0)
    if library.pixelSize(handle, &width, &height) == 0 || !(width > 0 && height > 0) {
      let box = library.viewBox(of: handle)
      (width, height) = (box.2, box.3)
    }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw CairoError.brokenImage(
        name: name, reason: "it says neither its width and height nor its view box")
    }
    return CGSize(width: width, height: height)
  }

  private func viewBox(of handle: OpaquePointer) -> Rectangle {
    // Two `RsvgLength`, a number and a unit each, are asked for but not looked at.
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (width, height) = ((0.0, 0.0), (0.0, 0.0))
    var box: Rectangle = (0, 0, 0, 0)
    dimensions(handle, &hasWidth, &width, &hasHeight, &height, &hasBox, &box)
    return hasBox != 0 ? box : (0, 0, 0, 0)
  }

  private func handle(_ bytes: [UInt8], name: String) throws -> OpaquePointer {
    guard bytes.count <= ImageLimits.bytes else { throw CairoError.imageTooLarge(name: name) }
    var error: Error = nil
    guard let handle = open(bytes, UInt(bytes.count), &error) else {
      throw CairoError.brokenImage(name: name, reason: GLibError.take(error, free))
    }
    return handle
  }
}
