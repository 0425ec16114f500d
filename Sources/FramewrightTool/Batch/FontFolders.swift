import Foundation
import TextMetrics

/// Where fonts are looked for, first to last.
struct FontFolders {
  struct Place {
    var path: String
    /// Why the folder is looked into, for `fonts`.
    var reason: String
  }

  let places: [Place]
  let usesSystemFonts: Bool
  let boxesMissingGlyphs: Bool

  /// - Throws: `EnvironmentError` for a folder that was named and is not there.
  init(_ options: RenderOptions) throws {
    let environment = ProcessInfo.processInfo.environment
    var places = options.fontPaths.map { Place(path: $0, reason: "--font-path") }
    for path in (environment["FRAMEWRIGHT_FONTS"] ?? "").split(separator: ":") {
      places.append(Place(path: String(path), reason: "FRAMEWRIGHT_FONTS"))
    }
    for place in places { try Self.check(place) }
    if let executable = Self.executableFolder {
      places.append(Place(path: "\(executable)/fonts", reason: "beside the executable"))
      places.append(
        Place(path: "\(executable)/../share/framewright/fonts", reason: "beside the executable"))
    }
    let home = environment["HOME"] ?? ""
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(home)/.local/share"
    places.append(Place(path: "\(data)/framewright/fonts", reason: "the user's data folder"))
    for path in ["opentype/inter", "truetype/inter", "rsms-inter-fonts", "inter"] {
      places.append(
        Place(path: "/usr/share/fonts/\(path)", reason: "the distribution's Inter"))
    }
    self.places = places.filter { FileManager.default.fileExists(atPath: $0.path) }
    usesSystemFonts = options.useSystemFonts
    boxesMissingGlyphs = options.boxesMissingGlyphs
  }

  private static func check(_ place: Place) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      throw EnvironmentError(
        "there is no folder '\(place.path)' for fonts, which \(place.reason) names"
          + (exists ? ": it is a file" : ""))
    }
  }

  func library() -> FontLibrary {
    FontLibrary(
      folders: places.map(\.path), includesSystemFonts: usesSystemFonts,
      boxesMissingGlyphs: boxesMissingGlyphs)
  }

  private static var executableFolder: String? {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return (path ?? Bundle.main.executablePath).map { ($0 as NSString).deletingLastPathComponent }
  }
}
