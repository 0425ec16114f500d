import CCairo
import Drawing
import Foundation
import Geometry

extension CairoCanvas {
  /// Draws a picture file into a rectangle.
  func draw(_ source: ImageSource, _ rect: CGRect, _ opacity: Double) throws {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, Double(rect.minX), Double(rect.minY))
    let isApart = source.tint != nil || opacity < 1
    if isApart {
      cairo_push_group(context)
      cairo_reset_clip(context)
    }
    switch source.format {
    case .svg: try drawVector(source, rect.size)
    case .png, .jpeg: try drawPixels(source, rect.size)
    }
    guard isApart else { return }
    guard let group = cairo_pop_group(context) else { throw CairoError.outOfMemory }
    defer { cairo_pattern_destroy(group) }
    if let tint = source.tint {
      set(tint.quantised.opacity(opacity))
      cairo_mask(context, group)
    } else {
      cairo_set_source(context, group)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  private func drawPixels(_ source: ImageSource, _ size: CGSize) throws {
    var image = try DecodedImages.shared.image(source)
    if isPage, !source.isPixelated { image = try image.enlargedForPage(size) }
    let (width, height) = (Double(image.width), Double(image.height))
    cairo_scale(context, Double(size.width) / width, Double(size.height) / height)
    // A surface of this figure's own over the shared pixels: Cairo's are not safe to share.
    guard
      let surface = cairo_image_surface_create_for_data(
        cairo_image_surface_get_data(image.surface),
        cairo_image_surface_get_format(image.surface), Int32(image.width), Int32(image.height),
        cairo_image_surface_get_stride(image.surface))
    else { throw CairoError.outOfMemory }
    defer { cairo_surface_destroy(surface) }
    cairo_set_source_surface(context, surface, 0, 0)
    defer { cairo_set_source_rgb(context, 0, 0, 0) }
    let pattern = cairo_get_source(context)
    // Beyond its edge the picture goes on, so that an enlarged edge does not fade out. Viewers of
    // pages do so by themselves.
    if !isPage { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
    cairo_pattern_set_filter(
      pattern, source.isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_new_path(context)
    cairo_rectangle(context, 0, 0, width, height)
    cairo_fill(context)
    withExtendedLifetime(image) {}
  }

  private func drawVector(_ source: ImageSource, _ size: CGSize) throws {
    var natural = source.size
    if !(natural.width > 0 && natural.height > 0) { natural = size }
    cairo_scale(
      context, Double(size.width / natural.width), Double(size.height / natural.height))
    guard isPage else { return try LibrsvgLibrary.draw(source, natural, on: context) }
    try drawRecorded(source, natural)
  }

  /// Pixels per point of what librsvg turns into pixels by itself, such as a blur.
  private static let recordedScale = 4.0

  /// Draws a vector picture much enlarged and shows the recording at its size.
  private func drawRecorded(_ source: ImageSource, _ size: CGSize) throws {
    let scale = Self.recordedScale
    var extents = cairo_rectangle_t(
      x: 0, y: 0, width: Double(size.width) * scale, height: Double(size.height) * scale)
    guard let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
    else { throw CairoError.outOfMemory }
    defer { cairo_surface_destroy(recording) }
    guard let inner = cairo_create(recording) else { throw CairoError.outOfMemory }
    defer { cairo_destroy(inner) }
    cairo_scale(inner, scale, scale)
    try LibrsvgLibrary.draw(source, size, on: inner)
    try CairoError.check(cairo_status(inner))
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, recording, 0, 0)
    cairo_paint(context)
    cairo_set_source_rgb(context, 0, 0, 0)
  }
}
