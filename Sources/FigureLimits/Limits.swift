/// How much one figure may ask for. `Limit` names each, for options and messages.
package struct Limits: Sendable, Equatable {
  /// Bytes of one source file.
  package var sourceBytes = 4_000_000
  /// Loop rounds, calls and statements of one figure.
  package var steps = 20_000_000
  /// Interpreted calls inside one another.
  package var callDepth = 4_000
  /// Members and calls in one chain, as in `Text("").padding().padding()…`.
  package var chainLength = 10_000
  /// Operands in one expression with operators.
  package var operands = 2_000
  /// Parentheses, closures and blocks inside one another.
  package var nesting = 256
  /// `[` directly inside one another, as in `[[[1]]]`: the parser's time doubles with each.
  package var directBrackets = 10
  /// Elements of one array, set, dictionary or range that is gone through.
  package var elements = 1_000_000
  /// Values inside one another, as arrays of arrays.
  package var valueDepth = 4_000
  /// Views that are made. A text in a stack takes 75 µs and 4.5 KB until it is drawn.
  package var views = 200_000
  /// Views that are laid out: each that is made, as often as it is shown.
  package var nodes = 1_000_000
  /// Views inside one another.
  package var viewDepth = 4_000
  /// Bytes of all texts and collections that a figure makes, whether it keeps them or not.
  package var madeBytes = 1_000_000_000
  /// Bytes of one string.
  package var stringBytes = 16_000_000
  /// Questions that views are asked about their sizes.
  ///
  /// A large figure puts some dozens to a view. A view that keeps a ratio around text, in stacks
  /// inside one another, has every level ask two new ones, in SwiftUI as here.
  package var questions = 10_000_000
  /// Pixels of one picture: a gigabyte of memory.
  package var pixels = 256_000_000
  /// Seconds that running and laying out one figure may take.
  package var seconds = 30
  /// Megabytes of figures that were drawn before, kept in one folder.
  package var cacheMegabytes = 512
  /// Diagnostics of one run.
  package var diagnostics = 20

  package init() {}

  /// What the standard library's own functions may make at once, whatever else is set.
  package static let largestCollection = Limits().elements
  package static let largestString = Limits().stringBytes

  /// Sets one limit from `name=number`, as a user writes it.
  ///
  /// - Throws: `LimitProblem` for a name that is none and a number that it cannot be.
  package mutating func set(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let limit = Limit.all.first(where: { $0.name == parts[0] }) else {
      throw LimitProblem.unknown(String(parts[0]))
    }
    guard parts.count == 2, let number = Int(parts[1].filter { $0 != "_" }),
      limit.range.contains(number)
    else { throw LimitProblem.badNumber(parts.count == 2 ? String(parts[1]) : "", limit) }
    self[keyPath: limit.path] = number
  }
}

/// What is wrong with a limit that a user sets.
package enum LimitProblem: Error {
  case unknown(String)
  case badNumber(String, Limit)
}
