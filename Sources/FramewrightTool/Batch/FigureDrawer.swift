import Fixtures
import Foundation
import Interpreter
import TextMetrics

/// Draws the figures of fixtures, or takes them from the cache where they were drawn before.
struct FigureDrawer: Sendable {
  let options: RenderOptions
  let cache: RenderCache?
  var fonts: FontLibrary { reader.fonts }
  /// Where digests come from; nil where none are wanted.
  private let digests: FontDigests?
  private let reader: FixtureReader

  /// - Parameters:
  ///   - isBatch: whether several fixtures will be drawn, or one again and again. A single one is not
  ///     looked for in the cache, unless a folder is named for it: to identify the libraries and the
  ///     fonts takes longer than to draw a figure.
  ///   - describes: whether digests are wanted in any case.
  init(_ options: RenderOptions, isBatch: Bool, describes: Bool = false) throws {
    self.options = options
    let isCached = options.usesCache && (isBatch || options.cacheFolder != nil)
    // What is in the cache is not prepared for.
    reader = try FixtureReader(options, prepares: !isCached)
    cache =
      isCached
      ? try RenderCache(
        folder: options.cacheFolder, drawing: options.drawing, fonts: reader.fonts,
        limits: options.limits) : nil
    digests = cache?.fontDigests ?? (describes ? FontDigests(rememberedIn: nil) : nil)
  }

  /// - Parameters:
  ///   - extra: what is drawn of a figure beyond the formats of the options, by its name.
  ///   - extraKey: what `extra` depends on.
  func draw<T>(
    _ fixture: FoundFixture, extraKey: String = "",
    extra: (String) -> [RenderOptions.Format] = { _ in [] },
    _ body: (DrawnFigure) throws -> T
  ) -> DrawnFixture<T> {
    do {
      let bytes = try reader.bytes(of: fixture)
      guard let cache, fixture.path != nil else {
        return described(reader.run(fixture, bytes) { try body(drawn($0, extra)) }, bytes)
      }
      let key = cache.key(fixture, bytes, formats: extraKey)
      if let entry = cache.entry(key), reader.finds(entry.images, of: fixture) {
        return try found(entry, bytes, body)
      }
      var figures: [DrawnFigure] = []
      let result = reader.run(fixture, bytes) { prepared in
        let drawn = try drawn(prepared, extra)
        figures.append(drawn)
        if !RenderCache.keeps(figures) { figures.removeAll() }
        return try body(drawn)
      }
      let fixture = described(result, bytes)
      if let entry = CacheEntry(fixture, figures) { cache.store(entry, key) }
      return fixture
    } catch let error as EnvironmentError {
      return DrawnFixture(problem: .environment(error.message))
    } catch {
      return DrawnFixture(problem: .environment("\(fixture.name): \(error)"))
    }
  }

  private func drawn(
    _ prepared: PreparedFigure, _ extra: (String) -> [RenderOptions.Format]
  ) throws -> DrawnFigure {
    try DrawnFigure(
      prepared, formats: options.formats + extra(prepared.name), options: options,
      digests: digests)
  }

  private func described<T>(_ result: FixtureResult<T>, _ source: [UInt8]) -> DrawnFixture<T> {
    DrawnFixture(
      figures: result.figures, problems: result.problems, constants: result.constants,
      images: digests == nil ? [] : result.lookups.map(ImageDigest.init),
      source: digests == nil ? "" : SHA256.text(of: source))
  }

  private func found<T>(
    _ entry: CacheEntry, _ source: [UInt8], _ body: (DrawnFigure) throws -> T
  ) throws -> DrawnFixture<T> {
    DrawnFixture(
      figures: try entry.figures.map(body), problems: entry.warnings.map { .fixture($0) },
      constants: Set(entry.constants), images: entry.images, source: SHA256.text(of: source))
  }
}

/// What became of a fixture that was drawn, or found in the cache.
struct DrawnFixture<T> {
  var figures: [T] = []
  var problems: [Problem] = []
  /// The names of the fixture's constants, which settings may replace.
  var constants: Set<String> = []
  /// Pictures that were looked for beside it; empty where nobody asks.
  var images: [ImageDigest] = []
  /// The SHA-256 digest of its source in hexadecimal; empty where nobody asks.
  var source = ""
}

extension DrawnFixture: Sendable where T: Sendable {}

extension DrawnFixture {
  init(problem: Problem) {
    problems = [problem]
  }
}

extension CacheEntry {
  /// nil for a fixture that is not to be kept: one with errors, or one that is too large.
  fileprivate init?<T>(_ fixture: DrawnFixture<T>, _ figures: [DrawnFigure]) {
    guard figures.count == fixture.figures.count else { return nil }
    var warnings: [Diagnostic] = []
    for problem in fixture.problems {
      guard case .fixture(let diagnostic) = problem, diagnostic.severity != .error else {
        return nil
      }
      warnings.append(diagnostic)
    }
    self.init(
      figures: figures, warnings: warnings, constants: fixture.constants.sorted(),
      images: fixture.images)
  }
}
