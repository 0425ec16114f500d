import Foundation
import Typography

/// The fonts in one folder and the folders below it.
struct FontFolder: Sendable {
  /// Folders within folders beyond this are an error: a link may lead back.
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
    for file in files(in: path) { read(file) }
  }

  private mutating func read(_ path: String) {
    do {
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

  private mutating func files(in folder: String) -> [String] {
    var found: [String] = []
    var waiting = [(folder, 0)]
    while let (path, depth) = waiting.popLast() {
      do throws(FontDefect) {
        for entry in try FolderEntry.entries(of: path) {
          if entry.isFolder {
            guard depth < Self.depthLimit else {
              throw FontDefect("folders are nested more than \(Self.depthLimit) deep")
            }
            waiting.append((entry.path, depth + 1))
          } else if Self.isFontName(entry.path) {
            found.append(entry.path)
          }
        }
        guard found.count <= Self.fileLimit else {
          throw FontDefect("more than \(Self.fileLimit) fonts are in '\(folder)'")
        }
      } catch {
        defects.append(.unreadableFont(path: path, reason: error.reason))
        if found.count > Self.fileLimit { return [] }
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
