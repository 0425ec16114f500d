import FigureLimits
import Figures
import Fixtures
import Foundation
import Interpreter
import LayoutEngine
import Typography

/// Fixtures laid out for a test.
enum Fixture {
  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  /// Every fixture file of the project but the wrong ones, in the order of names.
  static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: TestFiles.fixtures)?.allObjects ?? []
    return all.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("errors/")
    }
    .sorted()
  }()

  /// The figures of a file, every variant by itself.
  static func figures(
    _ path: String, measurer: any TextMeasurer = TestFonts.measurer
  ) throws -> [Figure] {
    try figures(path, measurer, separatesVariants: true) { try $0.figure() }
  }

  /// What is drawn of a file: figures, and sheets of their variants.
  static func drawn(_ path: String) throws -> [PreparedFigure] {
    try figures(path, TestFonts.measurer, separatesVariants: false) { $0 }
  }

  private static func figures<T>(
    _ path: String, _ measurer: any TextMeasurer, separatesVariants: Bool,
    _ body: @escaping (PreparedFigure) throws -> T
  ) throws -> [T] {
    let file = URL(fileURLWithPath: path)
    return try figures(
      bytes: [UInt8](Data(contentsOf: file)), name: path,
      folder: file.deletingLastPathComponent(), measurer: measurer,
      separatesVariants: separatesVariants, body)
  }

  /// What `body` makes of each figure of a source; its warnings are passed over.
  static func figures<T>(
    bytes: [UInt8], name: String = "fixture.swift", folder: URL? = nil,
    measurer: any TextMeasurer = TestFonts.measurer, separatesVariants: Bool = false,
    _ body: @escaping (PreparedFigure) throws -> T
  ) throws -> [T] {
    var runner = FixtureRunner(measurer: measurer)
    runner.separatesVariants = separatesVariants
    let configured = runner
    let result = try DeepStack.run {
      configured.run(name: name, bytes: bytes, folder: folder, body)
    }
    let errors = result.problems.filter { !$0.isWarning }
    guard errors.isEmpty else { throw Wrong(description: text(errors)) }
    return result.figures
  }

  /// The frames of all figures of a source, as they are printed.
  static func frames(of source: String) throws -> String {
    try figures(bytes: Array(source.utf8)) { try $0.figure().frameText }.joined()
  }

  /// The problems of a source, as they are printed.
  static func problems(
    _ source: String, folder: URL? = nil, limits: Limits = Limits()
  ) throws -> [String] {
    try problems(Array(source.utf8), folder: folder, limits: limits)
  }

  static func problems(
    _ bytes: [UInt8], folder: URL? = nil, limits: Limits = Limits()
  ) throws -> [String] {
    var runner = FixtureRunner(measurer: TestFonts.measurer)
    runner.limits = limits
    let configured = runner
    let result = try DeepStack.run {
      configured.run(
        name: "f.swift", bytes: bytes, folder: folder
      ) { try $0.displayList(appearance: .light) }
    }
    return result.problems.map { text([$0]) }
  }

  private static func text(_ problems: [Problem]) -> String {
    problems.map { problem in
      switch problem {
      case .fixture(let diagnostic), .difference(let diagnostic): diagnostic.rendered(.human)
      case .usage(let message, _): "usage: \(message)"
      case .environment(let message): "environment: \(message)"
      }
    }.joined(separator: "\n")
  }
}

extension Problem {
  /// Whether the figure is drawn all the same.
  var isWarning: Bool {
    if case .fixture(let diagnostic) = self { diagnostic.severity == .warning } else { false }
  }
}
