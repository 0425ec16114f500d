import Foundation
import TextMetrics
import Typography

/// The fonts that tests are set in.
enum TestFonts {
  /// The top of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let folder: String =
    ProcessInfo.processInfo.environment["FRAMEWRIGHT_FONTS"]
    ?? package.appending(path: ".fonts").path

  static let library = FontLibrary(folders: [folder])

  /// - Throws: an error that says what to do where there is no Inter.
  static func measurer() throws -> HarfBuzzMeasurer {
    guard
      try library.faces().contains(where: { ["Inter", "Inter Variable"].contains($0.family) })
    else { throw MissingFonts(folder: folder) }
    return HarfBuzzMeasurer(library: library)
  }

  struct MissingFonts: Error, CustomStringConvertible {
    let folder: String
    var description: String {
      "Inter 4.1 is not in \(folder): unpack it there, or set FRAMEWRIGHT_FONTS to its folder"
    }
  }
}

/// A generator whose seed can be printed and used again (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
