import Catalog

/// A number written as a literal whose type is not known yet, as the 10 of `width ?? 10`.
///
/// Swift infers its type from the other operands. Here both results of every calculation are
/// kept until a typed value joins in, so that `(width ?? 10) / 4` is 2.5 and `(count ?? 10) / 4`
/// is 2.
final class LiteralNumber: Symbol {
  /// Nil where whole numbers have no result.
  let int: Int?
  let double: Double

  init(int: Int?, double: Double) {
    self.int = int
    self.double = double
  }

  convenience init(_ int: Int) {
    self.init(int: int, double: Double(int))
  }

  var depth: Int32 { 0 }
  var name: String { int.map { "\($0)" } ?? "\(double)" }

  func resolve(owners: [String]) throws -> Value? {
    if owners.contains("Double") || owners.contains("CGFloat") || owners.contains("Float") {
      return .double(double)
    }
    if owners.contains("Int"), let int { return .int(int) }
    return nil
  }

  /// The value where nothing says which: `Int`, Swift's default for such literals.
  var settled: Value {
    int.map { .int($0) } ?? .double(double)
  }
}

extension Value {
  var literalNumber: LiteralNumber? {
    if case .symbol(let symbol) = self { return symbol as? LiteralNumber }
    return nil
  }

  /// Without the boxes of `inout` arguments.
  var dereferenced: Value {
    if case .reference(let box) = self { return box.value.dereferenced }
    return self
  }

  /// As a broken number, if it is a number.
  var number: Double? {
    switch self {
    case .double(let double): double
    case .int(let int): Double(int)
    case .symbol(let symbol): (symbol as? LiteralNumber)?.double
    case .reference(let box): box.value.number
    default: nil
    }
  }

  /// As a whole number, if it is one.
  var wholeNumber: Int? {
    switch self {
    case .int(let int): int
    case .symbol(let symbol): (symbol as? LiteralNumber)?.int
    case .reference(let box): box.value.wholeNumber
    default: nil
    }
  }

  var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  var isVoid: Bool {
    switch self {
    case .void: true
    case .tuple(let elements, _): elements.isEmpty
    default: false
    }
  }
}
