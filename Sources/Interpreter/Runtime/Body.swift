import Catalog

/// The compiled statements of a function, accessor or closure.
final class Body {
  let name: String
  let place: Place
  var slotCount = 0
  var parameters: [LocalVariable] = []
  /// Where `self` is, in a method or accessor.
  var selfVariable: LocalVariable?
  /// The variables of the enclosing body that this one uses, and where their boxes go.
  var captures: [LocalVariable] = []
  var captureSlots: [Int] = []
  var hasNumberedParameters = false
  var isClosure = false
  /// Whether the body is a single expression, whose value is returned without `return`.
  var isSingleExpression = false
  /// The single expression itself, where it is no `if` and no `switch`.
  var expression: Code?
  var action: Action = { _ in .next }
  /// The type that the body must return a value of, as it is written; nil where it need not.
  var resultName: String?
  /// What is known of the type that a closure's last statement gives.
  var givenShape = Shape.any
  /// Whether a string literal that the body returns gets its type from the result's.
  var returnsTextLiterals = false
  /// What was found wrong while the body was compiled.
  var problems: [Diagnostic] = []

  init(name: String, place: Place) {
    self.name = name
    self.place = place
  }

  /// Runs the statements and answers what they return.
  func run(_ frame: Frame, _ machine: Machine) throws -> Value {
    if !problems.isEmpty { throw Diagnostics(problems) }
    if let expression { return try expression(frame) }
    frame.mode = isSingleExpression ? .single : .run
    let flow = try action(frame)
    if flow == .returned { return frame.result }
    if isSingleExpression, let only = frame.collected.last { return only }
    if let resultName {
      throw machine.located(Fault.missingReturn(name, resultName), at: place)
    }
    if isClosure, frame.unusedViews > 0 {
      throw machine.located(Fault.unusedViews(frame.unusedViews), at: place)
    }
    return .void
  }

  /// Runs the statements as a result builder; one that uses `return` gives what it returns.
  func build(_ frame: Frame, _ machine: Machine) throws -> [Value] {
    frame.mode = .build
    let flow = try action(frame)
    if !frame.problems.isEmpty || !problems.isEmpty {
      throw Diagnostics(frame.problems + problems)
    }
    frame.hasReturned = flow == .returned
    return frame.hasReturned ? [frame.result] : frame.collected
  }
}

extension Fault {
  fileprivate static func missingReturn(_ name: String, _ type: String) -> Fault {
    Fault(
      "'\(name)' returns no value, but its type is '\(type)'",
      hint: type.contains("View")
        ? "mark it '@ViewBuilder', or write 'return'"
        : "end every way through it with 'return'")
  }

  fileprivate static func unusedViews(_ count: Int) -> Fault {
    Fault(
      count == 1
        ? "the closure makes a view and does not return it"
        : "the closure makes \(count) views where one is expected",
      hint: "put '@ViewBuilder' in front of the parameter or property that takes the closure")
  }
}
