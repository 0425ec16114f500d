import CCairo
import Drawing
import Foundation
import Geometry
import Typography

/// Writes figures as PDF files of one page.
public enum PDFWriter {
  /// Points a side that viewers open: the limit of PDF 1.6 and before.
  public static let sideLimit = 14_400

  /// A PDF file whose page is the canvas, in points: vectors, and text that can be selected.
  ///
  /// Equal lists give equal bytes with one version of Cairo; there is no date in the file.
  ///
  /// - Throws: `DrawingError`, `CairoError`.
  public static func pdf(_ list: DisplayList) throws -> [UInt8] {
    try CairoError.requirePages()
    let (width, height) = (list.canvas.width, list.canvas.height)
    guard width <= CGFloat(sideLimit), height <= CGFloat(sideLimit) else {
      throw CairoError.pageTooLarge(width: width, height: height)
    }
    let file = PDFFile()
    guard
      let page = cairo_pdf_surface_create_for_stream(
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<PDFFile>.fromOpaque(closure).takeUnretainedValue().bytes.append(
            contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(file).toOpaque(), Double(width), Double(height))
    else { throw CairoError.outOfMemory }
    defer { cairo_surface_destroy(page) }
    try CairoError.check(cairo_surface_status(page))
    describe(list, on: page)
    do {
      let canvas = try CairoCanvas(list, page: page)
      withExtendedLifetime(canvas) { cairo_surface_finish(page) }
    } catch {
      cairo_surface_finish(page)
      throw error
    }
    try CairoError.check(cairo_surface_status(page))
    return withExtendedLifetime(file) { file.bytes }
  }

  private static func describe(_ list: DisplayList, on page: OpaquePointer) {
    // Without a date of its own Cairo takes today's; an empty one leaves it out.
    cairo_pdf_surface_set_metadata(page, CAIRO_PDF_METADATA_CREATE_DATE, "")
    cairo_pdf_surface_set_metadata(page, CAIRO_PDF_METADATA_CREATOR, "Framewright")
    if !list.title.isEmpty {
      cairo_pdf_surface_set_metadata(page, CAIRO_PDF_METADATA_TITLE, list.title.exchanged)
    }
    if !list.summary.isEmpty {
      cairo_pdf_surface_set_metadata(page, CAIRO_PDF_METADATA_SUBJECT, list.summary.exchanged)
    }
  }
}

/// The bytes that Cairo has written so far.
private final class PDFFile {
  var bytes: [UInt8] = []
}
