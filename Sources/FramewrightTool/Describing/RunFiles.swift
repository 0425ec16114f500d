import Foundation
import TextMetrics

/// A fixture whose figures are in their places, and what they were made from.
struct DescribedFixture {
  var fixture: FoundFixture
  var figures: [StagedFigure]
  /// Pictures that were looked for beside it.
  var images: [ImageDigest]
  /// The SHA-256 digest of its source in hexadecimal.
  var source: String
}

/// Files that tell of a run, written where they are asked for and when all figures are in place.
///
/// None is written unasked: a folder that is drawn into may be a catalog of documentation, in which
/// nothing else may lie, and may be drawn into by several runs.
struct RunFiles: Sendable {
  private var hasManifest = false
  private var rules: (path: String, form: DependencyRules.Form)?

  static let options: [Option] = [
    Option(
      name: "manifest",
      summary: "write manifest.json: every file with its digest, source, images and fonts"),
    Option(
      name: "deps", value: "FILE", summary: "write what every file was made from, as rules"),
    Option(name: "deps-form", value: "NAME", summary: "of rules: make or ninja (default make)"),
  ]

  init(_ arguments: Arguments) throws {
    hasManifest = arguments.has("manifest")
    guard let path = arguments.value("deps") else {
      guard !arguments.has("deps-form") else {
        throw UsageError("'--deps-form' is of no use without '--deps'")
      }
      return
    }
    let form = try arguments.value("deps-form").map {
      try RenderOptions.choice($0, option: "deps-form", DependencyRules.Form.self)
    }
    rules = (path, form ?? .make)
  }

  var areWanted: Bool { hasManifest || rules != nil }

  func write(
    _ fixtures: [DescribedFixture], output: String, fonts: FontLibrary, shard: Shard?,
    staging: Staging
  ) throws {
    if hasManifest {
      let manifest = Manifest(fixtures, shard: shard)
      try staging.write(manifest.encoded(), as: "manifest")
      try staging.commit("manifest", to: Manifest.name(shard))
    }
    guard let rules else { return }
    let text = try DependencyRules(rules.form).text(
      fixtures, output: output, fonts: fonts.files().map(\.path))
    if let problem = WholeFile.write(Array(text.utf8), to: rules.path) {
      throw EnvironmentError("'\(rules.path)' cannot be written: \(problem)")
    }
  }
}
