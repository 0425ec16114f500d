import Foundation
import TextMetrics

/// The fonts that tests are set in.
enum TestFonts {
  /// `FRAMEWRIGHT_FONTS`, else the folder that Scripts/setup fills.
  static let measurer: HarfBuzzMeasurer = {
    let named = ProcessInfo.processInfo.environment["FRAMEWRIGHT_FONTS"]
    let folders =
      named?.split(separator: ":").map(String.init) ?? ["\(TestFiles.root)/.fonts"]
    return HarfBuzzMeasurer(library: FontLibrary(folders: folders))
  }()
}
