import Foundation
import Typography

/// The fonts in one folder and the folders below it.
struct FontFolder: Sendable {
  /// Folders within folders beyond this are not looked into: a link may lead back.
  static let depthLimit = 8
  /// More files than this are no folder of fonts.
  static let fileLimit = 20_000
  /// A collection lists its faces; a damaged one may list any number.
  static let faceLimit = 256
  static let extensions: Set<String> = [".ttf", ".otf", ".ttc", ".otc"]

  var faces: [FontFace] = []
  /// What could not be read.
  var defects: [TypographyError] = []

  /// Reads the names of all fonts, in the order of their paths; a folder that is not there has none.
  init(path: String) {
    for file in Self.files(in: path) { read(file) }
  }

  private mutating func read(_ path: String) {
    do {
      let file = try BlobHandle(path: path)
      for index in 0..<max(1, min(file.faceCount, Self.faceLimit)) {
        faces.append(try FontFace(path: path, index: index, file: file))
      }
    } catch let defect as FontDefect {
      defects.append(.unreadableFont(path: path, reason: defect.reason))
    } catch {
      defects.append(.unreadableFont(path: path, reason: "it cannot be read"))
    }
  }

  private static func files(in folder: String) -> [String] {
    var found: [String] = []
    var waiting = [(folder, 0)]
    while let (path, depth) = waiting.popLast(), found.count < fileLimit {
      for entry in FolderEntry.entries(of: path) {
        if entry.isFolder {
          if depth < depthLimit { waiting.append((entry.path, depth + 1)) }
        } else if isFontName(entry.path) {
          found.append(entry.path)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a path ends like that of a font, in either letter case.
  private static func isFontName(_ path: String) -> Bool {
    let ending = path.utf8.suffix(4).map { $0 >= 0x41 && $0 <= 0x5a ? $0 | 0x20 : $0 }
    return extensions.contains(String(decoding: ending, as: UTF8.self))
  }
}
