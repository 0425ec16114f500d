import Catalog
import SwiftSyntax

/// Tests a value and gives the pattern's variables their values.
typealias PatternTest = (Frame, Value) throws -> Bool

extension Compiler {
  func pattern(
    _ pattern: PatternSyntax, isBinding: Bool, isConstant: Bool = true
  ) throws -> PatternTest {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return { _, _ in true }
    case .identifierPattern(let identifier):
      return bind(identifier.identifier.identifierText, isConstant)
    case .valueBindingPattern(let binding):
      return try self.pattern(
        binding.pattern, isBinding: true, isConstant: binding.bindingSpecifier.text == "let")
    case .tuplePattern(let tuple):
      let tests = try tuple.elements.map {
        ($0.label?.text, try self.pattern($0.pattern, isBinding: isBinding, isConstant: isConstant))
      }
      return self.tuple(tests)
    case .isTypePattern(let type):
      let shape = shape(type.type)
      let machine = machine
      return { _, value in machine.isValue(value, of: shape) }
    case .expressionPattern(let expression):
      return try self.pattern(expression.expression, isBinding: isBinding, isConstant: isConstant)
    default: throw Fault.unsupported(pattern, at: place(of: pattern))
    }
  }

  private func bind(_ name: String, _ isConstant: Bool) -> PatternTest {
    let variable = scope.declareInPattern(name, isConstant: isConstant)
    return { frame, value in
      variable.declare(value, in: frame)
      return true
    }
  }

  private func tuple(_ tests: [(String?, PatternTest)]) -> PatternTest {
    { frame, value in
      guard case .tuple(let elements, _) = value.dereferenced, elements.count == tests.count else {
        return false
      }
      for (element, (_, test)) in zip(elements, tests) {
        guard try test(frame, element.value) else { return false }
      }
      return true
    }
  }

  /// Patterns that the parser reads as expressions: `.shape(let x)`, `(0, _)`, `x?`, `1...5`.
  private func pattern(
    _ expression: ExprSyntax, isBinding: Bool, isConstant: Bool
  ) throws -> PatternTest {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner):
      return try pattern(inner.pattern, isBinding: isBinding, isConstant: isConstant)
    case .discardAssignmentExpr: return { _, _ in true }
    case .declReferenceExpr(let reference) where isBinding:
      return bind(reference.baseName.identifierText, isConstant)
    case .tupleExpr(let tuple) where tuple.elements.count != 1:
      return self.tuple(
        try tuple.elements.map {
          ($0.label?.text, try pattern($0.expression, isBinding: isBinding, isConstant: isConstant))
        })
    case .optionalChainingExpr(let optional):
      let test = try pattern(optional.expression, isBinding: isBinding, isConstant: isConstant)
      return { frame, value in try !value.isNone && test(frame, value) }
    case .functionCallExpr(let call):
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
        return try enumCase(access, call, isBinding: isBinding, isConstant: isConstant)
      }
    case .memberAccessExpr(let access) where access.base == nil:
      return try plainCase(access)
    case .sequenceExpr(let sequence):
      if let test = try castPattern(sequence, isBinding: isBinding, isConstant: isConstant) {
        return test
      }
    default: break
    }
    let code = try code(expression)
    let machine = machine
    return { frame, value in try machine.matches(code(frame), value) }
  }

  /// `let x as Type`.
  private func castPattern(
    _ sequence: SequenceExprSyntax, isBinding: Bool, isConstant: Bool
  ) throws -> PatternTest? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    let shape = shape(type.type)
    let test = try pattern(elements[0], isBinding: isBinding, isConstant: isConstant)
    let machine = machine
    return { frame, value in try machine.isValue(value, of: shape) && test(frame, value) }
  }

  /// `.name` without associated values: by name for enums of the file, else by equality.
  private func plainCase(_ access: MemberAccessExprSyntax) throws -> PatternTest {
    let name = access.declName.baseName.identifierText
    let machine = machine
    let place = place(of: access.declName)
    let symbol = Value.symbol(SymbolValue(name, machine: machine, place: place))
    return { _, value in
      switch value {
      case .instance(let instance as InstanceValue) where instance.enumCase != nil:
        if instance.enumCase?.name == name { return true }
        if instance.type.cases.contains(where: { $0.name == name }) { return false }
        return try machine.equal(value, symbol)
      case .none: return name == "none"
      default: return try machine.equal(value, symbol)
      }
    }
  }

  /// `.name(let x, _)` and `Type.name(let x)`.
  private func enumCase(
    _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax, isBinding: Bool,
    isConstant: Bool
  ) throws -> PatternTest {
    let name = access.declName.baseName.identifierText
    let tests = try call.arguments.map {
      try pattern($0.expression, isBinding: isBinding, isConstant: isConstant)
    }
    for (index, argument) in call.arguments.enumerated()
    where machine.agreesOnOptional(case: name, at: index) {
      boundName(argument.expression).flatMap { scope.find($0) }?.shape = .optional(.any)
    }
    return { frame, value in
      if name == "some" {
        guard let only = tests.first, !value.isNone else { return false }
        return try only(frame, value)
      }
      guard case .instance(let instance as InstanceValue) = value,
        instance.enumCase?.name == name
      else { return false }
      if tests.count == 1, instance.fields.count > 1 {
        let parts = instance.fields.map { Value.TupleElement(nil, $0) }
        return try tests[0](frame, .tuple(parts))
      }
      guard tests.count == instance.fields.count else { return false }
      for (test, field) in zip(tests, instance.fields) {
        guard try test(frame, field) else { return false }
      }
      return true
    }
  }

  /// The name that a pattern without parts binds.
  private func boundName(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.identifierText
    }
    var pattern = expression.as(PatternExprSyntax.self)?.pattern
    if let binding = pattern?.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }

  func switchAction(_ syntax: SwitchExprSyntax) throws -> Action {
    let subject = try code(syntax.subject)
    var cases: [(test: PatternTest, action: Action)] = []
    for element in syntax.cases {
      guard let element = element.as(SwitchCaseSyntax.self) else {
        throw Fault.unsupported(element, at: place(of: element))
      }
      scope.push()
      defer { scope.pop() }
      cases.append((try label(element.label), try block(element.statements)))
    }
    let machine = machine
    let place = place(of: syntax.subject)
    let covered = CoveredCases(syntax)
    // Told before it runs where the type of the value is plain.
    if case .named(let name) = inferredShape(syntax.subject),
      let missing = machine.types[name].flatMap({ covered.missing(of: $0) })
    {
      throw machine.located(Fault.notExhaustive(missingCase: missing), at: place)
    }
    return { frame in
      let value = try subject(frame)
      if let missing = covered.missing(of: value) {
        throw machine.located(Fault.notExhaustive(missingCase: missing), at: place)
      }
      guard var index = try cases.firstIndex(where: { try $0.test(frame, value) }) else {
        throw machine.located(Fault.notExhaustive(machine.text(of: value)), at: place)
      }
      if let builder = frame.ownBuilder {
        return try self.built(frame, at: place) { flow in
          let chosen = index
          var part =
            try builder.part(of: frame) { flow = try cases[chosen].action(frame) }
            ?? builder.block([])
          if chosen < cases.count - 1 { part = try builder.either(part, isFirst: true) }
          for _ in 0..<chosen { part = try builder.either(part, isFirst: false) }
          return part
        }
      }
      var flow = try cases[index].action(frame)
      while flow == .fallThrough, index + 1 < cases.count {
        index += 1
        flow = try cases[index].action(frame)
      }
      return flow
    }
  }

  private func label(_ label: SwitchCaseSyntax.Label) throws -> PatternTest {
    guard case .case(let label) = label else { return { _, _ in true } }
    let alternatives = try scope.inAlternatives {
      try label.caseItems.map { item in
        (
          test: try pattern(item.pattern, isBinding: false),
          filter: try item.whereClause.map { try code($0.condition) }
        )
      }
    }
    return { frame, value in
      for alternative in alternatives where try alternative.test(frame, value) {
        guard let filter = alternative.filter else { return true }
        if case .bool(true) = try filter(frame) { return true }
      }
      return false
    }
  }
}

extension Machine {
  /// `pattern ~= value`.
  func matches(_ pattern: Value, _ value: Value) throws -> Bool {
    guard case .range(let range) = pattern else { return try equal(pattern, value) }
    if case .range = value { return try equal(pattern, value) }
    guard let number = value.number else { return false }
    if let lower = range.lower?.number, number < lower { return false }
    guard let upper = range.upper?.number else { return true }
    return range.includesUpper ? number <= upper : number < upper
  }
}

extension Fault {
  fileprivate static func notExhaustive(missingCase name: String) -> Fault {
    Fault("the 'switch' must be exhaustive", hint: "add 'case .\(name)' or a 'default'")
  }

  fileprivate static func notExhaustive(_ value: String) -> Fault {
    Fault("no case of the 'switch' takes '\(value)'", hint: "add a 'default'")
  }
}
