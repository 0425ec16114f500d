import Catalog
import FigureLimits
import SwiftSyntax

/// Walks the syntax of one body once and turns it into closures.
///
/// A node becomes one Swift closure; local variables are resolved to slots. There is no second
/// syntax tree.
final class Compiler {
  let machine: Machine
  let owner: Owner?
  let isStatic: Bool
  let generics: Set<String>
  /// The parameters of the function, whose values say what generic parameters stand for.
  var genericSources: [FunctionDeclaration.ParameterDeclaration] = []
  var scope: FunctionScope
  /// Everything wrong with the body, so that it is all told at once.
  var problems: [Diagnostic] = []
  /// Whether the syntax is not the file's, so that its offsets mean nothing.
  var isForeign = false
  /// What the next closure's first parameter is known to be: an element of a collection.
  var elementShape = Shape.any
  private var depth = 0
  private var starts: [Int: Int] = [:]

  init(machine: Machine, owner: Owner?, isStatic: Bool, generics: Set<String>) {
    self.machine = machine
    self.owner = owner
    self.isStatic = isStatic
    self.generics = generics
    scope = FunctionScope(Body(name: "", place: Place(start: 0, end: 0)))
  }

  func place(of node: some SyntaxProtocol) -> Place {
    Place(start: start(of: node), end: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Where a node's first token stands. Nodes that begin at one position share it, as the links of
  /// a chain do; to go down to it from each would take time by the square of the chain's length.
  private func start(of node: some SyntaxProtocol) -> Int {
    let position = node.position.utf8Offset
    if let start = starts[position] { return start }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if node.endPosition.utf8Offset > start { starts[position] = start }
    return start
  }

  /// Compiles `node` with the limit on nesting in force.
  func nested<T>(_ node: some SyntaxProtocol, _ body: () throws -> T) throws -> T {
    guard depth < machine.limits.nesting * 4 else {
      throw Fault.beyond(.nesting, machine.limits, at: place(of: node))
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Code that adds the node's place to faults.
  func located(_ node: some SyntaxProtocol, _ code: @escaping Code) -> Code {
    if isForeign { return code }
    let place = place(of: node)
    return located(place, code)
  }

  func located(_ place: Place, _ code: @escaping Code) -> Code {
    let machine = machine
    return { frame in
      do {
        return try code(frame)
      } catch {
        throw machine.located(error, at: place)
      }
    }
  }

  /// Compiles the body of a function, method, initialiser or accessor.
  func compileFunction(
    named name: String, at place: Place,
    parameters: [FunctionDeclaration.ParameterDeclaration], statements: CodeBlockItemListSyntax?,
    hasSelf: Bool, isMutating: Bool = true, result: Shape = .any
  ) throws -> CompiledFunction {
    let body = Body(name: name, place: place)
    body.returnsTextLiterals = result.takesTextLiterals
    scope = FunctionScope(body)
    genericSources = parameters
    if hasSelf { body.selfVariable = scope.declare("self", isConstant: !isMutating) }
    let shapes = parameters.map { declared -> Shape in
      let shape = declared.type.map { self.shape($0) } ?? .any
      return declared.parameter.isVariadic ? .array(shape) : shape
    }
    for (declared, shape) in zip(parameters, shapes) {
      let variable = scope.declare(
        declared.parameter.name, isConstant: !declared.parameter.isInout, shape: shape)
      body.parameters.append(variable)
    }
    let defaults = zip(parameters, shapes).map { declared, shape -> Code? in
      guard let value = declared.defaultValue else { return nil }
      return compileReporting(value) { try self.code(value, as: shape) }
    }
    if let statements { try compile(statements, into: body) }
    body.problems = problems
    return CompiledFunction(
      body: body, shapes: shapes, defaults: defaults,
      builders: parameters.map { ($0.isBuilder, $0.builderName) })
  }

  /// Compiles statements as the content of a body.
  func compile(_ statements: CodeBlockItemListSyntax, into body: Body) throws {
    body.isSingleExpression = isSingleExpression(statements)
    defer { if body.isClosure { body.givenShape = givenShape(statements) } }
    if body.isSingleExpression, let item = statements.first, case .expr(let expression) = item.item,
      !isAssignment(expression)
    {
      let code = compileReporting(expression) { try returned(expression) }
      body.expression = code
      body.action = expressionAction(code, at: place(of: expression))
    } else {
      body.action = try block(statements, isBody: true)
    }
  }

  private func givenShape(_ statements: CodeBlockItemListSyntax) -> Shape {
    switch statements.last?.item {
    case .expr(let expression): inferredShape(expression)
    case .stmt(let statement):
      statement.as(ReturnStmtSyntax.self)?.expression.map { inferredShape($0) } ?? .any
    default: .any
    }
  }

  /// Code for an expression whose value the body may return.
  func returned(_ expression: ExprSyntax) throws -> Code {
    try scope.body.returnsTextLiterals ? undecided(expression) : code(expression)
  }

  /// Compiles something, or notes what is wrong and gives code that throws it.
  func compileReporting(_ node: some SyntaxProtocol, _ make: () throws -> Code) -> Code {
    do {
      return try make()
    } catch {
      let found = machine.diagnostics(for: error, at: isForeign ? nil : place(of: node))
      problems += found
      return { _ in throw Diagnostics(found) }
    }
  }

  func isSingleExpression(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, let item = statements.first?.item else { return false }
    switch item {
    case .expr: return true
    case .stmt(let statement):
      return statement.as(ExpressionStmtSyntax.self) != nil
    default: return false
    }
  }
}

extension Compiler {
  /// An expression outside a body: a stored property's or a global's initial value.
  func detached(_ expression: ExprSyntax, as shape: Shape) throws -> Code {
    let body = scope.body
    let code = compileReporting(expression) { try self.code(expression, as: shape) }
    if !problems.isEmpty { throw Diagnostics(problems) }
    return { _ in try code(Frame(slotCount: body.slotCount)).settled }
  }

  /// The value of a figure's expression. Where a part of it cannot be compiled the others are run
  /// all the same, for what may be wrong with them.
  func evaluated(_ expression: ExprSyntax) throws -> Value {
    let code = compileReporting(expression) { try self.code(expression, as: .any) }
    do {
      let value = try code(Frame(slotCount: scope.body.slotCount)).settled
      if problems.isEmpty { return value }
    } catch let error where !problems.isEmpty {
      throw Diagnostics(problems + machine.diagnostics(for: error, at: place(of: expression)))
    }
    throw Diagnostics(problems)
  }

  /// A lazy property's initial value, which may use `self`.
  func methodLike(_ expression: ExprSyntax, as shape: Shape) throws -> (Value) throws -> Value {
    let body = Body(name: "", place: place(of: expression))
    scope = FunctionScope(body)
    let receiver = scope.declare("self")
    let code = try code(expression, as: shape)
    return { value in
      let frame = Frame(slotCount: body.slotCount)
      receiver.declare(value, in: frame)
      return try code(frame).settled
    }
  }
}
