import Catalog
import SwiftSyntax

extension Compiler {
  func statement(_ statement: StmtSyntax, label: String?) throws -> Action {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let syntax):
      switch syntax.expression.as(ExprSyntaxEnum.self) {
      case .ifExpr(let expression): return try labelled(label) { try ifAction(expression) }
      case .switchExpr(let expression):
        return try labelled(label, isSwitch: true) { try switchAction(expression) }
      default:
        return expressionAction(try code(syntax.expression), at: place(of: syntax.expression))
      }
    case .returnStmt(let syntax): return try self.return(syntax)
    case .guardStmt(let syntax): return try self.guard(syntax)
    case .forStmt(let syntax): return try self.for(syntax, label)
    case .whileStmt(let syntax): return try self.while(syntax, label)
    case .repeatStmt(let syntax): return try self.repeat(syntax, label)
    case .breakStmt(let syntax):
      return try jump(syntax.label, syntax, loopsOnly: false) { .leave($0) }
    case .continueStmt(let syntax):
      return try jump(syntax.label, syntax, loopsOnly: true) { .again($0) }
    case .fallThroughStmt: return { _ in .fallThrough }
    case .doStmt(let syntax): return try labelled(label) { try self.do(syntax) }
    case .throwStmt(let syntax):
      let code = try code(syntax.expression)
      return { frame in throw ThrownValue(value: try code(frame)) }
    case .labeledStmt(let syntax):
      return try self.statement(syntax.statement, label: syntax.label.text)
    default: throw Fault.unsupported(statement, at: place(of: statement))
    }
  }

  private func `return`(_ syntax: ReturnStmtSyntax) throws -> Action {
    guard let expression = syntax.expression else {
      return { frame in
        frame.result = .void
        return .returned
      }
    }
    let code = try returned(expression)
    return { frame in
      frame.result = try code(frame)
      return .returned
    }
  }

  /// A statement that `break` with its label (or, for `switch`, without one) leaves.
  private func labelled(
    _ label: String?, isSwitch: Bool = false, _ make: () throws -> Action
  ) throws -> Action {
    guard label != nil || isSwitch else { return try make() }
    let number = scope.newTarget(label, isLoop: isSwitch)
    defer { scope.targets.removeLast() }
    if isSwitch { scope.targets[scope.targets.count - 1].isLoop = false }
    let action = try make()
    return { frame in
      let flow = try action(frame)
      return flow == .leave(number) ? .next : flow
    }
  }

  private func jump(
    _ label: TokenSyntax?, _ node: some SyntaxProtocol, loopsOnly: Bool,
    _ flow: (Int) -> Flow
  ) throws -> Action {
    let target = scope.targets.last { target in
      if let label { return target.label == label.text }
      return target.isLoop || (!loopsOnly && target.label == nil)
    }
    guard let target else {
      throw Fault("there is nothing here to break or continue", at: place(of: node))
    }
    let result = flow(target.number)
    return { _ in result }
  }

  func ifAction(_ syntax: IfExprSyntax) throws -> Action {
    let (condition, then) = try scoped {
      (try conditions(syntax.conditions), try block(syntax.body.statements))
    }
    let other: Action? =
      switch syntax.elseBody {
      case .codeBlock(let block): try self.block(block.statements)
      case .ifExpr(let next): try nested(next) { try ifAction(next) }
      default: nil
      }
    let place = place(of: syntax.ifKeyword)
    return { frame in
      let isTrue = try condition(frame)
      guard let builder = frame.ownBuilder else {
        return try isTrue ? then(frame) : other?(frame) ?? .next
      }
      return try self.built(frame, at: place) { flow in
        let part = try builder.part(of: frame) {
          flow = try isTrue ? then(frame) : other?(frame) ?? .next
        }
        guard other != nil else {
          return try builder.optional(isTrue ? part ?? builder.block([]) : nil)
        }
        return try builder.either(part ?? builder.block([]), isFirst: isTrue)
      }
    }
  }

  /// Adds what a statement of a body comes to that stands behind the file's own result builder.
  func built(
    _ frame: Frame, at place: Place, _ make: (inout Flow) throws -> Value
  ) throws -> Flow {
    var flow = Flow.next
    do {
      let part = try make(&flow)
      if flow == .next { frame.collected.append(part) }
      return flow
    } catch {
      throw machine.located(error, at: place)
    }
  }

  /// Compiles something whose variables are in sight there only.
  private func scoped<T>(_ body: () throws -> T) rethrows -> T {
    scope.push()
    defer { scope.pop() }
    return try body()
  }

  private func `guard`(_ syntax: GuardStmtSyntax) throws -> Action {
    // The names that the conditions bind stay in sight; in `else` they are not used.
    let otherwise = try block(syntax.body.statements)
    let condition = try conditions(syntax.conditions)
    let machine = machine
    let place = place(of: syntax.body)
    return { frame in
      if try condition(frame) { return .next }
      let flow = try otherwise(frame)
      guard flow != .next else { throw machine.located(Fault.guardFallsThrough, at: place) }
      return flow
    }
  }

  /// All conditions in turn, each seeing what those before it bound.
  func conditions(_ list: ConditionElementListSyntax) throws -> (Frame) throws -> Bool {
    let tests = try list.map { try condition($0) }
    if tests.count == 1, let only = tests.first { return only }
    return { frame in
      for test in tests {
        guard try test(frame) else { return false }
      }
      return true
    }
  }

  private func condition(_ element: ConditionElementSyntax) throws -> (Frame) throws -> Bool {
    switch element.condition {
    case .expression(let expression):
      let code = try code(expression)
      let place = place(of: expression)
      let machine = machine
      return { frame in
        guard case .bool(let bool) = try code(frame).dereferenced else {
          throw machine.located(Fault.conditionIsNoBool, at: place)
        }
        return bool
      }
    case .optionalBinding(let binding): return try optionalBinding(binding)
    case .matchingPattern(let matching):
      let value = try code(matching.initializer.value)
      let test = try pattern(matching.pattern, isBinding: false)
      return { frame in try test(frame, value(frame)) }
    case .availability(let availability):
      // Fixtures are drawn as the newest system draws them.
      let isPresent = availability.availabilityKeyword.text == "#available"
      return { _ in isPresent }
    default: throw Fault.unsupported(element, at: place(of: element))
    }
  }

  private func optionalBinding(_ binding: OptionalBindingConditionSyntax) throws
    -> (Frame) throws -> Bool
  {
    let shape = binding.typeAnnotation.map { self.shape($0.type) } ?? .any
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    let value: Code
    if let initial = binding.initializer?.value {
      value = try code(initial, as: shape)
    } else if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
      value = try self.name(pattern.identifier)
    } else {
      throw Fault.unsupported(binding.pattern, at: place(of: binding.pattern))
    }
    let isConstant = binding.bindingSpecifier.text == "let"
    guard let name else {
      let test = try pattern(binding.pattern, isBinding: true, isConstant: isConstant)
      return { frame in
        let value = try value(frame)
        return try !value.isNone && test(frame, value)
      }
    }
    let variable = scope.declare(name, isConstant: isConstant, shape: shape)
    return { frame in
      let value = try value(frame)
      if value.isNone { return false }
      variable.declare(value.settled, in: frame)
      return true
    }
  }

  private func `do`(_ syntax: DoStmtSyntax) throws -> Action {
    let body = try block(syntax.body.statements)
    var clauses: [(test: (Frame, Value) throws -> Bool, action: Action)] = []
    for clause in syntax.catchClauses {
      scope.push()
      defer { scope.pop() }
      var tests: [(Frame, Value) throws -> Bool] = []
      if clause.catchItems.isEmpty {
        let error = scope.declare("error")
        tests.append { frame, value in
          error.declare(value, in: frame)
          return true
        }
      }
      try scope.inAlternatives {
        for item in clause.catchItems {
          guard let written = item.pattern else { continue }
          tests.append(try pattern(written, isBinding: false))
        }
      }
      let alternatives = tests
      clauses.append(
        (
          { frame, value in try alternatives.contains { try $0(frame, value) } },
          try block(clause.body.statements)
        ))
    }
    if clauses.isEmpty {
      let place = place(of: syntax.doKeyword)
      return { frame in
        guard let builder = frame.ownBuilder else { return try body(frame) }
        return try self.built(frame, at: place) { flow in
          try builder.part(of: frame) { flow = try body(frame) } ?? builder.block([])
        }
      }
    }
    return { frame in
      do {
        return try body(frame)
      } catch let thrown as ThrownValue {
        for clause in clauses where try clause.test(frame, thrown.value) {
          return try clause.action(frame)
        }
        throw thrown
      }
    }
  }
}

extension Fault {
  fileprivate static let guardFallsThrough = Fault("'guard' body must not fall through")
}
