import FigureLimits
import Fixtures
import Foundation
import Interpreter
import LayoutEngine
import Testing

/// Wrong fixtures, each with what is told of it marked in its source.
///
/// A mark is a comment under the line it concerns. Its caret and tildes stand under what is meant,
/// as on the terminal; behind them and below is what the tool says:
///
///     Text("Hello")
///       .paddin()
///     //  ^~~~~~ error: 'Text' has no member 'paddin'
///     //  help: did you mean 'padding'?
///
/// - Where the slashes leave no room for the caret, bytes of the line are counted instead:
///   `// 1...3 error: …`; `// 7... error: …` is from the seventh on, over several lines.
/// - What concerns the whole file is marked at its end, without a caret.
/// - A first line `// framewright render --limit steps=10000` sets limits.
///
/// The marks and what is told must be equal, line by line: message, place, underline, candidates,
/// calls and help. `FRAMEWRIGHT_RECORD=1` writes the marks anew.
@Suite struct ErrorFixtureTests {
  @Test(arguments: ErrorFixture.all)
  func isToldAsMarked(fixture: ErrorFixture) throws {
    if LayoutFixture.isRecording { try fixture.record() }
    let text = try fixture.text()
    let told = try fixture.marked(text)
    #expect(told.contains("error: ") || told.contains("warning: "), "nothing is told")
    #expect(
      told == text,
      "-: marked, +: told. If the new words are better: FRAMEWRIGHT_RECORD=1\n\(LineDifference(text, told))"
    )
  }

  @Test func thereAreManyKinds() {
    #expect(ErrorFixture.all.count >= 60)
  }
}

/// A file of `Fixtures/errors`.
struct ErrorFixture: CustomTestStringConvertible, Sendable {
  let name: String

  static let folder = "\(TestFiles.fixtures)/errors"
  static let all: [ErrorFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.sorted()
      .map(ErrorFixture.init)
  }()

  var testDescription: String { name }
  private var path: String { "\(Self.folder)/\(name)" }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  func record() throws {
    var text = try text()
    // Marks move the lines below them, which calls name.
    for _ in 0..<3 { text = try marked(text) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The text with marks for what is told of it in the place of those that it has.
  func marked(_ text: String) throws -> String {
    let told = try diagnostics(text)
    var marks: [Int: [String]] = [:]
    for diagnostic in told {
      marks[diagnostic.start?.line ?? .max, default: []] += Self.mark(diagnostic)
    }
    var result: [String] = []
    var isMark = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      isMark = Self.beginsMark(line) || isMark && line.hasPrefix("//  ")
      if !isMark { result.append(String(line)) }
      result += marks[index + 1] ?? []
    }
    if let whole = marks[.max] {
      if result.last == "" { result.removeLast() }
      result += whole + [""]
    }
    return result.joined(separator: "\n")
  }

  private func diagnostics(_ text: String) throws -> [Diagnostic] {
    let limits = try Self.limits(text)
    let (name, folder) = (name, URL(fileURLWithPath: Self.folder))
    let result = try DeepStack.run {
      var runner = FixtureRunner(measurer: TestFonts.measurer)
      runner.limits = limits
      return runner.run(name: name, bytes: Array(text.utf8), folder: folder) {
        try $0.displayList(appearance: .light).flattened().checkPixels()
      }
    }
    return result.problems.compactMap { problem in
      if case .fixture(let diagnostic) = problem { return diagnostic }
      Issue.record("\(problem)")
      return nil
    }
  }

  private static func limits(_ text: String) throws -> Limits {
    var limits = Limits()
    let command = "// framewright render "
    guard let first = text.split(separator: "\n").first, first.hasPrefix(command) else {
      return limits
    }
    let words = first.dropFirst(command.count).split(separator: " ")
    for (option, value) in zip(words, words.dropFirst()) where option == "--limit" {
      try limits.set(String(value))
    }
    return limits
  }

  /// What the tool prints, as comments.
  private static func mark(_ diagnostic: Diagnostic) -> [String] {
    let printed = diagnostic.rendered(.human).split(separator: "\n").map(String.init)
    let words = "\(diagnostic.severity.rawValue): \(diagnostic.message)"
    guard let start = diagnostic.start else {
      return ["// \(words)"] + printed.dropFirst().map { "//" + $0 }
    }
    let rest = printed.dropFirst(3).map { "//" + $0 }
    let underline = printed[2].dropFirst("\(start.line)".count + " | ".count)
    if underline.hasPrefix("  "), !printed[1].contains("…") {
      return ["//\(underline.dropFirst(2)) \(words)"] + rest
    }
    let end = diagnostic.end.flatMap { $0.line == start.line ? "\($0.column - 1)" : nil } ?? ""
    return ["// \(start.column)...\(end) \(words)"] + rest
  }

  private static func beginsMark(_ line: Substring) -> Bool {
    guard line.hasPrefix("//") else { return false }
    let words = line.dropFirst(2).drop { " ^~.0123456789".contains($0) }
    return ["error: ", "warning: ", "note: "].contains { words.hasPrefix($0) }
  }
}
