import Fixtures
import Foundation
import Interpreter
import TextMetrics

/// Reads fixtures from files and lays their figures out, on any number of threads.
struct FixtureReader: Sendable {
  private let runner: FixtureRunner
  private let preparation: Preparation

  init(_ options: RenderOptions) throws {
    var runner = FixtureRunner(
      measurer: HarfBuzzMeasurer(library: try FontFolders(options).library()))
    runner.overrides = options.overrides
    runner.figureName = options.figureName
    runner.limits = options.limits
    runner.separatesVariants =
      options.stage.map { [.views, .frames, .exchanges].contains($0) } ?? false
    runner.settings = options.settings
    runner.recordsExchanges = options.stage == .exchanges
    self.runner = runner
    preparation = Preparation(
      measurer: runner.measurer,
      drawsPixels: options.stage.map { $0 == .png } ?? options.formats.contains(.png))
  }

  func read<T>(
    _ fixture: FoundFixture, _ body: (PreparedFigure) throws -> T
  ) -> FixtureResult<T> {
    do {
      let bytes = try bytes(of: fixture)
      var runner = runner
      runner.allowsNoFigure = fixture.isFound
      return runner.run(
        name: fixture.name, bytes: bytes,
        folder: fixture.path.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }, body)
    } catch let error as EnvironmentError {
      return FixtureResult(figures: [], problems: [.environment(error.message)])
    } catch {
      return FixtureResult(figures: [], problems: [.environment("\(fixture.name): \(error)")])
    }
  }

  /// The file's bytes, at most one more than the limit, so that a huge file is not read whole.
  private func bytes(of fixture: FoundFixture) throws -> [UInt8] {
    let limit = runner.limits.sourceBytes + 1
    let descriptor = fixture.path.map { open($0, O_RDONLY) } ?? 0
    guard descriptor >= 0 else {
      throw EnvironmentError(
        "'\(fixture.name)' cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { if descriptor != 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw EnvironmentError(
          "'\(fixture.name)' cannot be read: \(String(cString: strerror(errno)))")
      }
      if count == 0 { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }
}
