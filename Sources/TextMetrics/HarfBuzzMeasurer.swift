import Foundation
import Geometry
import Typography

/// Measures text with real fonts: HarfBuzz shapes it once, Pango's Unicode tables say where it may
/// break, and prefix sums of advances give the lines at any width.
///
/// Values may be used on any number of threads at once.
public struct HarfBuzzMeasurer: TextMeasurer {
  public let library: FontLibrary

  /// - Parameter library: the only fonts that text is set in.
  public init(library: FontLibrary) {
    self.library = library
  }

  public func shape(_ text: StyledText) throws -> any ShapedText {
    try TextShaper.shape(text, library: library)
  }

  public func metrics(of font: ResolvedFont, platform: Platform) throws -> FontMetrics {
    try library.metrics(of: font, platform: platform)
  }

  public func icon(_ codePoint: Unicode.Scalar) throws -> Path {
    try library.icon(codePoint)
  }
}
