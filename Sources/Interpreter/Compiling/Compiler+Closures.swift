import Catalog
import SwiftSyntax

extension Compiler {
  /// A closure, whose body is compiled with the body around it so that captures are known.
  func closure(_ syntax: ClosureExprSyntax) throws -> Code {
    let body = Body(name: "closure", place: place(of: syntax.leftBrace))
    body.isClosure = true
    let outer = scope
    let inner = FunctionScope(body, parent: outer)
    inner.elementShape = elementShape
    elementShape = .any
    let captured = try captureList(syntax.signature?.capture, inner)
    scope = inner
    defer { scope = outer }
    let result = try signature(syntax.signature, inner, body)
    body.returnsTextLiterals = result?.takesTextLiterals ?? false
    try compile(syntax.statements, into: body)
    let machine = machine
    let make: (Frame) throws -> Value = { frame in
      for (variable, code) in captured { variable.declare(try code(frame).settled, in: frame) }
      return .function(Compiler.closureValue(body, machine, frame))
    }
    guard let result else { return make }
    return { frame in
      guard case .function(let function) = try make(frame) else { return .void }
      return ShapedFunction.value(function, [], result, machine)
    }
  }

  static func closureValue(_ body: Body, _ machine: Machine, _ frame: Frame) -> ClosureValue {
    let captured = body.captures.map { variable -> Value in
      if case .reference = frame.slots[variable.slot] { return frame.slots[variable.slot] }
      let box = Value.reference(Reference(frame.slots[variable.slot]))
      frame.slots[variable.slot] = box
      return box
    }
    return ClosureValue(body, machine: machine, captured: captured)
  }

  /// `[x, y = a + b]`: copies made when the closure is made. `[weak self]` changes nothing here.
  private func captureList(
    _ clause: ClosureCaptureClauseSyntax?, _ inner: FunctionScope
  ) throws -> [(LocalVariable, Code)] {
    guard let clause else { return [] }
    var result: [(LocalVariable, Code)] = []
    scope.push()
    defer { scope.pop() }
    for capture in clause.items where capture.name.text != "self" {
      let name = capture.name.identifierText
      let initial: Code
      if let value = capture.initializer?.value {
        initial = try code(value)
      } else if let variable = scope.find(name) {
        let slot = variable.slot
        initial = { frame in frame.load(slot) }
      } else {
        continue
      }
      let copy = scope.declare(name)
      copy.isCaptured = true
      let own = inner.declare(name)
      own.isCaptured = true
      inner.body.captures.append(copy)
      inner.body.captureSlots.append(own.slot)
      result.append((copy, initial))
    }
    return result
  }

  /// Declares the parameters and answers the result's type, if one is written.
  private func signature(
    _ signature: ClosureSignatureSyntax?, _ scope: FunctionScope, _ body: Body
  ) throws -> Shape? {
    guard let signature else {
      scope.numbered = []
      return nil
    }
    if signature.effectSpecifiers?.asyncSpecifier != nil {
      throw Fault("an 'async' closure is not supported in fixtures", at: place(of: signature))
    }
    switch signature.parameterClause {
    case .simpleInput(let list):
      // Whether a parameter is `inout` is the callee's to say: `Path { path in path.move(…) }`.
      for parameter in list {
        let name = parameterName(parameter.name)
        let shape = list.count == 1 ? scope.elementShape : .any
        body.parameters.append(scope.declare(name, isConstant: false, shape: shape))
      }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        let name = parameter.secondName ?? parameter.firstName
        let shape = parameter.type.map { self.shape($0) } ?? .any
        body.parameters.append(
          scope.declare(parameterName(name), isConstant: false, shape: shape))
      }
    case nil: scope.numbered = []
    default: throw Fault.unsupported(signature, at: place(of: signature))
    }
    let result = signature.returnClause.map { shape($0.type) }
    if case .any? = result { return nil }
    return result
  }

  /// `$item` is a binding: its value has the name without `$`, and its projection gives it back.
  private func parameterName(_ token: TokenSyntax) -> String {
    let name = token.identifierText
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// A function inside another: it is a variable that holds a closure.
  func localFunction(_ syntax: FunctionDeclSyntax, _ variable: LocalVariable) throws -> Action {
    let collector = Collector(machine: machine) { [self] fault in
      problems.append(machine.diagnostic(fault, at: fault.place))
    }
    guard let declared = collector.function(syntax, owner: nil), let statements = syntax.body else {
      return { _ in .next }
    }
    let parameters = collector.parameters(syntax.signature.parameterClause)
    let body = Body(name: "\(declared.name)()", place: place(of: syntax.name))
    let outer = scope
    let inner = FunctionScope(body, parent: outer)
    scope = inner
    defer { scope = outer }
    var shapes: [Shape] = []
    for parameter in parameters {
      let shape = parameter.type.map { self.shape($0) } ?? .any
      shapes.append(parameter.parameter.isVariadic ? .array(shape) : shape)
      body.parameters.append(
        inner.declare(
          parameter.parameter.name, isConstant: !parameter.parameter.isInout,
          shape: parameter.parameter.isVariadic ? .array(shape) : shape))
    }
    let defaults = try zip(parameters, shapes).map { parameter, shape in
      try parameter.defaultValue.map { try code($0, as: shape) }
    }
    let result = syntax.signature.returnClause.map { shape($0.type) } ?? .void
    body.returnsTextLiterals = result.takesTextLiterals
    try compile(statements.statements, into: body)
    return definition(
      LocalFunction.Signature(
        name: declared.name, parameters: declared.parameters, shapes: shapes, defaults: defaults,
        result: result), body, variable)
  }

  private func definition(
    _ signature: LocalFunction.Signature, _ body: Body, _ variable: LocalVariable
  ) -> Action {
    let machine = machine
    return { frame in
      let closure = Compiler.closureValue(body, machine, frame)
      let function = Value.function(LocalFunction(closure, signature))
      if case .reference(let box) = frame.slots[variable.slot] {
        box.value = function
        machine.selfCapturing.append(box)
      } else {
        variable.declare(function, in: frame)
      }
      return .next
    }
  }
}

/// A function inside another, which is called with labels and may have defaults.
final class LocalFunction: Function {
  struct Signature {
    var name: String
    var parameters: [Parameter]
    var shapes: [Shape]
    var defaults: [Code?]
    var result: Shape
  }

  let closure: ClosureValue
  private let signature: Signature

  init(_ closure: ClosureValue, _ signature: Signature) {
    self.closure = closure
    self.signature = signature
  }

  var parameterCount: Int { signature.parameters.count }

  func call(_ arguments: [Value]) throws -> Value {
    try finish(closure.call(converted(arguments.map { $0 })))
  }

  func build(_ arguments: [Value]) throws -> [Value] {
    try closure.build(converted(arguments.map { $0 }))
  }

  /// A call as it is written, with labels and without what has a default.
  func call(_ site: CallSite, _ arguments: [Value]) throws -> Value {
    let plan: ArgumentPlan
    do throws(ArgumentMisfit) {
      plan = try site.plan(for: signature.parameters)
    } catch {
      throw closure.machine.misfitFault(error, site, signature.parameters, [])
    }
    return try finish(closure.call(converted(plan.bind(arguments))))
  }

  private func finish(_ value: Value) throws -> Value {
    if case .void = signature.result { return .void }
    return try signature.result.convert(value, closure.machine)
  }

  private func converted(_ arguments: [Value?]) throws -> [Value] {
    try signature.parameters.indices.map { index in
      let shape = signature.shapes[index]
      if index < arguments.count, let given = arguments[index] {
        return try shape.convert(given, closure.machine)
      }
      guard let code = signature.defaults[index] else { return .array([]) }
      return try shape.convert(code(Frame(slotCount: closure.body.slotCount)), closure.machine)
    }
  }
}
