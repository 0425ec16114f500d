import CCairo
import CairoOnDemand
import Foundation
import Geometry

/// Why a picture of pixels could not be made. Nothing is written in its place.
public enum CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Cairo refused something; its own words.
  case cairo(String)
  case outOfMemory
  /// An image's bytes are not what its format says.
  case brokenImage(name: String, reason: String)
  /// An image has more pixels or bytes than may be read.
  case imageTooLarge(name: String)
  /// A page would be larger than PDF allows.
  case pageTooLarge(width: CGFloat, height: CGFloat)
  /// A library that this kind of image needs is not installed.
  case missingLibrary(String, neededFor: String)

  public var description: String {
    switch self {
    case .cairo(let reason): "the picture could not be drawn: \(reason)"
    case .outOfMemory: "there is not enough memory for the picture"
    case .brokenImage(let name, let reason): "the image “\(name)” cannot be read: \(reason)"
    case .imageTooLarge(let name):
      "the image “\(name)” is too large: at most \(ImageLimits.side) pixels a side and "
        + "\(ImageLimits.pixels) in all"
    case .pageTooLarge(let width, let height):
      "a PDF page of \(width.text) × \(height.text) points is too large: at most "
        + "\(PDFWriter.sideLimit) a side"
    case .missingLibrary(let library, let purpose):
      "\(library) is not installed, which is needed for \(purpose)"
    }
  }

  /// Loads Cairo, before the first of its functions is called.
  static func requireCairo() throws {
    guard let problem = cairo_on_demand_problem() else { return }
    throw CairoError.missingLibrary(
      "Cairo (\(String(cString: problem)))", neededFor: "pictures of pixels")
  }

  /// The same, for pages.
  static func requirePages() throws {
    guard let problem = cairo_on_demand_page_problem() else { return }
    throw CairoError.missingLibrary(
      "Cairo (\(String(cString: problem)))", neededFor: "PDF")
  }

  /// What is wrong, without the image's name.
  public var reason: String {
    switch self {
    case .brokenImage(_, let reason): reason
    case .imageTooLarge:
      "it is larger than \(ImageLimits.side) pixels a side or \(ImageLimits.pixels) in all"
    case .cairo, .outOfMemory, .pageTooLarge, .missingLibrary: description
    }
  }

  static func check(_ status: cairo_status_t) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    if status == CAIRO_STATUS_NO_MEMORY { throw CairoError.outOfMemory }
    throw CairoError.cairo(String(cString: cairo_status_to_string(status)))
  }
}
