import Foundation

/// What a run wrote, and from what: the same bytes wherever the same is drawn, so neither times nor
/// folders of a machine are in it.
struct Manifest: Codable {
  /// Of this form.
  var version = 1
  var tool = "framewright \(Tool.version)"
  /// The part of a run, as `1/4`.
  var shard: String?
  var figures: [Figure]

  struct Figure: Codable {
    var name: String
    /// Below the folder that was drawn.
    var source: String
    /// Of the whole source. Digests are SHA-256 in hexadecimal.
    var sourceDigest: String
    var line: Int
    /// How long it takes to draw: told from what was counted, as a clock tells otherwise each time.
    var duration: FigureWork
    /// Fonts that its letters are drawn in.
    var fonts: [FontDigest]
    /// Pictures beside the fixture that its figures may show.
    var images: [File]
    var files: [File]
  }

  struct File: Codable {
    var path: String
    var size: Int?
    var digest: String
  }

  /// Parts of a run have names of their own, so that they may be drawn into one folder.
  static func name(_ shard: Shard?) -> String {
    shard.map { "manifest-\($0.index)-of-\($0.count).json" } ?? "manifest.json"
  }

  /// Whether a file of an output folder is one.
  static func isManifest(_ path: String) -> Bool {
    path == "manifest.json"
      || (path.hasPrefix("manifest-") && path.hasSuffix(".json") && path.contains("-of-"))
  }

  init(_ fixtures: [DescribedFixture], shard: Shard?) {
    self.shard = shard.map { "\($0.index)/\($0.count)" }
    figures = fixtures.flatMap { described in
      let images = Set(described.images).compactMap { image in
        image.digest.map { File(path: image.path, size: nil, digest: $0) }
      }
      return described.figures.map { figure in
        Figure(
          name: figure.name, source: described.fixture.sourceName,
          sourceDigest: described.source, line: figure.line, duration: figure.work,
          fonts: figure.fonts,
          images: images.sorted { $0.path < $1.path },
          files: figure.files.map {
            File(path: described.fixture.outputPath(of: $0.name), size: $0.size, digest: $0.digest)
          })
      }
    }
  }

  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}
