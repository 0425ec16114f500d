import Figures
import Fixtures
import Foundation
import Geometry
import LayoutEngine
import SwiftUI
import Testing
import TextMetrics

/// The source of a recorded case, laid out compiled or interpreted.
struct RecordedSource: Decodable {
  struct Proposal: Decodable {
    var width: Double
    var height: Double
  }

  var id: String
  var swift: String
  var platform: String?
  var proposal: Proposal

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  static let twins = "\(root)/Tests/TwinTests/Twins"
  private static let recorded = "\(root)/Fixtures/recorded"

  /// The files of cases with their names as identifiers: `layout-protocol` as `layoutProtocol`.
  static func files() throws -> [(file: String, name: String)] {
    try FileManager.default.contentsOfDirectory(atPath: recorded).sorted()
      .filter { $0.hasSuffix(".json") && !["about.json", "cases-engine.json"].contains($0) }
      .map { file in
        let words = file.dropLast(".json".count).split(separator: "-")
        return (
          file,
          words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        )
      }
  }

  static func all(in file: String) throws -> [RecordedSource] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(recorded)/\(file)"))
    return try JSONDecoder().decode([RecordedSource].self, from: data)
  }

  private static let measurer = {
    let named = ProcessInfo.processInfo.environment["FRAMEWRIGHT_FONTS"]
    let folders = named?.split(separator: ":").map(String.init) ?? ["\(root)/.fonts"]
    return HarfBuzzMeasurer(library: FontLibrary(folders: folders))
  }()

  private var overrides: FigureOverrides {
    var overrides = FigureOverrides()
    overrides.proposal = ProposedViewSize(width: proposal.width, height: proposal.height)
    overrides.platform = platform?.hasPrefix("macOS") == true ? .macos : .ios
    return overrides
  }

  /// The frame tree of the source as fixtures are read.
  func interpreted() throws -> String {
    var runner = FixtureRunner(measurer: Self.measurer)
    runner.allowsMissingImages = true
    runner.overrides = overrides
    let result = runner.run(name: id, bytes: Array(swift.utf8), folder: nil) {
      try $0.figure().frameText
    }
    return try #require(result.figures.first, "\(result.problems)")
  }

  func compiled(_ view: any View) throws -> String {
    try Figure(
      view, name: id, options: overrides.options, measurer: Self.measurer,
      images: FixtureImages(folder: nil, allowsMissing: true)
    ).frameText
  }
}
