import Foundation
import Typography

/// The fonts in one folder; folders within it are folders of their own.
struct FontFolder: Sendable {
  /// Folders within folders beyond this are an error: a link may lead back.
  static let depthLimit = 8
  /// More files than this are no folder of fonts.
  static let fileLimit = 20_000
  /// A collection lists its faces; a damaged one may list any number.
  static let faceLimit = 256
  static let extensions: Set<String> = [".ttf", ".otf", ".ttc", ".otc"]

  /// Where a folder lies, and how far below the one that was named.
  struct Place: Sendable {
    var path: String
    var depth = 0
    /// The index of the folder that was named.
    var root: Int
    /// Whether the caller named it, or a folder around it; else the system did.
    var isDeclared: Bool
  }

  let place: Place
  var faces: [FontFace] = []
  /// What could not be read.
  var defects: [TypographyError] = []
  /// In the order of their names.
  var subfolders: [Place] = []

  /// Reads the names of all fonts, in the order of their paths; a folder that is not there has none.
  init(_ place: Place) {
    self.place = place
    do throws(FontDefect) {
      let entries = try Self.entries(of: place.path)
      guard entries.count <= Self.fileLimit else {
        throw FontDefect("more than \(Self.fileLimit) fonts are in it")
      }
      for entry in entries where !entry.isFolder { read(entry) }
      for entry in entries where entry.isFolder {
        var inner = place
        inner.path = entry.path
        inner.depth += 1
        subfolders.append(inner)
      }
      guard place.depth < Self.depthLimit || subfolders.isEmpty else {
        subfolders = []
        throw FontDefect("folders are nested more than \(Self.depthLimit) deep")
      }
    } catch {
      defects.append(.unreadableFont(path: place.path, reason: error.reason))
    }
  }

  /// Fonts and folders in a folder, in the order of their paths.
  static func entries(of folder: String) throws(FontDefect) -> [FolderEntry] {
    try FolderEntry.entries(of: folder)
      .filter { $0.isFolder || isFontName($0.path) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func read(_ entry: FolderEntry) {
    let path = entry.path
    do {
      // Opening a pipe would wait for somebody who writes to it.
      guard entry.kind == .file else { throw FontDefect("it is no file") }
      let file = try BlobHandle(path: path)
      guard file.faceCount <= Self.faceLimit else {
        throw FontDefect("it has more than \(Self.faceLimit) faces")
      }
      for index in 0..<max(1, file.faceCount) {
        faces.append(try FontFace(path: path, index: index, file: file))
      }
    } catch let defect as FontDefect {
      defects.append(.unreadableFont(path: path, reason: defect.reason))
    } catch let defect as TypographyError {
      defects.append(defect)
    } catch {
      defects.append(.unreadableFont(path: path, reason: "it cannot be read"))
    }
  }

  /// Whether a path ends like that of a font, in either letter case.
  private static func isFontName(_ path: String) -> Bool {
    let ending = path.utf8.suffix(4).map { $0 >= 0x41 && $0 <= 0x5a ? $0 | 0x20 : $0 }
    return extensions.contains(String(decoding: ending, as: UTF8.self))
  }
}
