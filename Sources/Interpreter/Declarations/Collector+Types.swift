import Catalog
import SwiftSyntax

extension Collector {
  /// Reads a struct, enum, class, actor or protocol; nil for any other declaration.
  func typeDeclaration(_ declaration: DeclSyntax, in outer: TypeDeclaration?) -> TypeDeclaration? {
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    checkAttributes(attributes)
    let type = typeWithoutAttributes(declaration, in: outer)
    type?.attributes = Set(
      attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
    if type?.attributes.contains("propertyWrapper") == true { machine.hasWrappers = true }
    return type
  }

  private func typeWithoutAttributes(
    _ declaration: DeclSyntax, in outer: TypeDeclaration?
  ) -> TypeDeclaration? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let syntax):
      return read(
        .struct, syntax.name, syntax.genericParameterClause, syntax.inheritanceClause,
        syntax.memberBlock, outer)
    case .enumDecl(let syntax):
      return read(
        .enum, syntax.name, syntax.genericParameterClause, syntax.inheritanceClause,
        syntax.memberBlock, outer)
    case .classDecl(let syntax):
      return read(
        .class, syntax.name, syntax.genericParameterClause, syntax.inheritanceClause,
        syntax.memberBlock, outer)
    case .actorDecl(let syntax):
      return read(
        .class, syntax.name, syntax.genericParameterClause, syntax.inheritanceClause,
        syntax.memberBlock, outer, isActor: true)
    case .protocolDecl(let syntax):
      return read(
        .protocol, syntax.name, nil, syntax.inheritanceClause, syntax.memberBlock, outer)
    default: return nil
    }
  }

  private func read(
    _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?, _ members: MemberBlockSyntax,
    _ outer: TypeDeclaration?, isActor: Bool = false
  ) -> TypeDeclaration {
    let names = genericNames(generics).union(outer?.genericNames ?? [])
    let fullName = outer.map { "\($0.name).\(name.identifierText)" } ?? name.identifierText
    let type = TypeDeclaration(
      fullName, kind: kind, machine: machine, generics: names, inherited: inherited(inheritance),
      place: place(of: name))
    type.isActor = isActor
    type.genericOrder = generics?.parameters.map(\.name.identifierText) ?? []
    refuseRedeclarations(members.members.map(\.decl))
    for member in members.members { collect(member.decl, into: type.members, type.owner) }
    return type
  }

  func genericNames(_ clause: GenericParameterClauseSyntax?) -> Set<String> {
    Set(clause?.parameters.map(\.name.identifierText) ?? [])
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.flatMap { names(in: $0.type) } ?? []
  }

  /// The names in `A`, `A & B`, `@preconcurrency A`, `Outer.A`.
  private func names(in type: TypeSyntax) -> [String] {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): [type.name.identifierText]
    case .memberType(let type): [type.name.identifierText]
    case .attributedType(let type): names(in: type.baseType)
    case .compositionType(let type): type.elements.flatMap { names(in: $0.type) }
    default: []
    }
  }

  func collectExtension(_ syntax: ExtensionDeclSyntax) {
    let name = syntax.extendedType.trimmedDescription
    let base = Modules.withoutModule(String(name.prefix { $0 != "<" }))
    machine.extensionConformances[base, default: []] += inherited(syntax.inheritanceClause)
    machine.pendingExtensions.append((base, syntax))
  }

  /// Adds extensions' members, once every type is known.
  func applyExtensions() {
    for (name, syntax) in machine.pendingExtensions {
      let alias = machine.aliases[name]?.trimmedDescription ?? name
      let type = machine.types[alias]
      let generics = type?.genericNames ?? []
      let owner = type?.owner ?? Owner(name: alias, type: nil, genericNames: generics)
      if type == nil { checkExtended(alias, at: place(of: syntax.extendedType)) }
      let table = type?.members ?? machine.extensionTable(of: alias)
      let known = table.initializers.count
      for member in syntax.memberBlock.members { collect(member.decl, into: table, owner) }
      for made in table.initializers.dropFirst(known) { made.isInExtension = true }
    }
    machine.pendingExtensions = []
  }

  /// Refuses an extension of a type whose name is a slip: its members would be nobody's. Other
  /// types of Apple's that nothing here knows may be extended.
  private func checkExtended(_ name: String, at place: Place) {
    let tables = [machine.vocabulary, StandardLibrary.vocabulary]
    let owners = Set(tables.flatMap { $0.entries.map(\.owner) + Array($0.conformances.keys) })
    let known = owners.union(machine.types.keys).union(Machine.extendableTypes)
    if known.contains(name) || ["UI", "NS", "CG", "CA"].contains(name.prefix(2)) { return }
    guard let nearest = nearestName(to: name, among: known.sorted()) else { return }
    refuse(
      Fault("cannot find type '\(name)' in scope", hint: "did you mean '\(nearest)'?", at: place))
  }

  /// Adds a member of a type or extension.
  func collect(_ member: DeclSyntax, into table: MemberTable, _ owner: Owner) {
    switch member.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): collectProperty(variable, into: table, owner)
    case .functionDecl(let syntax):
      guard let function = function(syntax, owner: owner) else { return }
      if function.isStatic {
        table.staticMethods[function.name, default: []].append(function)
      } else {
        table.methods[function.name, default: []].append(function)
      }
    case .initializerDecl(let syntax):
      guard let made = initializer(syntax, owner: owner) else { return }
      table.initializers.append(made)
    case .subscriptDecl(let syntax):
      guard let made = self.subscript(syntax, owner: owner) else { return }
      table.subscripts.append(made)
    case .enumCaseDecl(let syntax): collectCases(syntax, owner)
    case .typeAliasDecl(let alias): table.aliases[alias.name.text] = alias.initializer.value
    case .associatedTypeDecl: break
    case .ifConfigDecl(let condition):
      for item in activeItems(of: condition) {
        guard case .decls(let declarations) = item else { continue }
        for declaration in declarations { collect(declaration.decl, into: table, owner) }
      }
    default:
      if let nested = typeDeclaration(member, in: owner.type) {
        table.nestedTypes[lastName(nested.name)] = nested
        machine.types[nested.name] = nested
      } else {
        refuse(.unsupported(member, at: place(of: member)))
      }
    }
  }

  private func lastName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private func collectCases(_ syntax: EnumCaseDeclSyntax, _ owner: Owner) {
    guard let type = owner.type, type.kind == .enum else {
      refuse(Fault("a 'case' can only be declared in an enum", at: place(of: syntax)))
      return
    }
    for element in syntax.elements {
      let list = element.parameterClause.map { Array($0.parameters) } ?? []
      let parameters = list.map { item -> Parameter in
        let label = item.firstName.map(\.identifierText).flatMap { $0 == "_" ? nil : $0 }
        return Parameter(
          label: label, name: label ?? "", hasDefault: item.defaultValue != nil,
          takesFunction: item.type.trimmedDescription.contains("->"))
      }
      type.cases.append(
        EnumCase(
          element.name.identifierText, parameters: parameters, types: list.map(\.type),
          defaults: list.map(\.defaultValue?.value), rawValue: element.rawValue?.value,
          index: type.cases.count))
    }
  }
}
