import FigureLimits

/// One thing that is wrong with a fixture, where, and what to do.
package struct Diagnostic: Error, Equatable, Codable, Sendable {
  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// An interpreted function that was running, and where it was called.
  package struct Call: Equatable, Codable, Sendable {
    package var function: String
    package var position: Position?
    /// How often it calls itself from this place, one more.
    package var count = 1
  }

  package var severity: Severity = .error
  /// A sentence without a full stop, as swiftc's.
  package var message: String
  package var file: String
  /// Nil where the whole file is meant.
  package var start: Position?
  /// Behind the last byte.
  package var end: Position?
  /// What to do, as a full sentence without a full stop.
  package var hint: String?
  /// The declarations that might have been meant.
  package var candidates: [String] = []
  /// Innermost first.
  package var calls: [Call] = []
  /// The text of the line of `start`.
  package var sourceLine: String?
  /// Whether the run ended with it, so that nothing behind it was looked at.
  var endsRun = false

  package init(_ message: String, file: String) {
    self.message = message
    self.file = file
  }
}

/// What a run throws: one diagnostic or more, in source order.
package struct Diagnostics: Error, Sendable {
  package var list: [Diagnostic]

  package init(_ list: [Diagnostic]) {
    self.list = list
  }

  init(_ diagnostic: Diagnostic) {
    list = [diagnostic]
  }

  var endsRun: Bool { list.contains { $0.endsRun } }

  /// The list in source order, without duplicates, cut at `limit` with a note that it was.
  func tidied(limit: Int) -> Diagnostics {
    var seen: [Diagnostic] = []
    let problems = list.filter { $0.severity != .note }
    let sorted = problems.enumerated().sorted { a, b in
      let first = a.element.start ?? Position(line: 0, column: 0)
      let second = b.element.start ?? Position(line: 0, column: 0)
      return first == second ? a.offset < b.offset : first < second
    }
    for (_, diagnostic) in sorted {
      let isKnown = seen.contains {
        $0.message == diagnostic.message && $0.start == diagnostic.start
      }
      if !isKnown { seen.append(diagnostic) }
    }
    let wasCut = problems.count < list.count
    guard seen.count > limit || wasCut, let last = seen.prefix(limit).last else {
      return Diagnostics(seen)
    }
    return Diagnostics(seen.prefix(limit) + [.more(than: limit, behind: last)])
  }
}

/// Something wrong that has no place yet: whoever knows the syntax adds it.
struct Fault: Error {
  var message: String
  var hint: String?
  var candidates: [String] = []
  var place: Place?
  var endsRun = false

  init(
    _ message: String, hint: String? = nil, candidates: [String] = [], at place: Place? = nil
  ) {
    self.message = message
    self.hint = hint
    self.candidates = candidates
    self.place = place
  }
}

extension Diagnostic {
  /// What follows the last problem that is shown; how many there are nobody has counted.
  fileprivate static func more(than limit: Int, behind last: Diagnostic) -> Diagnostic {
    var limits = Limits()
    limits.diagnostics = limit
    var note = Diagnostic(Limit.problems.message(limit), file: last.file)
    note.hint = Limit.problems.hint(limits)
    note.severity = .note
    (note.start, note.end, note.sourceLine) = (last.start, last.end, last.sourceLine)
    return note
  }
}
