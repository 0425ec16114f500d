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
  /// Where Linux systems keep fonts for all and for one user.
  static let systemFolders = [
    "~/.local/share/fonts", "~/.fonts", "/usr/local/share/fonts", "/usr/share/fonts",
  ]

  /// The folders in the order that they are looked into.
  public let folders: [String]
  /// Whether a character that no font has is drawn as a box rather than an error.
  let boxesMissingGlyphs: Bool
  private let state: Mutex<State>

  private struct State {
    var scanned: [FontFolder] = []
    /// Folders that nobody needed yet, the next one last.
    var waiting: [FontFolder.Place]
    var instances: [FontSetting: FontInstance] = [:]
    var setups: [SetupKey: FontSetup] = [:]
    var fallbacks: [FallbackKey: [FontSetup]] = [:]
  }

  private struct FallbackKey: Hashable {
    var family: String
    var request: FontRequest
  }

  private struct SetupKey: Hashable {
    var font: ResolvedFont
    var platform: Platform
  }

  /// Fonts beyond this are prepared again: sizes that change by the pixel need not be kept.
  private static let setupLimit = 4_096
  private static let fallbackLimit = 256

  /// - Parameters:
  ///   - folders: the folder to be asked first comes first; one that does not exist is passed over.
  ///   - includesSystemFonts: whether the system's fonts come after them, which makes figures depend
  ///     on what a machine has installed.
  ///   - boxesMissingGlyphs: whether a character that no font has is drawn as the box that fonts
  ///     have for it, rather than `TypographyError.missingGlyphs` thrown.
  public init(
    folders: [String], includesSystemFonts: Bool = false, boxesMissingGlyphs: Bool = false
  ) {
    self.boxesMissingGlyphs = boxesMissingGlyphs
    let system =
      includesSystemFonts
      ? Self.systemFolders.map { NSString(string: $0).expandingTildeInPath } : []
    let all = folders + system
    self.folders = all
    let places = all.indices.map {
      FontFolder.Place(path: all[$0], root: $0, isDeclared: $0 < folders.count)
    }
    state = Mutex(State(waiting: places.reversed()))
  }

  /// All faces of all folders in order, for a list of what serves what.
  ///
  /// - Throws: `TypographyError.unreadableFont` for a damaged file in a folder that was named.
  public func faces() throws -> [FontFace] {
    var all: [FontFace] = []
    _ = try firstFolder {
      all += $0.faces
      return nil as Void?
    }
    return all
  }

  /// A font file, and the folder of `folders` that it was found below.
  public struct File: Hashable, Sendable {
    public let path: String
    /// The index of the folder.
    public let folder: Int
    /// Below the folder.
    public let name: String
  }

  /// All files that fonts may be taken from, in the order that they are looked into; none is opened.
  ///
  /// A folder that cannot be read has none.
  public func files() -> [File] {
    var found: [File] = []
    func add(_ path: String, below root: String, of index: Int, depth: Int) {
      let entries = (try? FontFolder.entries(of: path)) ?? []
      for entry in entries where !entry.isFolder {
        let name = entry.path.dropFirst(root.utf8.count).drop { $0 == "/" }
        found.append(File(path: entry.path, folder: index, name: String(name)))
      }
      guard depth < FontFolder.depthLimit else { return }
      for entry in entries where entry.isFolder {
        add(entry.path, below: root, of: index, depth: depth + 1)
      }
    }
    for (index, folder) in folders.enumerated() { add(folder, below: folder, of: index, depth: 0) }
    return found
  }

  /// The face that comes nearest to a request, of the first of some families that there is.
  ///
  /// Letter case does not matter. A family is served from the first of the named folders that has
  /// it, read no further than to a face that is what was asked for.
  func face(ofFamilies names: [String], for request: FontRequest) throws -> FontFace? {
    var family: (name: String, root: Int)?
    var candidates: [FontFace] = []
    _ = try firstFolder { folder -> Bool? in
      if let family, family.root != folder.place.root { return true }
      for name in family.map({ [$0.name] }) ?? names {
        let found = folder.faces.filter { $0.family.isSameName(as: name) }
        if found.isEmpty { continue }
        family = (name, folder.place.root)
        candidates += found
        break
      }
      return candidates.contains { $0.distance(to: request) == 0 } ? true : nil
    }
    return candidates.nearest(to: request)
  }

  /// The face or named instance that a name stands for, of the first folder that has it.
  func style(named name: String) throws -> NamedStyle? {
    try firstFolder { folder in
      folder.faces.lazy.flatMap(\.namedStyles).first { $0.isCalled(name) }
    }
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

  /// The other families in which characters are looked for that a font lacks; found once.
  func fallbacks(for setup: FontSetup) throws -> [FontSetup] {
    let key = FallbackKey(
      family: setup.instance.setting.face.family, request: setup.wanted)
    if let known = state.withLock({ $0.fallbacks[key] }) { return known }
    let new = try findFallbacks(for: setup)
    state.withLock { state in
      if state.fallbacks.count >= Self.fallbackLimit { state.fallbacks = [:] }
      state.fallbacks[key] = new
    }
    return new
  }

  /// What the first folder in which there is something gives; reads no folder beyond it.
  private func firstFolder<R>(_ find: (FontFolder) throws -> R?) throws -> R? {
    var index = 0
    while let folder = folder(index) {
      // A damaged file of the system's is not the user's to repair; a font of the same name further
      // down would be set in silence for one that was named.
      if folder.place.isDeclared, let defect = folder.defects.first { throw defect }
      if let found = try find(folder) { return found }
      index += 1
    }
    return nil
  }

  private func folder(_ index: Int) -> FontFolder? {
    state.withLock { state in
      while state.scanned.count <= index, let place = state.waiting.popLast() {
        let folder = FontFolder(place)
        state.scanned.append(folder)
        state.waiting += folder.subfolders.reversed()
      }
      return index < state.scanned.count ? state.scanned[index] : nil
    }
  }
}
