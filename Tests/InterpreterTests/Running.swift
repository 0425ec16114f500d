import Catalog
import FigureLimits
import Foundation
import Testing

@testable import Interpreter

/// Runs a body on a thread with the stack that the tool gives to fixtures.
func onLargeStack<T>(_ body: @escaping () throws -> T) throws -> T {
  let result = Reply<T>(body)
  let thread = Thread {
    result.run()
  }
  thread.stackSize = 512 << 20
  thread.start()
  result.isDone.wait()
  return try #require(result.value).get()
}

/// Written by one thread before it signals, read by another afterwards.
private final class Reply<T>: @unchecked Sendable {
  var value: Result<T, any Error>?
  let isDone = DispatchSemaphore(value: 0)
  private let body: () throws -> T

  init(_ body: @escaping () throws -> T) {
    self.body = body
  }

  func run() {
    value = Result { try body() }
    isDone.signal()
  }
}

/// The values of all figures of a file, as text, one figure a line.
func values(
  _ source: String, limits: Limits = Limits(), settings: [String: String] = [:]
) throws -> String {
  try onLargeStack {
    let program = Program(
      source: SourceFile(name: "test.swift", text: source),
      vocabulary: TestVocabulary.vocabulary, limits: limits, settings: settings)
    if !program.diagnostics.isEmpty { throw Diagnostics(program.diagnostics) }
    return try program.figures.map { figure in
      try figure.evaluate().map(shown).joined(separator: " ")
    }.joined(separator: "\n")
  }
}

/// What is wrong with a file: found when it is read and when its figures are made.
func problems(_ source: String, limits: Limits = Limits()) throws -> [Diagnostic] {
  try onLargeStack {
    let program = Program(
      source: SourceFile(name: "test.swift", text: source),
      vocabulary: TestVocabulary.vocabulary, limits: limits)
    var found = program.diagnostics
    for figure in program.figures {
      do {
        _ = try figure.evaluate().map { try AnyNode.text(of: $0) }
      } catch {
        found += program.diagnostics(for: error)
      }
    }
    return found
  }
}
