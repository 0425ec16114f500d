import Catalog
import FigureLimits
import Foundation

extension Machine {
  /// `a op b` where both are evaluated; assignment and short-circuiting operators are not here.
  func binary(_ name: String, _ a: Value, _ b: Value) throws -> Value {
    try stepThrough(a)
    switch name {
    case "+", "-", "*", "/", "%": return try arithmetic(name, a, b)
    case "==": return .bool(try equal(a, b))
    case "!=": return .bool(try !equal(a, b))
    case "<": return .bool(try isLess(a, b, "<"))
    case ">": return .bool(try isLess(b, a, ">"))
    case "<=": return .bool(try isLessOrEqual(a, b))
    case ">=": return .bool(try isLessOrEqual(b, a))
    case "..<", "...": return try range(a, b, includesUpper: name == "...")
    case "===", "!==":
      guard case .instance(let first) = a, case .instance(let second) = b else {
        return .bool(name == "!==")
      }
      return .bool((first === second) == (name == "==="))
    default:
      if case (.int, .int) = (a, b), functions[name] == nil,
        memberTable(of: "Int")?.staticMethods[name] == nil
      {
        return try bitwise(name, a, b)
      }
      if let declared = try declaredOperator(name, a, b) { return declared }
      return try bitwise(name, a, b)
    }
  }

  func arithmetic(_ name: String, _ a: Value, _ b: Value) throws -> Value {
    switch (a, b) {
    case (.double(let a), .double(let b)): return try .double(calculate(name, a, b))
    case (.int(let a), .int(let b)): return try .int(calculate(name, a, b))
    case (.double(let a), .int(let b)): return try .double(calculate(name, a, Double(b)))
    case (.int(let a), .double(let b)): return try .double(calculate(name, Double(a), b))
    default: return try otherArithmetic(name, a, b)
    }
  }

  private func calculate(_ name: String, _ a: Double, _ b: Double) throws -> Double {
    switch name {
    case "+": return a + b
    case "-": return a - b
    case "*": return a * b
    case "/": return a / b
    default: throw Fault("'%' works with whole numbers", hint: "use 'truncatingRemainder'")
    }
  }

  private func calculate(_ name: String, _ a: Int, _ b: Int) throws -> Int {
    let result: (partialValue: Int, overflow: Bool)
    switch name {
    case "+": result = a.addingReportingOverflow(b)
    case "-": result = a.subtractingReportingOverflow(b)
    case "*": result = a.multipliedReportingOverflow(by: b)
    case "/":
      guard b != 0 else { throw Fault.divisionByZero }
      result = a.dividedReportingOverflow(by: b)
    default:
      guard b != 0 else { throw Fault.divisionByZero }
      result = a.remainderReportingOverflow(dividingBy: b)
    }
    if result.overflow { throw Fault.overflow(name, a, b) }
    return result.partialValue
  }

  private func otherArithmetic(_ name: String, _ a: Value, _ b: Value) throws -> Value {
    if case .reference(let box) = a { return try arithmetic(name, box.value, b) }
    if case .reference(let box) = b { return try arithmetic(name, a, box.value) }
    if let number = try literalArithmetic(name, a, b) { return number }
    if let pending = try pendingOperation(name, a, b) { return pending }
    if let declared = try declaredOperator(name, a, b) { return declared }
    if name == "+" {
      switch (a, b) {
      case (.string(let a), .string(let b)):
        guard a.utf8.count + b.utf8.count <= limits.stringBytes else {
          throw Fault.beyond(.text, limits)
        }
        try count(bytes: a.utf8.count + b.utf8.count)
        return .string(a + b)
      case (.array(let a, _), .array(let b, _)):
        guard a.count + b.count <= limits.elements else {
          throw Fault.beyond(.elements, limits)
        }
        try count(bytes: (a.count + b.count) * MemoryLayout<Value>.stride)
        return try checked(.array(a + b))
      case (.array(let a, _), _):
        if let b = try? elements(of: b) {
          try count(bytes: (a.count + b.count) * MemoryLayout<Value>.stride)
          return try checked(.array(a + b))
        }
      default: break
      }
    }
    if let resolved = try withSymbolResolved(a, b) {
      return try arithmetic(name, resolved.0, resolved.1)
    }
    throw Fault.noOperator(name, a, b)
  }

  /// Both results are kept where both numbers are literals of no known type.
  private func literalArithmetic(_ name: String, _ a: Value, _ b: Value) throws -> Value? {
    let first = a.literalNumber
    let second = b.literalNumber
    guard first != nil || second != nil, let x = a.number, let y = b.number else { return nil }
    if name == "/" || name == "%", b.wholeNumber == 0, a.wholeNumber != nil {
      throw Fault.divisionByZero
    }
    if case .double = a { return .double(try calculate(name, x, y)) }
    if case .double = b { return .double(try calculate(name, x, y)) }
    let int: Int? =
      if let i = a.wholeNumber, let j = b.wholeNumber { try? calculate(name, i, j) } else { nil }
    if first == nil || second == nil, let int { return .int(int) }
    let double = name == "%" ? x.truncatingRemainder(dividingBy: y) : try calculate(name, x, y)
    let isShared = first?.isShared == true || second?.isShared == true
    return .symbol(LiteralNumber(int: int, double: double, isShared: isShared))
  }

  /// An operator that the file declares or the table has for one of the operands' types.
  private func declaredOperator(_ name: String, _ a: Value, _ b: Value) throws -> Value? {
    var owners = self.owners(of: a)
    for owner in self.owners(of: b) where !owners.contains(owner) { owners.append(owner) }
    for owner in owners {
      let declared =
        memberTable(of: owner)?.staticMethods[name]?.filter {
          $0.hasBody && $0.parameters.count == 2
        } ?? []
      for function in declared {
        let shapes = try function.compile().shapes
        if shapes[0].accepts(a, self), shapes[1].accepts(b, self) {
          return try invoke(function, on: .type(owner), [a, b])
        }
      }
    }
    for function in functions[name] ?? [] where function.parameters.count == 2 {
      let shapes = try function.compile().shapes
      if shapes[0].accepts(a, self), shapes[1].accepts(b, self) {
        return try invoke(function, on: nil, [a, b])
      }
    }
    for owner in owners {
      for entry in entries(name, in: owner) where entry.kind == .infixOperator {
        var receiver = Value.void
        if case .value(let value) = try entry.apply(&receiver, [a, b]) { return value }
      }
    }
    return nil
  }

  private func bitwise(_ name: String, _ a: Value, _ b: Value) throws -> Value {
    guard let x = a.wholeNumber, let y = b.wholeNumber else { throw Fault.noOperator(name, a, b) }
    switch name {
    case "&": return .int(x & y)
    case "|": return .int(x | y)
    case "^": return .int(x ^ y)
    case "<<": return .int(x << y)
    case ">>": return .int(x >> y)
    case "&+": return .int(x &+ y)
    case "&-": return .int(x &- y)
    case "&*": return .int(x &* y)
    default: throw Fault.noOperator(name, a, b)
    }
  }

  private func range(_ a: Value, _ b: Value, includesUpper: Bool) throws -> Value {
    guard let lower = a.number, let upper = b.number else {
      let name = includesUpper ? "..." : "..<"
      if let declared = try declaredOperator(name, a.dereferenced, b.dereferenced) {
        return declared
      }
      // Bounds of a compiled type, as of text sizes: whoever takes the range compares them.
      if a.isOfTable, b.isOfTable {
        return .range(ValueRange(lower: a, upper: b, includesUpper: includesUpper))
      }
      throw Fault.noOperator(includesUpper ? "..." : "..<", a, b)
    }
    guard lower <= upper else { throw Fault.rangeUpsideDown(a, b) }
    if let lower = a.wholeNumber, let upper = b.wholeNumber {
      return .range(
        ValueRange(lower: .int(lower), upper: .int(upper), includesUpper: includesUpper))
    }
    return .range(
      ValueRange(lower: .double(lower), upper: .double(upper), includesUpper: includesUpper))
  }
}

extension Machine {
  /// `a == b`; `.name` on one side means a member of the other side's type.
  func equal(_ a: Value, _ b: Value) throws -> Bool {
    if let declared = try declaredEquality(a, b) { return declared }
    if let resolved = try withSymbolResolved(a, b) { return try equal(resolved.0, resolved.1) }
    if case .instance(let set as InstanceValue) = a, case .array(let members, _) = b,
      let type = optionSetType(set.typeName)
    {
      return try areEqual(a, optionSet(type, of: members))
    }
    if case .native = a, case .bool(let answer)? = try declaredOperator("==", a, b) {
      return answer
    }
    return try areEqual(a, b)
  }

  /// What an own `==` of the values' type answers, or one of its protocols' extensions; nil where
  /// there is none.
  func declaredEquality(_ a: Value, _ b: Value) throws -> Bool? {
    guard case .instance(let first as InstanceValue) = a, case .instance = b,
      first.type.declaresEquality,
      case .bool(let answer)? = try declaredOperator("==", a, b)
    else { return nil }
    return answer
  }

  /// Both operands, where one is a symbol that the other's type gives a meaning.
  func withSymbolResolved(_ a: Value, _ b: Value) throws -> (Value, Value)? {
    switch (a, b) {
    case (.symbol(let symbol), .symbol):
      _ = symbol
      return nil
    case (.symbol(let symbol), _):
      if symbol is LiteralNumber { return nil }
      return try resolve(symbol, like: b).map { ($0, b) }
    case (_, .symbol(let symbol)):
      if symbol is LiteralNumber { return nil }
      return try resolve(symbol, like: a).map { (a, $0) }
    default: return nil
    }
  }

  func resolve(_ symbol: any Symbol, like other: Value) throws -> Value? {
    if other.isNone { return symbol.name == "none" ? Value.none : nil }
    var owners = owners(of: other)
    if case .native(let native) = other { owners = type(of: native).symbolOwners + owners }
    if let value = try symbol.resolve(owners: owners) { return value }
    throw noMember(symbol.name, of: owners)
  }

  private func isLess(_ a: Value, _ b: Value, _ name: String) throws -> Bool {
    switch (a, b) {
    case (.double(let a), .double(let b)): return a < b
    case (.int(let a), .int(let b)): return a < b
    case (.string(let a), .string(let b)): return a < b
    default: break
    }
    if let x = a.comparedWhole, let y = b.comparedWhole { return x < y }
    if let x = a.number, let y = b.number { return x < y }
    if case .bool(let answer)? = try declaredOperator("<", a, b) { return answer }
    if let resolved = try withSymbolResolved(a, b) {
      return try isLess(resolved.0, resolved.1, name)
    }
    if let first = a.orderedCase, let second = b.orderedCase, first.type === second.type {
      // Cases in the order of their declaration, then their values one by one.
      guard first.enumCase === second.enumCase else {
        return (first.enumCase?.index ?? 0) < (second.enumCase?.index ?? 0)
      }
      return try isLess(
        .tuple(first.fields.map { .init(nil, $0) }),
        .tuple(second.fields.map { .init(nil, $0) }), name)
    }
    if case .tuple(let first, _) = a, case .tuple(let second, _) = b, first.count == second.count {
      for (x, y) in zip(first, second) {
        if try isLess(x.value, y.value, name) { return true }
        if try isLess(y.value, x.value, name) { return false }
      }
      return false
    }
    throw Fault.noOperator(name, a, b)
  }

  /// Not the negation of `<`: nothing compares with NaN.
  private func isLessOrEqual(_ a: Value, _ b: Value) throws -> Bool {
    if let x = a.comparedWhole, let y = b.comparedWhole { return x <= y }
    if let x = a.number, let y = b.number { return x <= y }
    return try !isLess(b, a, "<=")
  }

  func prefix(_ name: String, _ value: Value) throws -> Value {
    switch (name, value) {
    case ("-", .int(let int)):
      guard int != .min else { throw Fault.overflow("-", 0, int) }
      return .int(-int)
    case ("-", .double(let double)): return .double(-double)
    case ("-", .symbol(let symbol as LiteralNumber)):
      return .symbol(
        LiteralNumber(
          int: symbol.int.map { 0 &- $0 }, double: -symbol.double, isShared: symbol.isShared))
    case ("+", _): return value
    case ("!", .bool(let bool)): return .bool(!bool)
    case ("~", .int(let int)): return .int(~int)
    case ("..<", _), ("...", _):
      return .range(ValueRange(lower: nil, upper: value, includesUpper: name == "..."))
    case ("-", .symbol(let symbol)):
      if let double = try symbol.resolve(owners: ["CGFloat", "Double"]) {
        return try prefix(name, double)
      }
      return try binary("*", value, .symbol(LiteralNumber(-1)))
    // What can be stretched by a number, as an angle, is turned round by -1.
    case ("-", .native):
      if let turned = try declaredOperator("*", value, .symbol(LiteralNumber(-1))) { return turned }
    default: break
    }
    for owner in owners(of: value) {
      for function in memberTable(of: owner)?.staticMethods[name] ?? []
      where function.parameters.count == 1 {
        return try invoke(function, on: .type(owner), [value])
      }
    }
    throw Fault("'\(name)' cannot be applied to a value of type '\(value.typeDescription)'")
  }

  /// Elements of anything that can be gone through.
  func elements(of value: Value) throws -> [Value] {
    let elements = try Interpreter.elements(of: value)
    if elements.count > limits.elements { throw Fault.beyond(.elements, limits) }
    return elements
  }
}

extension Value {
  /// A case of an enum whose order Swift makes: one that says it is `Comparable`, and not how.
  fileprivate var orderedCase: InstanceValue? {
    guard case .instance(let instance as InstanceValue) = self, instance.enumCase != nil,
      instance.conforms(to: "Comparable")
    else { return nil }
    return instance
  }

  /// Whether it is of a compiled type, or a member of one.
  fileprivate var isOfTable: Bool {
    if case .native = self { return true }
    return openSymbol != nil
  }
}

extension Fault {
  fileprivate static let divisionByZero = Fault("division by zero")

  fileprivate static func overflow(_ name: String, _ a: Int, _ b: Int) -> Fault {
    Fault("\(a) \(name) \(b) does not fit into an 'Int'")
  }

  fileprivate static func rangeUpsideDown(_ a: Value, _ b: Value) -> Fault {
    Fault("a range cannot end before it begins")
  }

  static func noOperator(_ name: String, _ a: Value, _ b: Value) -> Fault {
    Fault(
      "'\(name)' cannot be applied to values of types '\(a.typeDescription)' and "
        + "'\(b.typeDescription)'")
  }
}
