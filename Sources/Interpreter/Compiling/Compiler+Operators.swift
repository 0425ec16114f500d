import Catalog
import FigureLimits
import SwiftSyntax

extension Compiler {
  /// The parser's flat list of operands and operators.
  func sequence(_ syntax: SequenceExprSyntax) throws -> Expression {
    let elements = Array(syntax.elements)
    guard elements.count <= machine.limits.operands * 2 else {
      throw Fault.beyond(.operands, machine.limits, at: place(of: syntax))
    }
    if let assignment = try assignment(elements) { return Expression(assignment) }
    var reader = OperandReader(elements: elements)
    return try operands(&reader, atLeast: 0)
  }

  struct OperandReader {
    let elements: [ExprSyntax]
    var index = 0

    var next: ExprSyntax? { index < elements.count ? elements[index] : nil }
  }

  /// All that is left of a list, as one expression.
  func all(_ reader: inout OperandReader) throws -> Code {
    try operands(&reader, atLeast: 0).code
  }

  /// Precedence climbing: an operand, then operators that bind at least so tightly.
  private func operands(_ reader: inout OperandReader, atLeast level: Int) throws -> Expression {
    guard let first = reader.next else { throw Fault("an operand is missing") }
    reader.index += 1
    var left = try expression(first)
    left.shape = writtenShape(first)
    if left.literal == nil { left.sources = [first] }
    while let element = reader.next {
      guard let precedence = try precedence(of: element), precedence.level >= level else { break }
      reader.index += 1
      let next = precedence.isRightAssociative ? precedence.level : precedence.level + 1
      switch element.as(ExprSyntaxEnum.self) {
      case .unresolvedTernaryExpr(let ternary):
        let start = reader.index
        let other = try operands(&reader, atLeast: next)
        left = try self.ternary(left, ternary, other, Array(reader.elements[start..<reader.index]))
      case .unresolvedAsExpr(let cast):
        guard let type = reader.next?.as(TypeExprSyntax.self)?.type else { break }
        reader.index += 1
        left = Expression(
          try self.cast(left.code, to: type, cast.questionOrExclamationMark, cast))
      case .unresolvedIsExpr:
        guard let type = reader.next?.as(TypeExprSyntax.self)?.type else { break }
        reader.index += 1
        left = Expression(try self.check(left.code, is: type))
      case .binaryOperatorExpr(let binary):
        let right = try operands(&reader, atLeast: next)
        let sources = Array((left.sources + right.sources).prefix(4))
        left = try self.binary(binary.operator.text, left, right, binary)
        if left.literal == nil { left.sources = sources }
      default: throw Fault.unsupported(element, at: place(of: element))
      }
    }
    return left
  }

  private func precedence(of element: ExprSyntax) throws -> Precedence? {
    switch element.as(ExprSyntaxEnum.self) {
    case .unresolvedTernaryExpr: return .ternary
    case .unresolvedAsExpr, .unresolvedIsExpr: return .casting
    case .assignmentExpr:
      throw Fault("an assignment has no value", at: place(of: element))
    case .binaryOperatorExpr(let binary):
      let name = binary.operator.text
      if let known = Precedence.of(name, declared: machine.operators) {
        if Precedence.compound[name] != nil {
          throw Fault("an assignment has no value", at: place(of: element))
        }
        return known
      }
      throw Fault("there is no operator '\(name)'", at: place(of: element))
    default: return nil
    }
  }

  private func ternary(
    _ condition: Expression, _ syntax: UnresolvedTernaryExprSyntax, _ other: Expression,
    _ elements: [ExprSyntax]
  ) throws -> Expression {
    var then = try expression(syntax.thenExpression)
    if then.literal == nil { then.sources = [syntax.thenExpression] }
    let (first, second) = unified(then, other)
    let owners = shape(of: syntax.thenExpression, else: elements).symbolOwners
    let test = condition.code
    let place = place(of: syntax)
    let machine = machine
    let choice = { (first: @escaping Code, second: @escaping Code) -> Code in
      { frame in
        guard case .bool(let isTrue) = try test(frame) else {
          throw machine.located(Fault.conditionIsNoBool, at: place)
        }
        return try isTrue ? first(frame) : second(frame)
      }
    }
    var result = Expression(meant(choice(first, second), as: owners))
    if let first = then.textLiteral, let second = other.textLiteral {
      result.textLiteral = choice(first, second)
    }
    return result
  }

  /// `.name` is a member of the type that the other alternative has.
  private func meant(_ code: @escaping Code, as owners: [String]) -> Code {
    if owners.isEmpty { return code }
    return { frame in
      let value = try code(frame)
      return try value.symbolValue?.resolve(owners: owners) ?? value
    }
  }

  private func binary(
    _ name: String, _ a: Expression, _ b: Expression, _ syntax: BinaryOperatorExprSyntax
  ) throws -> Expression {
    let machine = machine
    if mixesNumbers(a, b), Compiler.numberOperators.contains(name),
      machine.functions[name] == nil
    {
      throw Fault.mixedNumbers(name, at: place(of: syntax))
    }
    if let folded = folded(name, a, b) { return Expression(literal: folded) }
    let (left, right) = (a.code, b.code)
    switch name {
    case "&&", "||":
      let isAnd = name == "&&"
      return Expression(
        located(syntax) { frame in
          guard case .bool(let first) = try left(frame).dereferenced else {
            throw Fault.conditionIsNoBool
          }
          if first != isAnd { return .bool(first) }
          guard case .bool(let second) = try right(frame).dereferenced else {
            throw Fault.conditionIsNoBool
          }
          return .bool(second)
        })
    case "??":
      let fallback = meant(alternative(b, to: a).code, as: a.shape.symbolOwners)
      var result = Expression { frame in
        let value = try left(frame)
        return value.isNone ? try fallback(frame) : value
      }
      if case .named = a.shape.unwrapped, let literal = b.textLiteral {
        // The literal is of the variable's type, as of `title ?? "None"`.
        result.textLiteral = { frame in
          let value = try left(frame)
          return value.isNone ? try literal(frame) : value
        }
      }
      return result
    case "~=":
      return Expression(
        located(syntax) { frame in .bool(try machine.matches(left(frame), right(frame))) })
    default:
      let code = fast(name, a, b, place(of: syntax))
      guard let type = boundedType(name, a, b) else { return Expression(code) }
      var result = Expression(
        located(syntax) { frame in
          let value = try code(frame)
          return try WholeNumber.bounded(value, name, type)
        })
      result.shape = .whole(type)
      return result
    }
  }

  /// The type with bounds of its own that a calculation has, by the written types of its operands.
  private func boundedType(_ name: String, _ a: Expression, _ b: Expression) -> String? {
    guard WholeNumber.operators.contains(name) else { return nil }
    let second = ["<<", ">>", "&<<"].contains(name) ? nil : boundedType(b)
    return boundedType(a) ?? second
  }

  private func boundedType(_ operand: Expression) -> String? {
    if case .whole(let type) = operand.shape { return type }
    for source in operand.sources {
      if case .whole(let type) = likelyShape(source) { return type }
    }
    return nil
  }

  private static let numberOperators: Set<String> = [
    "+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!=",
  ]

  /// Whether one operand is a whole number by its type and the other a broken one, or its literal.
  private func mixesNumbers(_ a: Expression, _ b: Expression) -> Bool {
    switch (a.shape, b.shape, a.literal, b.literal) {
    case (.int, .double, _, _), (.double, .int, _, _): true
    case (.whole, .double, _, _), (.double, .whole, _, _): true
    case (.int, _, _, .double?), (_, .int, .double?, _): true
    case (.whole, _, _, .double?), (_, .whole, .double?, _): true
    default: false
    }
  }

  /// The common operators on numbers, without a look at names while running.
  private func fast(_ name: String, _ a: Expression, _ b: Expression, _ place: Place) -> Code {
    let machine = machine
    let (left, right) = (a.code, b.code)
    let (first, second) = (a.literal?.asLiteralNumber, b.literal?.asLiteralNumber)
    let general: (Value, Value) throws -> Value = { a, b in
      do {
        // A literal beside a number of no known type has no known type either.
        if let second, case .symbol = a { return try machine.binary(name, a, second) }
        if let first, case .symbol = b { return try machine.binary(name, first, b) }
        return try machine.binary(name, a, b)
      } catch {
        throw machine.located(error, at: place)
      }
    }
    switch name {
    case "+": return arithmetic(left, right, general, +, { $0.addingReportingOverflow($1) })
    case "-": return arithmetic(left, right, general, -, { $0.subtractingReportingOverflow($1) })
    case "*": return arithmetic(left, right, general, *, { $0.multipliedReportingOverflow(by: $1) })
    case "<": return comparison(left, right, general, <, <)
    case ">": return comparison(left, right, general, >, >)
    case "<=": return comparison(left, right, general, <=, <=)
    case ">=": return comparison(left, right, general, >=, >=)
    case "==": return comparison(left, right, general, ==, ==)
    case "!=": return comparison(left, right, general, !=, !=)
    default: return { frame in try general(left(frame), right(frame)) }
    }
  }

  @inline(__always)
  private func arithmetic(
    _ left: @escaping Code, _ right: @escaping Code,
    _ general: @escaping (Value, Value) throws -> Value,
    _ onDoubles: @escaping (Double, Double) -> Double,
    _ onInts: @escaping (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> Code {
    { frame in
      let a = try left(frame)
      let b = try right(frame)
      switch (a, b) {
      case (.double(let x), .double(let y)): return .double(onDoubles(x, y))
      case (.int(let x), .int(let y)):
        let result = onInts(x, y)
        return result.overflow ? try general(a, b) : .int(result.partialValue)
      default: return try general(a, b)
      }
    }
  }

  @inline(__always)
  private func comparison(
    _ left: @escaping Code, _ right: @escaping Code,
    _ general: @escaping (Value, Value) throws -> Value,
    _ onDoubles: @escaping (Double, Double) -> Bool, _ onInts: @escaping (Int, Int) -> Bool
  ) -> Code {
    { frame in
      let a = try left(frame)
      let b = try right(frame)
      switch (a, b) {
      case (.double(let x), .double(let y)): return .bool(onDoubles(x, y))
      case (.int(let x), .int(let y)): return .bool(onInts(x, y))
      default: return try general(a, b)
      }
    }
  }

  /// Calculations with literals alone: `1 / 2` is 0.5 where a `CGFloat` is expected.
  private func folded(_ name: String, _ a: Expression, _ b: Expression) -> Value? {
    guard let x = a.literal, let y = b.literal, ["+", "-", "*", "/"].contains(name) else {
      return nil
    }
    guard x.number != nil, y.number != nil else { return nil }
    let result = try? machine.arithmetic(name, x.asLiteralNumber, y.asLiteralNumber)
    guard let number = result?.literalNumber else { return result }
    if let int = number.int, Double(int) == number.double { return .int(int) }
    return number.int == nil && name != "/" ? nil : result
  }

  func prefix(_ syntax: PrefixOperatorExprSyntax) throws -> Expression {
    let name = syntax.operator.text
    let operand = try expression(syntax.expression)
    let machine = machine
    if let literal = operand.literal, literal.number != nil,
      let value = try? machine.prefix(name, literal)
    {
      return Expression(literal: value)
    }
    let code = operand.code
    return Expression(
      located(syntax) { frame in try machine.prefix(name, code(frame).dereferenced) })
  }

  func postfix(_ syntax: PostfixOperatorExprSyntax) throws -> Expression {
    guard syntax.operator.text == "..." else {
      throw Fault("there is no operator '\(syntax.operator.text)'", at: place(of: syntax.operator))
    }
    let code = try code(syntax.expression)
    return Expression { frame in
      .range(ValueRange(lower: try code(frame), upper: nil, includesUpper: true))
    }
  }

  func cast(
    _ code: @escaping Code, to type: TypeSyntax, _ mark: TokenSyntax?, _ node: some SyntaxProtocol
  ) throws -> Code {
    let shape = shape(type)
    let machine = machine
    let isOptional = mark?.text == "?"
    return located(node) { frame in
      let value = try code(frame)
      if mark != nil && !machine.isValue(value, of: shape) {
        if isOptional { return .none }
        throw Fault("the value is no '\(shape.name)'")
      }
      return try shape.convert(value, machine)
    }
  }

  func check(_ code: @escaping Code, is type: TypeSyntax) throws -> Code {
    let shape = shape(type)
    let machine = machine
    return { frame in .bool(machine.isValue(try code(frame), of: shape)) }
  }
}

extension Machine {
  /// `value is Type`, by what is known while running.
  func isValue(_ value: Value, of shape: Shape) -> Bool {
    switch (shape, value) {
    case (.any, _): return true
    case (.double, .int), (_, .none): return false
    case (.named(let name), _): return owners(of: value).contains(name)
    default: return shape.accepts(value, self)
    }
  }
}

extension Value {
  /// A literal whole number with both of its meanings.
  fileprivate var asLiteralNumber: Value {
    if case .int(let int) = self { return .symbol(LiteralNumber(int)) }
    return self
  }
}

extension Fault {
  fileprivate static func mixedNumbers(_ name: String, at place: Place) -> Fault {
    Fault(
      "'\(name)' cannot be applied to an 'Int' and a 'Double'",
      hint: "convert one, as in 'CGFloat(count)'", at: place)
  }

  static let conditionIsNoBool = Fault("the condition is no 'Bool'")
}
