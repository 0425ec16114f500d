import Catalog

/// The variables of one running body.
///
/// A slot that holds a `.reference` is a variable that a closure captures or that is `inout`: its
/// value is in the box.
final class Frame {
  /// What becomes of the values of statements that are expressions.
  enum Mode {
    /// They are dropped.
    case run
    /// The body is one expression (or `if` or `switch`), whose value is what it returns.
    case single
    /// They are collected, as a result builder does.
    case build
  }

  var slots: [Value]
  var mode = Mode.run
  var collected: [Value] = []
  /// What `return` gave.
  var result = Value.void
  /// Whether a body that ran as a result builder ended with `return`.
  var hasReturned = false
  /// The file's own result builder that the body stands behind; nil for SwiftUI's.
  var builder: OwnBuilder?
  /// How many statements of a body that is no result builder are views.
  var unusedViews = 0
  /// Problems of single statements of a result builder.
  var problems: [Diagnostic] = []

  init(slotCount: Int) {
    slots = [Value](repeating: .void, count: slotCount)
  }

  /// The file's own result builder, while it gathers values.
  var ownBuilder: OwnBuilder? { mode == .build ? builder : nil }

  func load(_ slot: Int) -> Value {
    let value = slots[slot]
    if case .reference(let box) = value { return box.value }
    return value
  }

  func store(_ value: Value, in slot: Int) {
    if case .reference(let box) = slots[slot] {
      box.value = value
    } else {
      slots[slot] = value
    }
  }

  /// Changes a variable in place; while it changes the slot is empty, so that nothing is copied.
  func modify(_ slot: Int, _ change: (inout Value) throws -> Void) throws {
    if case .reference(let box) = slots[slot] {
      try box.modify(change)
      return
    }
    var value = slots[slot]
    slots[slot] = .void
    defer { slots[slot] = value }
    try change(&value)
  }
}

extension Reference {
  func modify<T>(_ change: (inout Value) throws -> T) throws -> T {
    var taken = value
    value = .void
    defer { value = taken }
    return try change(&taken)
  }
}

/// What a statement does to those behind it.
enum Flow: Equatable {
  case next
  /// Leaves the loop or labelled statement with this number.
  case leave(Int)
  /// Goes on with the next round of the loop with this number.
  case again(Int)
  case returned
  case fallThrough
}

/// An expression, ready to be evaluated.
typealias Code = (Frame) throws -> Value

/// A statement, ready to be run.
typealias Action = (Frame) throws -> Flow

/// A variable of a body, as the compiler knows it.
final class LocalVariable {
  let name: String
  let slot: Int
  let isConstant: Bool
  var shape: Shape
  /// Whether a closure captures it, so that it needs a box of its own.
  var isCaptured = false

  init(_ name: String, slot: Int, isConstant: Bool, shape: Shape = .any) {
    self.name = name
    self.slot = slot
    self.isConstant = isConstant
    self.shape = shape
  }

  /// Gives the variable its first value, in a new box where it needs one.
  func declare(_ value: Value, in frame: Frame) {
    frame.slots[slot] = isCaptured ? .reference(Reference(value)) : value
  }
}

/// An error that fixture code throws; it stays on the program's thread.
struct ThrownValue: Error, @unchecked Sendable {
  var value: Value
}

/// Ends an assignment or call behind `?` whose base is nil.
struct ChainEnded: Error {}
