import Foundation

/// A layout with the frames that SwiftUI gave it, from `Fixtures/recorded`.
struct RecordedCase: Decodable, CustomStringConvertible, Sendable {
  struct Proposal: Decodable, Sendable {
    var width: Double
    var height: Double
  }

  struct Frame: Decodable, Sendable {
    var id: String
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
  }

  var id: String
  var source: String
  var confidence: String
  var platform: String?
  var proposal: Proposal
  var swift: String
  var expected: [Frame]
  var relations: [String]?
  var tolerance: Double
  var note: String?

  var description: String { id }

  /// Every case, in the order of the files' names.
  static let all: [RecordedCase] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: TestFiles.recorded)) ?? []
    return files.sorted().filter { $0.hasSuffix(".json") && !notCases.contains($0) }.flatMap {
      file -> [RecordedCase] in
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(TestFiles.recorded)/\(file)"))
        return try JSONDecoder().decode([RecordedCase].self, from: data)
      } catch {
        fatalError("\(file): \(error)")
      }
    }
  }()

  private static let notCases = ["about.json", "cases-engine.json"]

  /// The ids of cases that need what is not there yet, each with the reason behind a tab.
  static let unsupported: [String: String] = {
    let text =
      (try? String(contentsOfFile: "\(TestFiles.recorded)/unsupported.txt", encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1) }
    return Dictionary(
      lines.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
      uniquingKeysWith: { first, _ in first })
  }()
}

/// Where the project's files are, from the place of this one.
enum TestFiles {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  static let fixtures = "\(root)/Fixtures"
  static let recorded = "\(fixtures)/recorded"
}
