import Fixtures
import Foundation
import Interpreter
import TextMetrics

/// Reads fixtures from files and lays their figures out, on any number of threads.
struct FixtureReader: Sendable {
  let fonts: FontLibrary
  private let runner: FixtureRunner
  private let preparation: Preparation?

  /// - Parameter prepares: whether a thread begins at once with what every figure needs.
  init(_ options: RenderOptions, prepares: Bool = true) throws {
    fonts = try FontFolders(options).library()
    var runner = FixtureRunner(measurer: HarfBuzzMeasurer(library: fonts))
    runner.overrides = options.overrides
    runner.figureName = options.figureName
    runner.limits = options.limits
    runner.separatesVariants =
      options.stage.map { [.views, .frames, .exchanges].contains($0) } ?? false
    runner.settings = options.settings
    runner.recordsExchanges = options.stage == .exchanges
    self.runner = runner
    preparation =
      prepares
      ? Preparation(
        measurer: runner.measurer,
        drawsPixels: options.stage.map { $0 == .png } ?? options.formats.contains(.png)) : nil
  }

  func read<T>(
    _ fixture: FoundFixture, _ body: (PreparedFigure) throws -> T
  ) -> FixtureResult<T> {
    do {
      var result = run(fixture, try bytes(of: fixture), body)
      // Nobody asks for pictures here, and a batch would hold all of them.
      result.lookups = []
      return result
    } catch let error as EnvironmentError {
      return FixtureResult(figures: [], problems: [.environment(error.message)])
    } catch {
      return FixtureResult(figures: [], problems: [.environment("\(fixture.name): \(error)")])
    }
  }

  /// - Parameter bytes: the fixture's source.
  func run<T>(
    _ fixture: FoundFixture, _ bytes: [UInt8], _ body: (PreparedFigure) throws -> T
  ) -> FixtureResult<T> {
    var runner = runner
    runner.allowsNoFigure = fixture.isFound
    return runner.run(name: fixture.name, bytes: bytes, folder: fixture.folder, body)
  }

  /// Whether the pictures beside a fixture are those that it was drawn with.
  func finds(_ images: [ImageDigest], of fixture: FoundFixture) -> Bool {
    if images.isEmpty { return true }
    let finder = FixtureImages(folder: fixture.folder)
    return images.allSatisfy { image in
      guard let file = try? Optional(finder.file(image.path, of: image.path)) else { return false }
      return ImageDigest(.init(path: image.path, file: file)) == image
    }
  }

  /// The file's bytes, at most one more than the limit, so that a huge file is not read whole.
  func bytes(of fixture: FoundFixture) throws -> [UInt8] {
    let limit = runner.limits.sourceBytes + 1
    let descriptor = fixture.path.map { open($0, O_RDONLY) } ?? 0
    guard descriptor >= 0 else {
      throw EnvironmentError(
        "'\(fixture.name)' cannot be read: \(EnvironmentError.systemReason)")
    }
    defer { if descriptor != 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw EnvironmentError(
          "'\(fixture.name)' cannot be read: \(EnvironmentError.systemReason)")
      }
      if count == 0 { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }
}

extension FoundFixture {
  /// Where its pictures lie; nil for standard input.
  fileprivate var folder: URL? {
    path.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
  }
}
