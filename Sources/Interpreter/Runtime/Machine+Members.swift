import Catalog

extension Machine {
  /// `value.name`, the value of a property.
  func property(_ name: String, of value: Value) throws -> Value {
    try stepThrough(value)
    if let found = try optionalProperty(name, of: value) { return found }
    if case .type(let type) = value { throw noMember(name, of: [type]) }
    throw noMember(name, of: owners(of: value), on: value)
  }

  func optionalProperty(_ name: String, of value: Value) throws -> Value? {
    switch value {
    case .reference(let box): return try optionalProperty(name, of: box.value)
    case .instance(let instance as InstanceValue):
      if let found = try instanceProperty(name, of: instance) { return found }
    case .tuple(let elements, _):
      if let found = tupleElement(name, of: elements) { return found }
    case .type(let type): return try staticMember(name, of: type, nil, [])
    case .symbol(let symbol):
      if let number = symbol as? LiteralNumber { return try property(name, of: number) }
      guard let symbol = symbol as? SymbolValue else { return nil }
      let site = CallSite(name, labels: [])
      return try symbol.followed(by: PostfixStep.member(name, site, self), [])
    case .array(let values, _):
      if name == "count" { return .int(values.count) }
      if name == "isEmpty" { return .bool(values.isEmpty) }
    case .none: throw Fault.memberOfNil(name)
    default: break
    }
    if name == "self" { return value }
    if name == "wrappedValue", !value.isOwnWrapper { return value }
    return try inheritedProperty(name, of: value)
  }

  private func property(_ name: String, of number: LiteralNumber) throws -> Value? {
    try number.int.flatMap { try optionalProperty(name, of: .int($0)) }
      ?? optionalProperty(name, of: .double(number.double))
  }

  /// A property that an extension of the file or the table gives.
  private func inheritedProperty(_ name: String, of value: Value) throws -> Value? {
    let owners = owners(of: value)
    for owner in owners {
      if let property = memberTable(of: owner)?.properties[name], property.getter.hasBody {
        return try get(property, on: value)
      }
    }
    for owner in owners {
      guard let entry = memberTable(of: owner)?.entries[name] else { continue }
      var receiver = value
      let site = CallSite("_entryValue", labels: [nil])
      let set = try callTable(
        site, kinds: .method, owners: [owner], on: &receiver, [.string(name)])
      return try set.flatMap { $0.isVoid ? nil : $0 } ?? entry.load()
    }
    for owner in owners {
      for entry in entries(name, in: owner) where entry.kind == .property {
        try step()
        var receiver = value
        if case .value(let found) = try entry.apply(&receiver, []) { return found }
      }
    }
    return try boundMethod(name, of: value, owners) ?? dynamicMember(name, of: value)
  }

  /// A member that `subscript(dynamicMember:)` gives.
  private func dynamicMember(_ name: String, of value: Value) throws -> Value? {
    guard case .instance(let instance as InstanceValue) = value,
      instance.type.attributes.contains("dynamicMemberLookup")
    else { return nil }
    let site = CallSite("subscript", labels: ["dynamicMember"])
    for member in instance.type.memberTables.flatMap(\.subscripts) {
      guard let plan = site.plan(for: member.getter),
        let shape = try member.getter.compile().shapes.first
      else { continue }
      let argument: Value = if case .string = shape { .string(name) } else { .keyPath([name]) }
      return try invoke(member.getter, on: value, plan.bind([argument]))
    }
    return nil
  }

  /// A method that is named and not called: a function of its arguments.
  private func boundMethod(_ name: String, of value: Value, _ owners: [String]) throws -> Value? {
    let declared = owners.flatMap { memberTable(of: $0)?.methods[name] ?? [] }.first(
      where: \.hasBody)
    if let declared {
      return .function(
        NativeFunction(parameterCount: declared.parameters.count, holding: value) {
          [unowned self] arguments in
          let labels = declared.parameters.prefix(arguments.count).map(\.label)
          var receiver = value
          return try self.callMethod(CallSite(name, labels: labels), on: &receiver, arguments)
        })
    }
    for owner in owners {
      for entry in entries(name, in: owner) where entry.kind == .method {
        let signature = TableSignature.of(entry.declaration)
        return .function(
          NativeFunction(parameterCount: signature.parameters.count, holding: value) {
            [unowned self] arguments in
            let labels = signature.parameters.prefix(arguments.count).map(\.label)
            var receiver = value
            return try self.callMethod(CallSite(name, labels: labels), on: &receiver, arguments)
          })
      }
    }
    return nil
  }

  private func tupleElement(_ name: String, of elements: [Value.TupleElement]) -> Value? {
    if let index = Int(name) {
      return elements.indices.contains(index) ? elements[index].value : nil
    }
    return elements.first { $0.label == name }?.value
  }

  private func instanceProperty(_ name: String, of instance: InstanceValue) throws -> Value? {
    let type = instance.type
    if type.kind != .enum, let index = type.fieldIndex[name] {
      return try field(index, of: instance)
    }
    if let property = type.computedProperty(name) {
      return try get(property, on: .instance(instance))
    }
    if let index = type.wrapperIndex(name) { return instance.fields[index] }
    guard let enumCase = instance.enumCase else { return nil }
    if name == "rawValue" {
      let values = try type.allRawValues()
      return values.indices.contains(enumCase.index) ? values[enumCase.index] : nil
    }
    if name == "hashValue" { return .int(enumCase.index) }
    return nil
  }

  func get(_ property: ComputedProperty, on value: Value, _ arguments: [Value?] = []) throws
    -> Value
  {
    try invoke(property.getter, on: value, arguments)
  }
}

extension Machine {
  /// A stored property's value; lazy ones get it now, wrappers give what they wrap.
  private func field(_ index: Int, of instance: InstanceValue) throws -> Value {
    let value = instance.fields[index].dereferenced
    let property = instance.type.stored[index]
    if case .void = value {
      if property.isLazy { return try lazyField(index, of: instance) }
      let isVoid = property.type.map { ["()", "Void"].contains($0.trimmedDescription) } ?? false
      if property.attribute != nil { throw Fault.valueComesLater(property.name) }
      if isVoid || property.initial != nil { return value }
      throw Fault.usedBeforeSet(property.name)
    }
    if let attribute = property.attribute?.name {
      if attribute == "Binding" { return try wrapped(value) }
      if instance.type.wrapper(of: property) != nil {
        return try self.property("wrappedValue", of: value)
      }
    }
    return value
  }

  /// What a compiled binding holds; any other value is itself: nothing changes a still picture.
  func wrapped(_ value: Value) throws -> Value {
    guard case .native(let native) = value, type(of: native).typeName.hasPrefix("Binding") else {
      return value
    }
    return try property("wrappedValue", of: value)
  }

  private func lazyField(_ index: Int, of instance: InstanceValue) throws -> Value {
    let property = instance.type.stored[index]
    guard let initial = property.initial else { throw Fault.usedBeforeSet(property.name) }
    let compiler = Compiler(
      machine: self, owner: instance.type.owner, isStatic: false,
      generics: instance.type.genericNames)
    let shape = property.type.map { compiler.shape($0) } ?? .any
    let value = try compiler.methodLike(initial, as: shape)(.instance(instance))
    instance.fields[index] = value
    return value
  }

  /// The value behind `$name`: the place of a view's state, else a value that nobody sets.
  func projection(of name: String, _ value: Value) throws -> Value {
    if case .reference = value { return value }
    if case .native(let native) = value, type(of: native).typeName.hasPrefix("Binding") {
      return value
    }
    if case .instance(let instance as InstanceValue) = value,
      instance.type.attributes.contains("propertyWrapper")
    {
      return try property("projectedValue", of: value)
    }
    let site = CallSite("constant", labels: [nil])
    if let binding = try staticMember("constant", of: "Binding", site, [value]) { return binding }
    throw Fault("'$\(name)' is not supported in fixtures", hint: "use '\(name)'")
  }
}

extension Machine {
  /// The fault for a member that none of the owners has, with the nearest name they have.
  func noMember(_ name: String, of owners: [String], on value: Value? = nil) -> Fault {
    let shown = owners.first ?? "this value"
    var names: [String] = []
    for owner in owners {
      let table = memberTable(of: owner)
      names += value == nil ? table?.staticNames ?? [] : table?.names ?? []
      if let type = types[owner] {
        names += value == nil ? type.cases.map(\.name) : Array(type.fieldIndex.keys)
      }
      names += vocabulary.memberNames(in: owner, areStatic: value == nil)
      names += StandardLibrary.vocabulary.memberNames(in: owner, areStatic: value == nil)
      if value == nil { names += vocabulary.nestedTypes(in: owner) }
    }
    if case .symbol = value { names = [] }
    // A type that is the file's alone has no members of SwiftUI.
    let isTables =
      shown.hasPrefix(".")
      || owners.contains { owner in
        vocabulary.hasOwner(owner) || StandardLibrary.vocabulary.hasOwner(owner)
      }
    if isTables, vocabulary.namesNotSupportedYet.contains(name) { return Fault.notYet(name) }
    if let nearest = nearestName(to: name, among: names.sorted()) {
      return Fault("'\(shown)' has no member '\(name)'", hint: "did you mean '\(nearest)'?")
    }
    return Fault("'\(shown)' has no member '\(name)'")
  }
}

extension Vocabulary {
  /// `Weight` of `Font`, whose full name is `Font.Weight`.
  fileprivate func nestedTypes(in owner: String) -> [String] {
    let prefix = "\(owner)."
    return Set(entries.map(\.owner).filter { $0.hasPrefix(prefix) }).map {
      String($0.dropFirst(prefix.count))
    }
  }

  /// Names of an owner's members: static ones for `.name`, others behind a value.
  fileprivate func memberNames(in owner: String, areStatic: Bool) -> [String] {
    names(in: owner).filter { name in
      overloads(of: name, in: owner).contains { entry in
        switch entry.kind {
        case .staticMethod, .staticProperty: areStatic
        case .method, .mutatingMethod, .property: !areStatic
        default: false
        }
      }
    }
  }
}

extension Fault {
  fileprivate static func memberOfNil(_ name: String) -> Fault {
    Fault("the value is 'nil', so it has no '\(name)'", hint: "use '?.' or 'if let'")
  }

  fileprivate static func valueComesLater(_ name: String) -> Fault {
    Fault("'\(name)' has no value here; it gets one when the view is laid out")
  }

  fileprivate static func usedBeforeSet(_ name: String) -> Fault {
    Fault("'\(name)' is used before it has a value")
  }

  static func notYet(_ name: String) -> Fault {
    Fault("'\(name)' is not supported yet", hint: "'framewright catalog' lists what is")
  }
}
