import Catalog
import Foundation
import SwiftUICatalog
import Testing

@testable import Interpreter

/// Literals get the types that Swift's type checker gives them: the values of expressions are those
/// that swiftc's code has, kept in Tests/SwiftAnswers/number-types.txt.
@Suite struct NumberTypeTests {
  @Test func literalsHaveTheTypesThatSwiftGivesThem() throws {
    var answers = try SwiftAnswers(named: "number-types")
    if ProcessInfo.processInfo.environment["FRAMEWRIGHT_RECORD"] != nil { try answers.record() }
    #expect(answers.lines.count > 100)
    let source =
      answers.declarations + "\n"
      + answers.lines.map { "\"\\(\($0.expression))\"" }.joined(separator: "\n")
    let program = Program(
      source: SourceFile(name: "test.swift", text: source), vocabulary: .swiftUI)
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map { $0.rendered(.human) })")
    #expect(program.figures.count == answers.lines.count)
    for (line, figure) in zip(answers.lines, program.figures) {
      do {
        guard case .string(let value)? = try figure.evaluate().first else {
          Issue.record("\(line.expression) gives no text")
          continue
        }
        #expect(value == line.value, "\(line.expression)")
      } catch {
        Issue.record("\(line.expression): \(program.diagnostics(for: error).map(\.message))")
      }
    }
  }
}

/// Expressions and what swiftc's code gives for them.
private struct SwiftAnswers {
  var declarations: String
  var lines: [(expression: String, value: String)]
  private let heading: String
  private let path: String

  init(named name: String) throws {
    path = "\(TestFiles.root)/Tests/SwiftAnswers/\(name).txt"
    let parts = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n---\n")
    let all = try #require(parts.first).components(separatedBy: "\n")
    heading = all.prefix { $0.hasPrefix("#") }.joined(separator: "\n")
    declarations = all.drop { $0.hasPrefix("#") }.joined(separator: "\n")
    lines = try #require(parts.last).split(separator: "\n").map { line in
      let sides = line.components(separatedBy: " => ")
      return (sides[0], sides.count > 1 ? sides[1] : "")
    }
  }

  /// Asks swiftc for the values anew and writes them into the file.
  mutating func record() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let prints = lines.enumerated().map { index, line in
      "func v\(index)() { let v = \(line.expression); print(\"\\(v)\") }\nv\(index)()"
    }
    let source = "import Foundation\n\(declarations)\n\(prints.joined(separator: "\n"))\n"
    let file = folder.appending(path: "main.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let tool = folder.appending(path: "answers").path
    _ = try run(["swiftc", "-suppress-warnings", file.path, "-o", tool])
    let values = try run([tool]).split(separator: "\n").map(String.init)
    try #require(values.count == lines.count)
    for index in lines.indices { lines[index].value = values[index] }
    let answers = lines.map { "\($0.expression) => \($0.value)" }.joined(separator: "\n")
    try "\(heading)\n\(declarations)\n---\n\(answers)\n".write(
      toFile: path, atomically: true, encoding: .utf8)
  }

  private func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self)
  }
}
