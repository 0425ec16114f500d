import Drawing
import Figures
import Fixtures
import Foundation
import VisualDiff

/// A figure in every format and appearance asked for, and what is told of it elsewhere.
struct DrawnFigure: Codable, Sendable {
  let name: String
  /// Where it begins in its file, from 1.
  let line: Int
  /// Its place among the figures of its file, from 0.
  let index: Int
  /// What it says of how its pictures are compared with others.
  let comparison: PixelRuleOptions
  let work: FigureWork
  /// The fonts that its letters are drawn in; empty where nobody asks.
  private(set) var fonts: [FontDigest] = []
  var files: [DrawnFile] = []

  /// - Parameters:
  ///   - formats: in the order that files are wanted in.
  ///   - digests: asked where fonts and files are to be described.
  init(
    _ prepared: PreparedFigure, formats: [RenderOptions.Format], options: RenderOptions,
    digests: FontDigests?
  ) throws {
    name = prepared.name
    line = prepared.line
    index = prepared.index
    comparison = prepared.comparison
    var lists: [Appearance: DisplayList] = [:]
    for format in formats {
      for appearance in format == .frames ? [.light] : prepared.appearances {
        if format != .frames, lists[appearance] == nil {
          lists[appearance] = try prepared.displayList(appearance: appearance)
        }
        let file = FileNames.file(
          name, format: format, appearance: appearance, scale: prepared.scale)
        let bytes = try prepared.bytes(format, lists[appearance], text: options.text)
        var drawn = DrawnFile(name: file, format: format, bytes: bytes)
        if digests != nil { drawn.digest = SHA256.text(of: bytes) }
        files.append(drawn)
      }
    }
    work = FigureWork(prepared, Array(lists.values), formats: formats)
    if let digests { fonts = FontDigest.all(in: lists.values, digests) }
  }
}

/// One file of a figure.
struct DrawnFile: Codable, Sendable {
  /// Without a folder.
  let name: String
  let format: RenderOptions.Format
  let size: Int
  /// SHA-256 in hexadecimal; empty where nobody asks.
  var digest = ""
  /// Kept behind the other values, not among them.
  var bytes: [UInt8] = []

  enum CodingKeys: CodingKey {
    case name, format, size, digest
  }

  init(name: String, format: RenderOptions.Format, bytes: [UInt8]) {
    self.name = name
    self.format = format
    self.bytes = bytes
    size = bytes.count
  }
}

/// How long a figure takes, told from what was counted and not from a clock: the same on every
/// machine, so that what holds it has the same bytes everywhere.
enum FigureWork: String, Codable, Sendable {
  /// Less than 10 ms on a machine of 2024, less than 100 ms, or longer.
  case short, medium, long

  init(
    _ prepared: PreparedFigure, _ lists: [DisplayList], formats: [RenderOptions.Format]
  ) {
    let (questions, views) = prepared.layoutWork
    let area = lists.reduce(0) { $0 + Double($1.canvas.width * $1.canvas.height) }
    let pixels = formats.contains(.png) ? area * Double(prepared.scale * prepared.scale) : 0
    // Microseconds of each, as measured.
    let time =
      Double(views) * 75 + Double(questions) * 0.5 + Double(prepared.steps) + pixels * 0.008
    self = time < 10_000 ? .short : time < 100_000 ? .medium : .long
  }
}

/// A font file that letters are drawn in.
struct FontDigest: Codable, Hashable, Comparable, Sendable {
  var family: String
  /// Without its folder.
  var file: String
  /// SHA-256 in hexadecimal.
  var digest: String

  static func < (a: FontDigest, b: FontDigest) -> Bool {
    (a.family, a.file, a.digest) < (b.family, b.file, b.digest)
  }

  fileprivate static func all(
    in lists: some Sequence<DisplayList>, _ digests: FontDigests
  ) -> [FontDigest] {
    var found: [String: String] = [:]
    for list in lists { add(list.items, to: &found) }
    return found.map { path, family in
      FontDigest(
        family: family, file: (path as NSString).lastPathComponent,
        digest: digests.digest(of: path) ?? "")
    }.sorted()
  }

  /// Families by the paths of their files.
  private static func add(_ items: [DisplayItem], to found: inout [String: String]) {
    for item in items {
      switch item {
      case .text(let run, _, _):
        if let path = run.face.outlines.filePath { found[path] = run.face.outlines.familyName }
      case .group(let group): add(group.items, to: &found)
      case .fill, .stroke, .image: break
      }
    }
  }
}
