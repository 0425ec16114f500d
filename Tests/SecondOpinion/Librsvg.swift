import CCairo
import CRsvg
import Geometry

/// The second opinion: another program's drawing of an SVG file.
package enum Librsvg {
  package struct Failure: Error { package let reason: String }

  /// Draws a file at a number of pixels per point.
  package static func bitmap(_ svg: [UInt8], width: Int, height: Int) throws -> Bitmap {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    var error: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(svg, gsize(svg.count), &error) else {
      throw failure(error)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
      throw failure(error)
    }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      throw Failure(reason: "no pixels")
    }
    return try straight(data, width, height, Int(cairo_image_surface_get_stride(surface)))
  }

  private static func failure(_ error: UnsafeMutablePointer<GError>?) -> Failure {
    defer { g_error_free(error) }
    return Failure(reason: error.map { String(cString: $0.pointee.message) } ?? "unknown")
  }

  /// Undoes Cairo's multiplication by opacity with floating-point numbers, unlike the exporter.
  static func straight(
    _ data: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int
  ) throws -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = data + y * stride + x * 4
        let alpha = Double(pixel[3])
        for component in [2, 1, 0] {
          let value = alpha > 0 ? Double(pixel[component]) * 255 / alpha : 0
          bytes.append(UInt8(min(value.rounded(), 255)))
        }
        bytes.append(pixel[3])
      }
    }
    guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else {
      throw Failure(reason: "size")
    }
    return bitmap
  }
}
