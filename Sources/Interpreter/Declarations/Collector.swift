import Catalog
import SwiftSyntax

/// Reads declarations into tables, without looking into bodies.
struct Collector {
  let machine: Machine
  /// Adds a diagnostic for what is not supported.
  let refuse: (Fault) -> Void

  func place(of node: some SyntaxProtocol) -> Place {
    Place(
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Adds a declaration at file level.
  func collect(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): collectGlobal(variable)
    case .functionDecl(let function):
      guard let declared = self.function(function, owner: nil) else { return }
      machine.functions[declared.name, default: []].append(declared)
    case .extensionDecl(let syntax): collectExtension(syntax)
    case .typeAliasDecl(let alias):
      let name = alias.name.identifierText
      machine.aliases[name] = alias.initializer.value
    case .importDecl(let syntax):
      let name = syntax.path.first?.name.identifierText ?? ""
      if !Modules.known.contains(name) { refuse(.unknownModule(name, at: place(of: syntax.path))) }
    case .operatorDecl(let declaration): collectOperator(declaration)
    case .ifConfigDecl(let condition):
      for item in activeItems(of: condition) {
        if case .statements(let statements) = item {
          for case .decl(let declaration) in statements.map(\.item) { collect(declaration) }
        }
      }
    default:
      if let type = typeDeclaration(declaration, in: nil) {
        register(type)
      } else {
        refuse(.unsupported(declaration, at: place(of: declaration)))
      }
    }
  }

  private func register(_ type: TypeDeclaration) {
    machine.types[type.name] = type
    machine.typeOrder.append(type)
  }

  private func collectGlobal(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      if let accessors = binding.accessorBlock, let name = simpleName(binding) {
        guard
          let property = computed(
            name, accessors, variable, type: binding.typeAnnotation?.type, owner: nil)
        else { continue }
        machine.computedGlobals[name] = property
        continue
      }
      for (name, variable) in lazyVariables(binding, variable, owner: nil) {
        machine.globals[name] = variable
        machine.globalOrder.append(variable)
      }
    }
  }

  func simpleName(_ binding: PatternBindingSyntax) -> String? {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }

  /// Constants and variables outside functions; a tuple pattern gives several.
  func lazyVariables(
    _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax, owner: Owner?
  ) -> [(String, LazyVariable)] {
    let isConstant = variable.bindingSpecifier.text == "let"
    let place = place(of: binding.pattern)
    guard let initial = binding.initializer?.value else {
      refuse(Fault("a variable outside functions needs an initial value", at: place))
      return []
    }
    let type = binding.typeAnnotation?.type ?? trailingType(of: binding, in: variable)
    let machine = machine
    let infer: () -> Shape = { [unowned machine] in
      let compiler = Compiler(
        machine: machine, owner: owner, isStatic: true, generics: owner?.genericNames ?? [])
      return type.map { compiler.shape($0) } ?? compiler.shape(ofInitial: initial)
    }
    let make: () throws -> (Value, Shape) = { [unowned machine] in
      let compiler = Compiler(
        machine: machine, owner: owner, isStatic: true, generics: owner?.genericNames ?? [])
      let shape = type.map { compiler.shape($0) } ?? compiler.inferredShape(initial)
      let code = try compiler.detached(initial, as: shape)
      return (try code(Frame(slotCount: compiler.scope.body.slotCount)), shape)
    }
    if let name = simpleName(binding) {
      return [
        (
          name,
          LazyVariable(
            name, isConstant: isConstant, type: type, machine: machine, place: place, infer: infer,
            make: make)
        )
      ]
    }
    guard let tuple = binding.pattern.as(TuplePatternSyntax.self) else {
      refuse(.unsupported(binding.pattern, at: place))
      return []
    }
    let whole = LazyVariable("", isConstant: true, machine: machine, place: place, make: make)
    return tuple.elements.enumerated().compactMap { index, element in
      let pattern = element.pattern.as(IdentifierPatternSyntax.self)
      guard let name = pattern?.identifier.identifierText else { return nil }
      return (
        name,
        LazyVariable(name, isConstant: isConstant, machine: machine, place: place) {
          guard case .tuple(let values, _) = try whole.load(), values.indices.contains(index) else {
            throw Fault("the value is no tuple of \(tuple.elements.count)", at: place)
          }
          return (values[index].value, .any)
        }
      )
    }
  }

  /// `var x, y: CGFloat`: the type of `x` stands behind `y`.
  func trailingType(
    of binding: PatternBindingSyntax, in variable: VariableDeclSyntax
  ) -> TypeSyntax? {
    guard binding.initializer == nil || binding.typeAnnotation != nil else { return nil }
    let behind = variable.bindings.drop { $0.id != binding.id }
    return behind.first { $0.typeAnnotation != nil }?.typeAnnotation?.type
  }

  private func collectOperator(_ declaration: OperatorDeclSyntax) {
    guard declaration.fixitySpecifier.text == "infix" else { return }
    let group = declaration.operatorPrecedenceAndTypes?.precedenceGroup.text
    machine.operators[declaration.name.text] = group ?? "DefaultPrecedence"
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String {
    let text = text
    return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension Fault {
  fileprivate static func unknownModule(_ name: String, at place: Place) -> Fault {
    let nearest =
      Modules.others.contains(name)
      ? nil : nearestName(to: name, among: Modules.known.sorted())
    return Fault(
      "the module '\(name)' is not supported in fixtures",
      hint: nearest.map { "did you mean '\($0)'?" }, at: place)
  }

  static func unsupported(_ node: some SyntaxProtocol, at place: Place) -> Fault {
    Fault("\(constructName(node)) is not supported in fixtures", at: place)
  }
}

/// What a reader calls a construct, from the name of its syntax node.
func constructName(_ node: some SyntaxProtocol) -> String {
  switch node.kind {
  case .macroDecl, .macroExpansionDecl, .macroExpansionExpr: return "a macro"
  case .associatedTypeDecl: return "'associatedtype'"
  case .deinitializerDecl: return "'deinit'"
  case .precedenceGroupDecl: return "'precedencegroup'"
  case .awaitExpr: return "'await'"
  case .discardStmt: return "'discard'"
  case .yieldStmt: return "'yield'"
  case .regexLiteralExpr: return "a regular expression literal"
  case .superExpr: return "'super'"
  default:
    let words = "\(node.kind)".reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
    return "this construct (\(words))"
  }
}
