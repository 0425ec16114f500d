/// One thing that is wrong with a fixture, where, and what to do.
package struct Diagnostic: Error, Equatable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  /// An interpreted function that was running, and where it was called.
  package struct Call: Equatable, Sendable {
    package var function: String
    package var position: Position?
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

  /// The list in source order, without duplicates, cut at `limit`.
  func tidied(limit: Int) -> Diagnostics {
    var seen: [Diagnostic] = []
    let sorted = list.enumerated().sorted { a, b in
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
    guard seen.count > limit, let file = seen.first?.file else { return Diagnostics(seen) }
    let left = seen.count - limit
    return Diagnostics(seen.prefix(limit) + [.more(left, limit: limit, file: file)])
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
  fileprivate static func more(_ count: Int, limit: Int, file: String) -> Diagnostic {
    var note = Diagnostic(
      "\(count) more \(count == 1 ? "problem" : "problems") not shown; the limit is \(limit)",
      file: file)
    note.severity = .note
    return note
  }
}
