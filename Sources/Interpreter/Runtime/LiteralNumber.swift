import Catalog

/// A number written as a literal whose type is not known yet, as the 10 of `width ?? 10`.
///
/// Swift infers its type from the other operands. Here both results of every calculation are
/// kept until a typed value joins in, so that `(width ?? 10) / 4` is 2.5 and `(count ?? 10) / 4`
/// is 2. A parameter or variable whose type is written takes the result of that type. Where no
/// type is expected, or an overload takes `Int` as `CGFloat.init(_:)` and `CGSize.init` do, Swift
/// prefers the default type of literals, so that `CGFloat(7 / 2)` is 3: see `settled`.
final class LiteralNumber: Symbol {
  /// Nil where whole numbers have no result.
  let int: Int?
  let double: Double
  /// Whether its type is that of another operand, as of `width` above, which is not known here.
  let isShared: Bool

  init(int: Int?, double: Double, isShared: Bool = false) {
    self.int = int
    self.double = double
    self.isShared = isShared
  }

  convenience init(_ int: Int) {
    self.init(int: int, double: Double(int))
  }

  var shared: LiteralNumber { LiteralNumber(int: int, double: double, isShared: true) }

  var depth: Int32 { 0 }
  var name: String { int.map { "\($0)" } ?? "\(double)" }

  func resolve(owners: [String]) throws -> Value? {
    if owners.contains("Double") || owners.contains("CGFloat") || owners.contains("Float") {
      return .double(double)
    }
    if owners.contains("Int"), let int { return .int(int) }
    return nil
  }

  /// `Int`, Swift's default for such literals.
  var settled: Value {
    int.map { .int($0) } ?? .double(double)
  }

  var valueByDefault: Value? { isShared ? nil : settled }
}

extension Value {
  /// As a whole number, unless it is a literal whose type another operand decides.
  var comparedWhole: Int? {
    if let literalNumber, literalNumber.isShared { return nil }
    return wholeNumber
  }

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
