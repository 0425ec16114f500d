import CairoExport
import Drawing
import Foundation
import Geometry
import Interpreter
import Views

/// The picture files in a fixture's folder, and nowhere else.
///
/// A name may not lead out of the folder: not by `..`, not from the root, not by a link. So a
/// stranger's fixture reads nothing but what stands beside it.
package final class FixtureImages: ImageFinder {
  /// nil where a fixture has no folder: none of its pictures is found.
  private lazy var folder = findFolder()?.standardizedFileURL.resolvingSymlinksInPath()
  private let findFolder: () -> URL?
  /// Whether a missing picture takes no space, as in SwiftUI, rather than being an error.
  private let allowsMissing: Bool
  private var known: [String: ImageSource] = [:]

  /// A file that was looked for, and what was there.
  package struct Lookup: Sendable {
    /// As the fixture writes it, below its folder.
    package var path: String
    /// nil where there is no such file.
    package var file: File?

    package init(path: String, file: File?) {
      self.path = path
      self.file = file
    }

    package struct File: Sendable {
      /// Of the file itself, where the path leads over links.
      package var name: String
      package var bytes: [UInt8]
    }
  }

  /// All that was looked for: whoever finds the same again gets the same pictures.
  package private(set) var lookups: [Lookup] = []
  private static let endings: [(String, ImageSource.Format)] = [
    ("png", .png), ("jpg", .jpeg), ("jpeg", .jpeg), ("svg", .svg),
  ]

  /// - Parameter folder: asked for when a picture is, as most fixtures have none.
  package init(folder: @autoclosure @escaping () -> URL?, allowsMissing: Bool = false) {
    findFolder = folder
    self.allowsMissing = allowsMissing
  }

  package func image(named name: String) throws -> ImageSource? {
    if let image = known[name] { return image }
    guard let (file, format) = try find(name) else {
      if allowsMissing { return nil }
      throw ViewError.missingImage(name: name, nearest: nearest(to: name))
    }
    let bytes = file.bytes
    do {
      let pixels = try ImageSize.pixels(of: bytes, format: format, name: name)
      let stem = URL(fileURLWithPath: file.name).deletingPathExtension().lastPathComponent
      let density = Self.density(of: stem)
      let image = ImageSource(
        name: name, format: format, bytes: bytes,
        size: CGSize(width: pixels.width / density, height: pixels.height / density))
      try PictureCheck.decode(image)
      known[name] = image
      return image
    } catch CairoError.missingLibrary(let library, let purpose) {
      throw CairoError.missingLibrary(library, neededFor: purpose)
    } catch let error as CairoError {
      throw ViewError.unreadableImage(name: name, reason: error.reason)
    }
  }

  /// The file of a name: with its ending or without, at `@2x` or `@3x` where there is no other.
  private func find(_ name: String) throws -> (Lookup.File, ImageSource.Format)? {
    for (ending, format) in Self.endings {
      if name.lowercased().hasSuffix(".\(ending)") {
        return try look(name, for: name).map { ($0, format) }
      }
    }
    for (ending, format) in Self.endings {
      for density in ["", "@2x", "@3x"] {
        if let file = try look("\(name)\(density).\(ending)", for: name) {
          return (file, format)
        }
      }
    }
    return nil
  }

  private func look(_ path: String, for name: String) throws -> Lookup.File? {
    let file = try file(path, of: name)
    lookups.append(Lookup(path: path, file: file))
    return file
  }

  /// What lies at a path below the fixture's folder; nil where nothing does.
  ///
  /// - Throws: `ViewError` where it is outside the folder or cannot be read.
  package func file(_ path: String, of name: String) throws -> Lookup.File? {
    guard let file = try existing(path, of: name) else { return nil }
    return Lookup.File(name: file.lastPathComponent, bytes: try read(file, name: name))
  }

  private func existing(_ path: String, of name: String) throws -> URL? {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw ViewError.unreadableImage(name: name, reason: "it is outside the fixture's folder")
    }
    guard let folder else { return nil }
    let file = folder.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let real = file.standardizedFileURL.resolvingSymlinksInPath()
    guard real.path.hasPrefix(folder.path + "/") else {
      throw ViewError.unreadableImage(name: name, reason: "it is outside the fixture's folder")
    }
    return real
  }

  private func read(_ file: URL, name: String) throws -> [UInt8] {
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true else {
      throw ViewError.unreadableImage(name: name, reason: "it is no file")
    }
    guard let size = values?.fileSize, size <= ImageLimits.bytes else {
      throw ViewError.unreadableImage(
        name: name, reason: "it is larger than \(ImageLimits.bytes) bytes")
    }
    guard let data = try? Data(contentsOf: file) else {
      throw ViewError.unreadableImage(name: name, reason: "it cannot be read")
    }
    return [UInt8](data)
  }

  private func nearest(to name: String) -> [String] {
    guard let folder else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let pictures = files.filter { file in
      Self.endings.contains { file.lowercased().hasSuffix(".\($0.0)") }
    }
    return nearestName(to: name, among: pictures.sorted()).map { [$0] } ?? []
  }

  /// Pixels per point that a file's name tells: `boat@2x.png`.
  private static func density(of stem: String) -> CGFloat {
    for density in 2...4 where stem.hasSuffix("@\(density)x") { return CGFloat(density) }
    return 1
  }
}
