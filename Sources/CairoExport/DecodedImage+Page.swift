import CCairo
import Foundation

extension DecodedImage {
  /// Pixels per point of a picture that is smoothed here.
  private static let density = 4.0
  private static let sideLimit = 4_096.0

  /// A picture with clear parts, smoothed to at least four pixels a point.
  ///
  /// Pages keep colours and opacities apart, and viewers smooth each for itself: where a picture
  /// of few pixels fades out, the black of clear pixels would show.
  func enlargedForPage(_ size: CGSize) throws -> DecodedImage {
    guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32 else { return self }
    let (columns, rows) = (Double(width), Double(height))
    let wanted = max(Double(size.width) / columns, Double(size.height) / rows) * Self.density
    let factor = min(wanted, Self.sideLimit / max(columns, rows)).rounded(.up)
    guard factor > 1 else { return self }
    guard
      let target = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(columns * factor), Int32(rows * factor)),
      let context = cairo_create(target)
    else { throw CairoError.outOfMemory }
    let enlarged = DecodedImage(target)
    defer { cairo_destroy(context) }
    cairo_scale(context, factor, factor)
    // A surface of its own over the shared pixels: Cairo's are not safe to share.
    let pixels = cairo_image_surface_create_for_data(
      cairo_image_surface_get_data(surface), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      cairo_image_surface_get_stride(surface))
    defer { cairo_surface_destroy(pixels) }
    cairo_set_source_surface(context, pixels, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint(context)
    try CairoError.check(cairo_status(context))
    return enlarged
  }
}
