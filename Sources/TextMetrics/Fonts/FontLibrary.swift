import Foundation
import Synchronization
import Typography

/// The fonts that figures may be set in: those in an ordered list of folders, and no others.
///
/// Nothing is asked of the machine's font configuration, so that the same folders give the same
/// figures everywhere. Folders are read when a font is first asked for, one after the other, until
/// one has the family; a family is served from the first folder that has it. One library serves any
/// number of threads.
public final class FontLibrary: Sendable {
  /// The family that stands in for the platform's own font, under its names: the static fonts and
  /// Google's variable font have the first, the designer's variable font the second.
  public static let defaultFamilies = ["Inter", "Inter Variable"]
  /// Where Linux systems keep fonts for all and for one user.
  static let systemFolders = [
    "~/.local/share/fonts", "~/.fonts", "/usr/local/share/fonts", "/usr/share/fonts",
  ]

  /// The folders in the order that they are looked into.
  public let folders: [String]
  /// How many of them the caller named; the others are the system's.
  private let declaredCount: Int
  private let state = Mutex(State())

  private struct State {
    var scanned: [FontFolder] = []
    var instances: [FontSetting: FontInstance] = [:]
    var setups: [SetupKey: FontSetup] = [:]
  }

  private struct SetupKey: Hashable {
    var font: ResolvedFont
    var platform: Platform
  }

  /// Fonts beyond this are prepared again: sizes that change by the pixel need not be kept.
  private static let setupLimit = 4_096

  /// - Parameters:
  ///   - folders: the folder to be asked first comes first; one that does not exist is passed over.
  ///   - includesSystemFonts: whether the system's fonts come after them, which makes figures depend
  ///     on what a machine has installed.
  public init(folders: [String], includesSystemFonts: Bool = false) {
    declaredCount = folders.count
    self.folders =
      includesSystemFonts
      ? folders + Self.systemFolders.map { NSString(string: $0).expandingTildeInPath } : folders
  }

  /// All faces of all folders in order, for a list of what serves what.
  ///
  /// - Throws: `TypographyError.unreadableFont` for a damaged file in a folder that was named.
  public func faces() throws -> [FontFace] {
    var all: [FontFace] = []
    for index in folders.indices { all += try folder(index).faces }
    return all
  }

  /// The faces of a family, from the first folder that has it; letter case does not matter.
  func faces(ofFamily name: String) throws -> [FontFace] {
    for index in folders.indices {
      let found = try folder(index).faces.filter { $0.family.isSameName(as: name) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The faces of the family that stands in for the platform's font.
  ///
  /// - Throws: `TypographyError.missingDefaultFont`.
  func defaultFaces() throws -> [FontFace] {
    for index in folders.indices {
      let faces = try folder(index).faces
      for name in Self.defaultFamilies {
        let found = faces.filter { $0.family.isSameName(as: name) }
        if !found.isEmpty { return found }
      }
    }
    throw TypographyError.missingDefaultFont(searched: folders)
  }

  /// The outlines and advances of a face at a setting of its axes; the same object each time.
  func instance(_ setting: FontSetting) -> FontInstance {
    state.withLock { state in
      if let known = state.instances[setting] { return known }
      let new = FontInstance(setting)
      state.instances[setting] = new
      return new
    }
  }

  /// A font ready to shape with; prepared once.
  ///
  /// - Throws: `TypographyError` where the family is missing, or a value is none a font can have.
  func setup(_ font: ResolvedFont, platform: Platform) throws -> FontSetup {
    let key = SetupKey(font: font, platform: platform)
    if let known = state.withLock({ $0.setups[key] }) { return known }
    let new = try prepare(font, platform: platform)
    state.withLock { state in
      if state.setups.count >= Self.setupLimit { state.setups = [:] }
      state.setups[key] = new
    }
    return new
  }

  /// Reads folders up to one.
  private func folder(_ index: Int) throws -> FontFolder {
    let folder = state.withLock { state in
      while state.scanned.count <= index {
        state.scanned.append(FontFolder(path: folders[state.scanned.count]))
      }
      return state.scanned[index]
    }
    // A damaged file of the system's is not the user's to repair; a font of the same name further
    // down would be set in silence for one that was named.
    if index < declaredCount, let defect = folder.defects.first { throw defect }
    return folder
  }
}

extension FontLibrary {
  /// The names of families that are most like a name, at most three.
  func nearestFamilies(to name: String) throws -> [String] {
    let families = Set(try faces().map(\.family)).sorted()
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let limit = max(3, wanted.count / 3)
    return families.map { ($0, editDistance(wanted, Array($0.lowercased().unicodeScalars))) }
      .filter { family, distance in
        distance <= limit || family.lowercased().contains(name.lowercased())
          || name.lowercased().contains(family.lowercased())
      }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .prefix(3).map(\.0)
  }

  /// How many letters must be added, removed or changed to make one name of the other.
  private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[b.count]
  }
}

extension String {
  fileprivate func isSameName(as other: String) -> Bool {
    self == other || lowercased() == other.lowercased()
  }
}
