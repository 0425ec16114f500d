import Catalog
import SwiftSyntax

extension Collector {
  private func modifiers(_ list: DeclModifierListSyntax) -> Set<String> {
    Set(list.map(\.name.text))
  }

  private func attributes(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    list.compactMap { $0.as(AttributeSyntax.self) }
  }

  /// The result builder among attributes: SwiftUI's, or one that the file declares.
  private func builderName(_ list: AttributeListSyntax) -> String? {
    attributes(list).lazy.map(\.attributeName.trimmedDescription).first { isBuilder($0) }
  }

  private func isBuilder(_ name: String) -> Bool {
    name.hasSuffix("Builder") || machine.builderNames.contains(name)
  }

  private func isBuilder(_ list: AttributeListSyntax) -> Bool { builderName(list) != nil }

  func function(_ syntax: FunctionDeclSyntax, owner: Owner?) -> FunctionDeclaration? {
    checkAttributes(syntax.attributes)
    let modifiers = modifiers(syntax.modifiers)
    let made = FunctionDeclaration(
      syntax.name.identifierText, machine: machine, owner: owner,
      parameters: parameters(syntax.signature.parameterClause),
      resultType: syntax.signature.returnClause?.type, statements: syntax.body?.statements,
      generics: genericNames(syntax.genericParameterClause),
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      isMutating: modifiers.contains("mutating"),
      isBuilder: isBuilder(syntax.attributes) || isViewBody(syntax.name.text, owner),
      builderName: builderName(syntax.attributes), place: place(of: syntax.name))
    made.isAsync =
      syntax.signature.effectSpecifiers?.asyncSpecifier != nil
      || (owner?.type?.isActor == true && !made.isStatic && !modifiers.contains("nonisolated"))
    return made
  }

  /// `body` of a view, a modifier or a scene is a result builder without saying so.
  private func isViewBody(_ name: String, _ owner: Owner?) -> Bool {
    guard name == "body", let type = owner?.type else { return name == "makeBody" }
    let names = type.inherited + (machine.extensionConformances[type.name] ?? [])
    return names.contains { ["View", "ViewModifier", "App", "Scene"].contains($0) }
  }

  func initializer(_ syntax: InitializerDeclSyntax, owner: Owner) -> FunctionDeclaration? {
    FunctionDeclaration(
      "init", machine: machine, owner: owner,
      parameters: parameters(syntax.signature.parameterClause), resultType: nil,
      statements: syntax.body?.statements, generics: genericNames(syntax.genericParameterClause),
      isMutating: true, isInitializer: true, isFailable: syntax.optionalMark != nil,
      place: place(of: syntax.initKeyword))
  }

  func parameters(
    _ clause: FunctionParameterClauseSyntax, labelsFromNames: Bool = true
  ) -> [FunctionDeclaration.ParameterDeclaration] {
    clause.parameters.map { syntax in
      let first = syntax.firstName.identifierText
      let name = syntax.secondName?.identifierText ?? first
      let hasLabel = first != "_" && (labelsFromNames || syntax.secondName != nil)
      let text = syntax.type.trimmedDescription
      return FunctionDeclaration.ParameterDeclaration(
        parameter: Parameter(
          label: hasLabel ? first : nil, name: name,
          hasDefault: syntax.defaultValue != nil || syntax.ellipsis != nil,
          isVariadic: syntax.ellipsis != nil, takesFunction: text.contains("->"),
          isInout: text.hasPrefix("inout ")),
        type: syntax.type, defaultValue: syntax.defaultValue?.value,
        isBuilder: isBuilder(syntax.attributes), builderName: builderName(syntax.attributes))
    }
  }

  func `subscript`(_ syntax: SubscriptDeclSyntax, owner: Owner) -> ComputedProperty? {
    let parameters = parameters(syntax.parameterClause, labelsFromNames: false)
    guard let accessors = syntax.accessorBlock else { return nil }
    return accessorPair(
      "subscript", accessors, parameters: parameters, type: syntax.returnClause.type,
      isStatic: modifiers(syntax.modifiers).contains("static"), isBuilder: false, owner: owner,
      place: place(of: syntax.subscriptKeyword))
  }

  func computed(
    _ name: String, _ accessors: AccessorBlockSyntax, _ variable: VariableDeclSyntax,
    type: TypeSyntax?, owner: Owner?
  ) -> ComputedProperty? {
    let modifiers = modifiers(variable.modifiers)
    return accessorPair(
      name, accessors, parameters: [], type: type,
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      isBuilder: isBuilder(variable.attributes) || isViewBody(name, owner),
      builderName: builderName(variable.attributes), owner: owner,
      place: place(of: variable.bindings))
  }

  private func accessorPair(
    _ name: String, _ block: AccessorBlockSyntax,
    parameters: [FunctionDeclaration.ParameterDeclaration], type: TypeSyntax?, isStatic: Bool,
    isBuilder: Bool, builderName: String? = nil, owner: Owner?, place: Place
  ) -> ComputedProperty? {
    func accessor(
      _ statements: CodeBlockItemListSyntax?,
      _ parameters: [FunctionDeclaration.ParameterDeclaration], result: TypeSyntax?,
      isMutating: Bool
    ) -> FunctionDeclaration {
      let made = FunctionDeclaration(
        name, machine: machine, owner: owner, parameters: parameters, resultType: result,
        statements: statements, isStatic: isStatic, isMutating: isMutating,
        isBuilder: isBuilder && result != nil, builderName: builderName, place: place)
      made.isAccessor = true
      return made
    }
    switch block.accessors {
    case .getter(let statements):
      return ComputedProperty(
        getter: accessor(statements, parameters, result: type, isMutating: false), setter: nil)
    case .accessors(let list):
      let get = list.first { $0.accessorSpecifier.text == "get" }
      let set = list.first { $0.accessorSpecifier.text == "set" }
      guard let get else {
        refuse(Fault("property observers are not supported in fixtures", at: place))
        return nil
      }
      let setter = set.map { set in
        let name = set.parameters?.name.identifierText ?? "newValue"
        let new = FunctionDeclaration.ParameterDeclaration(
          parameter: Parameter(label: nil, name: name), type: type, defaultValue: nil,
          isBuilder: false)
        return accessor(
          set.body?.statements, [new] + parameters, result: nil, isMutating: true)
      }
      return ComputedProperty(
        getter: accessor(get.body?.statements, parameters, result: type, isMutating: false),
        setter: setter)
    default:
      refuse(.unsupported(block, at: place))
      return nil
    }
  }

  func collectProperty(_ variable: VariableDeclSyntax, into table: MemberTable, _ owner: Owner) {
    checkAttributes(variable.attributes)
    let modifiers = modifiers(variable.modifiers)
    let isStatic = modifiers.contains("static") || modifiers.contains("class")
    for binding in variable.bindings {
      let type = binding.typeAnnotation?.type ?? trailingType(of: binding, in: variable)
      if let accessors = binding.accessorBlock, let name = simpleName(binding),
        isStatic || !observes(accessors)
      {
        guard let made = computed(name, accessors, variable, type: type, owner: owner) else {
          continue
        }
        if isStatic { table.staticComputed[name] = made } else { table.properties[name] = made }
      } else if attributes(variable.attributes).contains(where: {
        $0.attributeName.trimmedDescription == "Entry"
      }), !machine.entries("_entryValue", in: owner.name).isEmpty {
        for (name, made) in lazyVariables(binding, variable, owner: owner) {
          table.entries[name] = made
        }
      } else if isStatic {
        for (name, made) in lazyVariables(binding, variable, owner: owner) {
          table.staticProperties[name] = made
        }
      } else {
        collectStored(binding, variable, type: type, isLazy: modifiers.contains("lazy"), owner)
      }
    }
  }

  /// Whether a block holds `willSet` and `didSet` alone.
  private func observes(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// A property's `willSet` or `didSet`.
  private func observer(
    _ keyword: String, of name: String, _ binding: PatternBindingSyntax, _ owner: Owner
  ) -> FunctionDeclaration? {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors,
      let accessor = list.first(where: { $0.accessorSpecifier.text == keyword })
    else { return nil }
    let usual = keyword == "willSet" ? "newValue" : "oldValue"
    let parameter = FunctionDeclaration.ParameterDeclaration(
      parameter: Parameter(
        label: nil, name: accessor.parameters?.name.identifierText ?? usual),
      type: binding.typeAnnotation?.type, defaultValue: nil, isBuilder: false)
    return FunctionDeclaration(
      "\(name).\(keyword)", machine: machine, owner: owner, parameters: [parameter],
      resultType: nil, statements: accessor.body?.statements, isMutating: true,
      place: place(of: accessor.accessorSpecifier))
  }

  private func collectStored(
    _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax, type: TypeSyntax?,
    isLazy: Bool, _ owner: Owner
  ) {
    guard let name = simpleName(binding) else {
      refuse(.unsupported(binding.pattern, at: place(of: binding.pattern)))
      return
    }
    guard let declaring = owner.type, declaring.kind != .enum, declaring.kind != .protocol else {
      refuse(
        Fault(
          "a stored property cannot be declared in an extension or enum",
          at: place(of: binding.pattern)))
      return
    }
    let wrapper = attributes(variable.attributes).first { attribute in
      let name = attribute.attributeName.trimmedDescription
      return !isBuilder(name) && !Collector.plainAttributes.contains(name)
    }
    let arguments = wrapper?.arguments.flatMap { $0.as(LabeledExprListSyntax.self) }
    declaring.add(
      StoredProperty(
        name: name, type: type, initial: binding.initializer?.value,
        attribute: wrapper.map { ($0.attributeName.trimmedDescription, arguments) },
        isConstant: variable.bindingSpecifier.text == "let", isLazy: isLazy,
        isBuilder: isBuilder(variable.attributes), builderName: builderName(variable.attributes),
        observers: (
          observer("willSet", of: name, binding, owner),
          observer("didSet", of: name, binding, owner)
        ), place: place(of: binding.pattern)))
  }

  /// Attributes that are no property wrappers.
  private static let plainAttributes: Set<String> = [
    "available", "MainActor", "usableFromInline", "inlinable", "objc", "discardableResult",
    "ObservationIgnored", "nonobjc", "frozen",
  ]
}
