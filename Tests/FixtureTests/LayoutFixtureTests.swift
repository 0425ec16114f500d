import Fixtures
import Foundation
import Testing
import Typography

/// The fixtures of the rules of layout have the frames that are written down for them, set in the
/// metric that can be computed in the head.
///
/// `FRAMEWRIGHT_RECORD=1` writes the frames anew: read them, and compare with the rule that the
/// fixture states, before committing them.
@Suite struct LayoutFixtureTests {
  @Test(arguments: LayoutFixture.all)
  func framesAreThoseWrittenDown(for fixture: LayoutFixture) throws {
    let frames = try fixture.frames()
    if LayoutFixture.isRecording { return try fixture.write(frames) }
    guard let golden = fixture.golden else {
      Issue.record(.missing(fixture))
      return
    }
    if frames != golden { Issue.record(.different(fixture, LineDifference(golden, frames))) }
  }

  @Test(arguments: LayoutFixture.all)
  func theRuleAndItsSourceAreStated(in fixture: LayoutFixture) throws {
    let text = try String(contentsOfFile: fixture.path, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.prefix { $0.hasPrefix("// ") }
    #expect(comment.first?.hasPrefix("// Rule: ") == true, "\(fixture) begins with its rule")
    #expect(
      comment.contains { $0.hasPrefix("// Source: ") }, "\(fixture) names the source of its rule")
    #expect(lines.contains { $0.hasPrefix("/// ") }, "\(fixture) says what its figure shows")
  }

  @Test func everyGoldenHasItsFixture() {
    let names = Set(LayoutFixture.all.map(\.name))
    for name in LayoutFixture.goldenNames where !names.contains(name) {
      Issue.record(.unused(name))
    }
  }

  @Test func thereAreFixtures() {
    #expect(LayoutFixture.all.count >= 205)
  }
}

/// A file below `Fixtures/layout` or `Fixtures/controls`.
struct LayoutFixture: CustomTestStringConvertible, CustomStringConvertible {
  /// Its path below `Fixtures`, without the ending.
  let name: String

  static let all: [LayoutFixture] = Fixture.files
    .filter { file in folders.contains { file.hasPrefix($0 + "/") } }
    .map { LayoutFixture(name: String($0.dropLast(".swift".count))) }

  private static let folders = ["layout", "controls"]

  static let isRecording = ProcessInfo.processInfo.environment["FRAMEWRIGHT_RECORD"] == "1"

  static var goldenNames: [String] {
    folders.flatMap { folder in
      let files = FileManager.default.enumerator(atPath: "\(goldens)/\(folder)")?.allObjects ?? []
      return files.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }
        .map { "\(folder)/" + $0.dropLast(ending.count) }.sorted()
    }
  }

  private static let goldens = "\(TestFiles.root)/Tests/Goldens"
  private static let ending = ".frames.txt"

  var description: String { name }
  var testDescription: String { name }
  var path: String { "\(TestFiles.fixtures)/\(name).swift" }
  var goldenPath: String { "\(Self.goldens)/\(name)\(Self.ending)" }
  var golden: String? { try? String(contentsOfFile: goldenPath, encoding: .utf8) }

  /// The frame trees of its figures, a view a line.
  func frames() throws -> String {
    try Fixture.figures(path, measurer: GridMeasurer()).map(\.frameText).joined(separator: "\n")
  }

  func write(_ frames: String) throws {
    let folder = (goldenPath as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(frames.utf8).write(to: URL(fileURLWithPath: goldenPath))
  }
}

extension Comment {
  fileprivate static func missing(_ fixture: LayoutFixture) -> Comment {
    """
    \(fixture) has no frames written down. Run this test with FRAMEWRIGHT_RECORD=1 and compare \
    \(fixture.goldenPath) with the rule
    """
  }

  fileprivate static func different(
    _ fixture: LayoutFixture, _ difference: LineDifference
  ) -> Comment {
    """
    \(fixture) has other frames than \(fixture.goldenPath) says (-: written down, +: now). If the \
    new ones are SwiftUI's, record them with FRAMEWRIGHT_RECORD=1
    \(difference)
    """
  }

  fileprivate static func unused(_ name: String) -> Comment {
    "Tests/Goldens/\(name).frames.txt has no fixture Fixtures/\(name).swift: delete it"
  }
}
