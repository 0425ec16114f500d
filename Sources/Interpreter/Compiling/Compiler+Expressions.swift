import Catalog
import SwiftSyntax

/// A compiled expression; `literal` is its value where it is made of literals alone.
struct Expression {
  var code: Code
  var literal: Value?
  /// What is known of its type before it runs.
  var shape = Shape.any
  /// Code for a string literal, or a choice between some, that gives a `LiteralText`.
  var textLiteral: Code?
  /// The operands that are no literals: of the type that it has.
  var sources: [ExprSyntax] = []

  init(_ code: @escaping Code) {
    self.code = code
  }

  init(literal: Value) {
    code = { _ in literal }
    self.literal = literal
  }

  /// The expression where its type is decided by others: see `LiteralNumber`.
  func untyped(isShared: Bool) -> Expression {
    var number = literal?.literalNumber
    if case .int(let int)? = literal { number = LiteralNumber(int) }
    guard let number else { return self }
    return Expression(literal: .symbol(isShared ? number.shared : number))
  }
}

extension Compiler {
  /// Code for an expression whose value is of a known type.
  func code(_ expression: ExprSyntax, as shape: Shape = .any) throws -> Code {
    let compiled = try self.expression(expression)
    if shape.isAny { return compiled.code }
    let machine = machine
    if shape.takesTextLiterals {
      let code = try parts(of: expression, as: shape) ?? compiled.textLiteral ?? compiled.code
      return located(expression) { frame in try shape.convert(code(frame), machine) }
    }
    if let literal = compiled.literal {
      let value: Value
      do {
        value = try shape.convert(literal, machine)
      } catch {
        throw machine.located(error, at: place(of: expression))
      }
      return { _ in value }
    }
    let code = compiled.code
    return located(expression) { frame in try shape.convert(code(frame), machine) }
  }

  /// Code for an expression that may be a string literal whose type is decided later.
  func undecided(_ expression: ExprSyntax) throws -> Code {
    let compiled = try self.expression(expression)
    return compiled.textLiteral ?? compiled.code
  }

  func expression(_ expression: ExprSyntax) throws -> Expression {
    try nested(expression) { try unlimited(expression) }
  }

  private func unlimited(_ expression: ExprSyntax) throws -> Expression {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return try integer(literal)
    case .floatLiteralExpr(let literal): return try float(literal)
    case .booleanLiteralExpr(let literal):
      return Expression(literal: .bool(literal.literal.text == "true"))
    case .nilLiteralExpr: return Expression(literal: .none)
    case .stringLiteralExpr(let literal): return try string(literal)
    case .arrayExpr(let array): return try self.array(array)
    case .dictionaryExpr(let dictionary): return try self.dictionary(dictionary)
    case .tupleExpr(let tuple): return try self.tuple(tuple)
    case .sequenceExpr(let sequence): return try self.sequence(sequence)
    case .prefixOperatorExpr(let prefix): return try self.prefix(prefix)
    case .postfixOperatorExpr(let postfix): return try self.postfix(postfix)
    case .closureExpr(let closure): return Expression(try self.closure(closure))
    case .keyPathExpr(let path): return try keyPath(path)
    case .ifExpr(let syntax): return Expression(value(of: try ifAction(syntax)))
    case .switchExpr(let syntax): return Expression(value(of: try switchAction(syntax)))
    case .tryExpr(let syntax): return try self.try(syntax)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr:
      return Expression(try chain(expression))
    case .typeExpr(let type): return try self.type(type)
    case .inOutExpr: throw Fault("'&' belongs to an argument", at: place(of: expression))
    case .macroExpansionExpr(let macro): return try self.macro(macro)
    case .asExpr(let cast):
      return Expression(
        try self.cast(code(cast.expression), to: cast.type, cast.questionOrExclamationMark, cast))
    case .isExpr(let check):
      return Expression(try self.check(code(check.expression), is: check.type))
    default: throw Fault.unsupported(expression, at: place(of: expression))
    }
  }

  private func `try`(_ syntax: TryExprSyntax) throws -> Expression {
    let inner = try expression(syntax.expression)
    guard syntax.questionOrExclamationMark?.text == "?" else { return inner }
    let code = inner.code
    return Expression { frame in
      do {
        return try code(frame)
      } catch is ThrownValue {
        return .none
      }
    }
  }

  private func type(_ syntax: TypeExprSyntax) throws -> Expression {
    Expression(literal: .type(shape(syntax.type).name))
  }

  private func macro(_ macro: MacroExpansionExprSyntax) throws -> Expression {
    switch macro.macroName.text {
    case "line":
      return Expression(literal: .int(machine.lines.position(at: place(of: macro).start).line))
    case "file", "fileID", "filePath":
      // Without its folder, so that a figure is the same wherever its file lies.
      let name = machine.source.name
      return Expression(literal: .string(String(name.split(separator: "/").last ?? "")))
    case "function": return Expression(literal: .string(scope.body.name))
    case "colorLiteral":
      // Xcode's colour wells: without a type a `UIColor`.
      let place = place(of: macro)
      let arguments = try macro.arguments.map {
        ($0.label?.text, try code($0.expression, as: .double))
      }
      let site = CallSite("UIColor", labels: arguments.map(\.0), place: place, namePlace: place)
      let machine = machine
      return Expression(
        located(macro) { frame in
          try machine.construct("UIColor", site, arguments.map { try $0.1(frame) })
        })
    case let name:
      throw Fault("the macro '#\(name)' is not supported in fixtures", at: place(of: macro))
    }
  }

  private func keyPath(_ path: KeyPathExprSyntax) throws -> Expression {
    var names: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property): names.append(property.declName.baseName.identifierText)
      case .optional: continue
      default: throw Fault.unsupported(component, at: place(of: component))
      }
    }
    return Expression(literal: .keyPath(names))
  }

  /// Literals in collections and tuples have the type that is expected of these, or that what stands
  /// behind them decides, as in `[1, 2].map { $0 / 2 }`: they have none before they are stored.
  private func part(_ expression: ExprSyntax) throws -> Code {
    try self.expression(expression).untyped(isShared: false).code
  }

  private func array(_ syntax: ArrayExprSyntax) throws -> Expression {
    let codes = try syntax.elements.map { try part($0.expression) }
    let depth = syntax.elements.lazy.map { Compiler.literalDepth($0.expression) }.max() ?? 0
    let machine = machine
    return Expression { frame in
      var values: [Value] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(frame)) }
      return try machine.checked(.array(machine.unified(values, depth: depth)))
    }
  }

  /// How many literals of arrays and tuples stand in one another: 1 for `[2]`, 0 for `x`.
  private static func literalDepth(_ expression: ExprSyntax) -> Int {
    switch expression.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      1 + (array.elements.first.map { literalDepth($0.expression) } ?? 0)
    case .tupleExpr(let tuple):
      1 + (tuple.elements.lazy.map { literalDepth($0.expression) }.max() ?? 0)
    default: 0
    }
  }

  private func dictionary(_ syntax: DictionaryExprSyntax) throws -> Expression {
    guard case .elements(let elements) = syntax.content else {
      return Expression(literal: .dictionary(ValueDictionary()))
    }
    let pairs = try elements.map { (try code($0.key), try part($0.value)) }
    let depth = elements.lazy.map { Compiler.literalDepth($0.value) }.max() ?? 0
    let machine = machine
    return Expression(
      located(syntax) { frame in
        let keys = try machine.unified(pairs.map { try $0.0(frame) })
        let values = try machine.unified(pairs.map { try $0.1(frame) }, depth: depth)
        var result = ValueDictionary()
        for (key, value) in zip(keys, values) {
          guard try result.set(key, to: value) == nil else {
            throw Fault("the dictionary has a key twice")
          }
        }
        return try machine.checked(.dictionary(result))
      })
  }

  private func tuple(_ syntax: TupleExprSyntax) throws -> Expression {
    if syntax.elements.count == 1, let only = syntax.elements.first, only.label == nil {
      return try expression(only.expression)
    }
    if syntax.elements.isEmpty { return Expression(literal: .void) }
    let parts = try syntax.elements.map { ($0.label?.identifierText, try part($0.expression)) }
    let machine = machine
    return Expression { frame in
      try machine.checked(.tuple(parts.map { Value.TupleElement($0.0, try $0.1(frame)) }))
    }
  }

  /// The value of `if` or `switch` where an expression is expected.
  private func value(of action: @escaping Action) -> Code {
    { frame in
      let (mode, collected) = (frame.mode, frame.collected)
      frame.mode = .single
      frame.collected = []
      defer {
        frame.mode = mode
        frame.collected = collected
      }
      _ = try action(frame)
      return frame.collected.last ?? .void
    }
  }
}
