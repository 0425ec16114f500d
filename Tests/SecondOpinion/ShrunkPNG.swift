import CCairo
import Geometry

/// A PNG file at a part of its size, each pixel the mean of a square of pixels.
///
/// Programs that draw glyphs as masks move them to whole pixels; of a picture that they draw much
/// larger no more than a small part of a pixel is left of that.
package func shrunkPNG(_ png: [UInt8], by factor: Int) throws -> Bitmap {
  var rest = png[...]
  let read = withUnsafeMutablePointer(to: &rest) { rest in
    cairo_image_surface_create_from_png_stream(
      { closure, data, length in
        guard let data, let rest = closure?.assumingMemoryBound(to: ArraySlice<UInt8>.self),
          rest.pointee.count >= Int(length)
        else { return CAIRO_STATUS_READ_ERROR }
        rest.pointee.withUnsafeBufferPointer {
          guard let start = $0.baseAddress else { return }
          data.update(from: start, count: Int(length))
        }
        rest.pointee = rest.pointee.dropFirst(Int(length))
        return CAIRO_STATUS_SUCCESS
      }, rest)
  }
  defer { cairo_surface_destroy(read) }
  guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else {
    throw Librsvg.Failure(reason: "the PNG cannot be read")
  }
  let width = Int(cairo_image_surface_get_width(read)) / factor
  let height = Int(cairo_image_surface_get_height(read)) / factor
  let small = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
  defer { cairo_surface_destroy(small) }
  let context = cairo_create(small)
  defer { cairo_destroy(context) }
  cairo_scale(context, 1 / Double(factor), 1 / Double(factor))
  cairo_set_source_surface(context, read, 0, 0)
  cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
  // Enlarged pictures are averaged, not sampled, by this filter.
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
  cairo_paint(context)
  cairo_surface_flush(small)
  guard let data = cairo_image_surface_get_data(small) else {
    throw Librsvg.Failure(reason: "no pixels")
  }
  return try Librsvg.straight(data, width, height, Int(cairo_image_surface_get_stride(small)))
}
