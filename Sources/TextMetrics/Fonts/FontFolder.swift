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
  static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

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
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names {
        let full = path.hasSuffix("/") ? path + name : path + "/" + name
        if let dot = name.lastIndex(of: "."),
          extensions.contains(name[name.index(after: dot)...].lowercased())
        {
          found.append(full)
        } else if depth < depthLimit, isFolder(full) {
          waiting.append((full, depth + 1))
        }
      }
    }
    return found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
