import Catalog

extension Machine {
  /// `Type(arguments)`.
  func construct(_ name: String, _ site: CallSite, _ arguments: [Value]) throws -> Value {
    if let type = types[name] { return try construct(type, site, arguments) }
    let made = extensionTables[name]?.initializers ?? []
    if !made.isEmpty,
      let (function, plan) = try? overload(of: made, for: site, arguments, named: name)
    {
      // An initialiser in an extension starts from nothing and assigns `self`.
      return try initialize(function, plan, from: .void, arguments)
    }
    let call = site.name == "init" ? site : site.renamed("init")
    var receiver = Value.type(name)
    do {
      let value = try callTable(
        call, kinds: [.initializer], owners: [name], on: &receiver, arguments)
      if let value { return value }
    } catch {
      if let value = try callAsFunction(name, site, arguments) { return value }
      if name == "Color", call.labels.first == .some(nil), arguments.first?.isText == true {
        throw Fault.assetColor
      }
      throw (error as? Fault).map { $0.naming(name) } ?? error
    }
    throw isKnownType(name) ? Fault.cannotConstruct(name) : unknownName(name)
  }

  /// `Stack(spacing: 4) { … }`, where the closure is not the initialiser's: `callAsFunction`.
  private func callAsFunction(_ name: String, _ site: CallSite, _ arguments: [Value]) throws
    -> Value?
  {
    guard site.firstTrailing < site.labels.count,
      owners(ofTypeNamed: name).contains(where: { !entries("callAsFunction", in: $0).isEmpty })
    else { return nil }
    let made = try construct(
      name, site.withoutTrailingClosures(named: "init"), Array(arguments.prefix(site.firstTrailing))
    )
    return try call(
      made, site.trailingClosures(named: "callAsFunction"),
      Array(arguments.dropFirst(site.firstTrailing)))
  }

  func construct(_ type: TypeDeclaration, _ site: CallSite, _ arguments: [Value]) throws -> Value {
    switch type.kind {
    case .protocol: throw Fault("'\(type.name)' is a protocol, so it has no values of its own")
    case .enum where type.members.initializers.isEmpty || site.labels == ["rawValue"]:
      return try enumFromRawValue(type, site, arguments)
    default: break
    }
    if type.allConformances.contains("View") { try countView() }
    do {
      return try initialize(type, site, arguments)
    } catch let fault as Fault where site.firstTrailing < site.labels.count {
      // The closure may be for `callAsFunction`, as a custom layout's content is.
      let made = try? initialize(
        type, site.withoutTrailingClosures(named: type.name),
        Array(arguments.prefix(site.firstTrailing)))
      guard let made else { throw fault }
      return try call(
        made, site.trailingClosures(named: "callAsFunction"),
        Array(arguments.dropFirst(site.firstTrailing)))
    }
  }

  private func initialize(_ type: TypeDeclaration, _ site: CallSite, _ arguments: [Value]) throws
    -> Value
  {
    let declared = type.callableInitializers
    if !declared.isEmpty, try !memberwiseIsMeant(type, declared, site, arguments) {
      do {
        if let (function, plan) = try overload(of: declared, for: site, arguments, named: type.name)
        {
          let made = try initialize(function, plan, from: try blank(type), arguments)
          if type.kind == .class, !made.isNone {
            try initializeSuperclass(after: function, made)
            try checkIsSet(made, by: function)
          }
          return made
        }
      } catch var fault as Fault {
        if type.hasMemberwise { fault.candidates.append(type.memberwiseDeclaration) }
        throw fault.naming(type.name)
      }
    }
    if type.kind == .class {
      guard site.labels.isEmpty else { throw Fault.noInitializer(type.name) }
      return try blank(type)
    }
    return try memberwise(type, site, arguments)
  }

  /// Whether a call means the memberwise initialiser, beside those that are declared: its labels
  /// fit, and no declared one takes the arguments.
  private func memberwiseIsMeant(
    _ type: TypeDeclaration, _ declared: [FunctionDeclaration], _ site: CallSite,
    _ arguments: [Value]
  ) throws -> Bool {
    guard type.hasMemberwise, (try? site.plan(for: type.memberwiseParameters)) != nil else {
      return false
    }
    return try !declared.contains { function in
      guard let plan = site.plan(for: function) else { return false }
      return try zip(function.compile().shapes, plan.bind(arguments)).allSatisfy { shape, value in
        value.map { shape.accepts($0, self) } ?? true
      }
    }
  }

  private func initialize(
    _ function: FunctionDeclaration, _ plan: ArgumentPlan, from start: Value, _ arguments: [Value]
  ) throws -> Value {
    let box = Reference(start)
    let result = try invoke(function, on: .reference(box), plan.bind(arguments))
    if function.isFailable, result.isNone { return .none }
    if !box.value.isClassInstance { try checkIsSet(box.value, by: function) }
    return box.value
  }

  /// Every stored property has a value when its initialiser ends.
  private func checkIsSet(_ value: Value, by function: FunctionDeclaration) throws {
    guard case .instance(let instance as InstanceValue) = value else { return }
    let shapes = try instance.type.storage().shapes
    for (index, field) in instance.fields.enumerated() {
      let property = instance.type.stored[index]
      guard case .void = field, property.initial == nil, property.attribute == nil else { continue }
      switch shapes[index] {
      case .any, .void: continue
      default: throw located(Fault.notSet(property.name), at: function.place)
      }
    }
  }

  /// An instance with its initial values; what has none is void until it is set.
  private func blank(_ type: TypeDeclaration) throws -> Value {
    if type.kind == .enum { return .void }
    let storage = try type.storage()
    if type.attributedProperties.isEmpty { try type.readAttributes() }
    var fields: [Value] = []
    for (index, code) in storage.initial.enumerated() {
      if let code {
        fields.append(try code(Frame(slotCount: 0)))
      } else {
        let property = type.stored[index]
        let isNilAtFirst = property.type?.is(OptionalTypeNode.self) == true && !property.isConstant
        fields.append(isNilAtFirst && property.attribute?.name != "Environment" ? .none : .void)
      }
    }
    let made = InstanceValue(type, fields: fields)
    if let given = givenGenerics, given.type == type.name {
      made.genericArguments = given.arguments
      givenGenerics = nil
    }
    return .instance(made)
  }

  /// The initialiser that Swift makes for a struct without one of its own.
  private func memberwise(_ type: TypeDeclaration, _ site: CallSite, _ arguments: [Value]) throws
    -> Value
  {
    let settable = type.memberwiseIndices
    let parameters = type.memberwiseParameters
    let plan: ArgumentPlan
    do throws(ArgumentMisfit) {
      plan = try site.plan(for: parameters)
    } catch {
      throw misfitFault(error, site.renamed(type.name), parameters, [type.memberwiseDeclaration])
    }
    guard case .instance(let made as InstanceValue) = try blank(type) else { return .void }
    let shapes = try type.storage().shapes
    for (index, value) in plan.bind(arguments).enumerated() {
      guard var value else { continue }
      let field = settable[index]
      let property = type.stored[field]
      if property.isBuilder, case .function(let function) = value {
        let isClosure = property.type?.trimmedDescription.contains("->") ?? false
        value =
          isClosure
          ? .function(builderFunction(function, named: property.builderName))
          : try built(function, named: property.builderName)
      }
      do {
        let shape =
          property.attribute?.name == "Binding" ? Shape.binding(shapes[field]) : shapes[field]
        made.fields[field] =
          try type.wrapped(value, at: field)
          ?? (property.attribute?.name == "Binding"
            ? shape.convert(value, self) : shape.convert(value, self).settled)
      } catch {
        let argument = site.argumentPlaces.indices.first { plan.parameter(ofArgument: $0) == index }
        throw argument.map { located(error, at: site.argumentPlaces[$0]) } ?? error
      }
    }
    made.deepen(to: Value.deepest(made.fields))
    return try checked(.instance(made))
  }

  private func enumFromRawValue(
    _ type: TypeDeclaration, _ site: CallSite, _ arguments: [Value]
  ) throws -> Value {
    guard site.labels == ["rawValue"], let wanted = try arguments.first?.settlingText() else {
      throw Fault.noInitializer(type.name)
    }
    for (index, value) in try type.allRawValues().enumerated() where try areEqual(value, wanted) {
      return type.value(of: type.cases[index])
    }
    return .none
  }
}

extension CallSite {
  func renamed(_ name: String) -> CallSite {
    CallSite(
      name, labels: labels, firstTrailing: firstTrailing, place: place, namePlace: nameText,
      argumentPlaces: argumentPlaces, labelPlaces: labelPlaces, wholeNumbers: wholeNumbers)
  }
}

extension Fault {
  fileprivate static func notSet(_ name: String) -> Fault {
    Fault("'\(name)' has no value when the initialiser ends", hint: "give it one")
  }

  fileprivate static let assetColor = Fault(
    "colours of asset catalogs are not read",
    hint: "write the colour, as in 'Color(red: 0.2, green: 0.4, blue: 0.9)'")

  fileprivate static func noInitializer(_ name: String) -> Fault {
    Fault("'\(name)' has no such initialiser")
  }

  fileprivate static func cannotConstruct(_ name: String) -> Fault {
    Fault("'\(name)' cannot be made by calling it")
  }

  /// Faults of initialisers show the type's name.
  func naming(_ type: String) -> Fault {
    var fault = self
    fault.message = fault.message
      .replacing("call of 'init'", with: "call of '\(type)'")
      .replacing("no initialiser takes", with: "no initialiser of '\(type)' takes")
    return fault
  }
}

extension Value {
  fileprivate var isText: Bool {
    switch self {
    case .string: true
    case .symbol(let symbol): symbol is LiteralText
    default: false
    }
  }
}
