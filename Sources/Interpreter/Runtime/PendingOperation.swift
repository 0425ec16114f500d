import Catalog

/// `.pi / 4`, `.degrees(45) * 2`: a calculation with a member of a type that is not known yet.
///
/// As for `SymbolValue` the type that is expected where it is used gives it its meaning: each
/// operand that begins with a dot is looked for in that type, then the operator is applied.
final class PendingOperation: Symbol {
  let name: String
  let depth: Int32
  private let operation: String
  private let left: Value
  private let right: Value
  private let machine: Machine

  init(_ operation: String, _ left: Value, _ right: Value, machine: Machine) {
    self.operation = operation
    self.left = left
    self.right = right
    self.machine = machine
    depth = 1 + max(left.depth, right.depth)
    name = left.openSymbol?.name ?? right.openSymbol?.name ?? ""
  }

  /// The operand whose member is looked for, the left one first.
  var unknown: SymbolValue? {
    let operands = [left, right].compactMap(\.openSymbol)
    return operands.lazy.compactMap { $0 as? SymbolValue ?? ($0 as? PendingOperation)?.unknown }
      .first
  }

  func resolve(owners: [String]) throws -> Value? {
    for owner in owners {
      guard let a = try meaning(of: left, in: owner), let b = try meaning(of: right, in: owner)
      else { continue }
      switch (a, b) {
      case (.int, .double), (.double, .int): throw Fault.noOperator(operation, a, b)
      default: return try machine.binary(operation, a, b)
      }
    }
    return nil
  }

  /// Nil where the type has no such member; literals are numbers in any case.
  private func meaning(of value: Value, in owner: String) throws -> Value? {
    guard case .symbol(let symbol) = value else { return value }
    let resolved = try symbol.resolve(owners: [owner])
    return resolved ?? (symbol is LiteralNumber ? value : nil)
  }
}

extension Machine {
  /// The operation as a symbol, where one operand begins with a dot and the other does not say of
  /// which type both are; nil for other operands.
  func pendingOperation(_ name: String, _ a: Value, _ b: Value) throws -> Value? {
    switch (a.openSymbol, b.openSymbol) {
    case (nil, nil): return nil
    case (let symbol?, nil):
      guard try !b.gives(meaningTo: symbol) else { return nil }
    case (nil, let symbol?):
      guard try !a.gives(meaningTo: symbol) else { return nil }
    case (_?, _?): break
    }
    return try checked(.symbol(PendingOperation(name, a, b, machine: self)))
  }
}

extension Value {
  /// A symbol that is no number.
  var openSymbol: (any Symbol)? {
    if case .symbol(let symbol) = self, !(symbol is LiteralNumber) { return symbol }
    return nil
  }

  /// Whether this operand's type has the member that the other operand names.
  fileprivate func gives(meaningTo symbol: any Symbol) throws -> Bool {
    switch self {
    case .double: try symbol.resolve(owners: ["CGFloat", "Double"]) != nil
    case .int: try symbol.resolve(owners: ["Int"]) != nil
    case .symbol: false
    default: true
    }
  }
}
