import Catalog
import FigureLimits
import SwiftSyntax

extension Compiler {
  /// Compiles a block with a scope of its own. What is wrong with one statement does not hide
  /// what is wrong with the next.
  func block(_ items: CodeBlockItemListSyntax, isBody: Bool = false) throws -> Action {
    if !isBody { scope.push() }
    defer { if !isBody { scope.pop() } }
    let items = activeItems(items)
    var actions: [Action] = []
    let declarations = items.compactMap { item -> DeclSyntax? in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
    Collector(machine: machine) { [self] fault in
      problems.append(machine.diagnostic(fault, at: fault.place))
    }.refuseRedeclarations(declarations)
    let functions = hoistedFunctions(items, &actions)
    var deferred: [Int] = []
    var declaring: Set<Int> = []
    for item in items {
      if case .decl = item.item { declaring.insert(actions.count) }
      if case .stmt(let statement) = item.item, let syntax = statement.as(DeferStmtSyntax.self) {
        deferred.append(actions.count)
        actions.append(try block(syntax.body.statements))
        continue
      }
      actions.append(reporting(item) { try self.action(item, functions) })
    }
    return deferred.isEmpty
      ? run(actions, declaring: declaring) : run(actions, deferring: deferred)
  }

  /// The statements with the taken branches of `#if` in place.
  private func activeItems(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    items.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item,
        let condition = declaration.as(IfConfigDeclSyntax.self)
      else { return [item] }
      let clause = ConditionalCompilation.activeClause(of: condition)
      guard case .statements(let statements)? = clause?.elements else { return [] }
      return activeItems(statements)
    }
  }

  /// Functions of a block may be used before they are declared.
  private func hoistedFunctions(
    _ items: [CodeBlockItemSyntax], _ actions: inout [Action]
  ) -> [SyntaxIdentifier: LocalVariable] {
    var functions: [SyntaxIdentifier: LocalVariable] = [:]
    for item in items {
      guard case .decl(let declaration) = item.item,
        let function = declaration.as(FunctionDeclSyntax.self)
      else { continue }
      let variable = scope.declare(function.name.identifierText)
      functions[function.id] = variable
      actions.append { frame in
        variable.declare(.void, in: frame)
        return .next
      }
    }
    return functions
  }

  private func reporting(_ item: CodeBlockItemSyntax, _ make: () throws -> Action) -> Action {
    do {
      return try make()
    } catch {
      let found = machine.diagnostics(for: error, at: isForeign ? nil : place(of: item))
      problems += found
      return { _ in throw Diagnostics(found) }
    }
  }

  private func run(_ actions: [Action], declaring declarations: Set<Int>) -> Action {
    let machine = machine
    return { frame in
      guard frame.mode == .build else {
        for action in actions {
          let flow = try action(frame)
          if flow != .next { return flow }
        }
        return .next
      }
      for (index, action) in actions.enumerated() {
        let flow = try Compiler.attempt(
          action, frame, machine, isDeclaration: declarations.contains(index))
        if flow != .next { return flow }
      }
      return .next
    }
  }

  /// In a result builder the statements behind a wrong one are looked at as well.
  /// Behind a declaration that went wrong nothing is: its names have no values.
  private static func attempt(
    _ action: Action, _ frame: Frame, _ machine: Machine, isDeclaration: Bool
  ) throws -> Flow {
    do {
      return try action(frame)
    } catch let error as Diagnostics {
      frame.problems += error.list
      guard !error.endsRun, !isDeclaration, frame.problems.count <= machine.limits.diagnostics
      else { throw Diagnostics(frame.problems) }
      return .next
    }
  }

  private func run(_ actions: [Action], deferring deferred: [Int]) -> Action {
    let isDeferred = Set(deferred)
    return { frame in
      var waiting: [Action] = []
      func finish() throws {
        while let action = waiting.popLast() { _ = try action(frame) }
      }
      do {
        for (index, action) in actions.enumerated() {
          if isDeferred.contains(index) {
            waiting.append(action)
            continue
          }
          let flow = try action(frame)
          if flow != .next {
            let result = frame.result
            try finish()
            frame.result = result
            return flow
          }
        }
      } catch {
        try finish()
        throw error
      }
      try finish()
      return .next
    }
  }

  private func action(
    _ item: CodeBlockItemSyntax, _ functions: [SyntaxIdentifier: LocalVariable]
  ) throws -> Action {
    switch item.item {
    case .expr(let expression):
      return expressionAction(try returned(expression), at: place(of: expression))
    case .stmt(let statement): return try self.statement(statement, label: nil)
    case .decl(let declaration): return try self.declaration(declaration, functions)
    default: throw Fault.unsupported(item, at: place(of: item))
    }
  }

  func expressionAction(_ code: @escaping Code, at place: Place) -> Action {
    let machine = machine
    return { frame in
      let mode = frame.mode
      let value = try code(frame)
      switch mode {
      case .run: if value.isView { frame.unusedViews += 1 }
      case .single: frame.collected = [value]
      case .build:
        if let builder = frame.builder {
          frame.collected.append(try builder.expression(value))
          return .next
        }
        if value.isVoid { throw machine.located(Fault.noViewInBuilder, at: place) }
        if !value.isNone { frame.collected.append(value) }
      }
      return .next
    }
  }

  private func declaration(
    _ declaration: DeclSyntax, _ functions: [SyntaxIdentifier: LocalVariable]
  ) throws -> Action {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return try self.variable(variable)
    case .functionDecl(let function):
      guard let variable = functions[function.id] else { return { _ in .next } }
      return try localFunction(function, variable)
    case .typeAliasDecl(let alias):
      machine.aliases[alias.name.text] = alias.initializer.value
      return { _ in .next }
    default:
      let collector = Collector(machine: machine) { [self] fault in
        problems.append(machine.diagnostic(fault, at: fault.place))
      }
      guard let type = collector.typeDeclaration(declaration, in: nil) else {
        throw Fault.unsupported(declaration, at: place(of: declaration))
      }
      machine.types[type.name] = type
      type.inheritStoredProperties()
      return { _ in .next }
    }
  }

  private func variable(_ variable: VariableDeclSyntax) throws -> Action {
    let isConstant = variable.bindingSpecifier.text == "let"
    var actions: [Action] = []
    if variable.modifiers.contains(where: { $0.name.text == "lazy" }) {
      throw Fault("a local 'lazy' variable is not supported in fixtures", at: place(of: variable))
    }
    for binding in variable.bindings {
      if let accessors = binding.accessorBlock {
        throw Fault(
          "a local computed variable is not supported in fixtures", at: place(of: accessors))
      }
      let collector = Collector(machine: machine) { _ in }
      let type = binding.typeAnnotation?.type ?? collector.trailingType(of: binding, in: variable)
      let shape =
        type.map { self.shape($0) } ?? binding.initializer.map { self.shape(ofInitial: $0.value) }
        ?? .any
      // A name whose value is wrong is a name all the same: one problem is told, not two.
      let initial = binding.initializer.map { initializer in
        compileReporting(initializer.value) {
          try code(initializer.value, as: type == nil ? .any : shape)
        }
      }
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
        // A constant without a value gets it later, once.
        let local = scope.declare(name, isConstant: isConstant && initial != nil, shape: shape)
        let start: Value = if case .optional = shape { .none } else { .void }
        actions.append { frame in
          local.declare(try initial?(frame).settled ?? start, in: frame)
          return .next
        }
      } else if let initial {
        let bind = try pattern(binding.pattern, isBinding: true, isConstant: isConstant)
        let place = place(of: binding.pattern)
        let machine = machine
        actions.append { frame in
          guard try bind(frame, initial(frame).settled) else {
            throw machine.located(Fault("the value does not fit the pattern"), at: place)
          }
          return .next
        }
      }
    }
    if actions.count == 1, let only = actions.first { return only }
    return { frame in
      for action in actions { _ = try action(frame) }
      return .next
    }
  }
}

extension Value {
  fileprivate var isView: Bool {
    switch self {
    case .native(let native):
      ([Swift.type(of: native).typeName] + Swift.type(of: native).conformances).contains("View")
    case .instance(let instance): instance.conforms(to: "View")
    default: false
    }
  }
}

extension Fault {
  fileprivate static let noViewInBuilder = Fault(
    "a statement of a view builder gives a view, and this one gives none",
    hint: "write 'let _ =' in front of it, or do it elsewhere")
}
