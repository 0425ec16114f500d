import Catalog

extension Machine {
  /// `Owner.name` or `Owner.name(arguments)`; nil where the owner has no such static member.
  ///
  /// `site` is nil for a member without parentheses.
  func staticMember(
    _ name: String, of owner: String, _ site: CallSite?, _ arguments: [Value]
  ) throws -> Value? {
    if name == "init", let site {
      return isKnownType(owner) ? try construct(owner, site, arguments) : nil
    }
    if name == "self" && site == nil { return .type(owner) }
    for table in owners(ofTypeNamed: owner) {
      if let value = try declaredStatic(name, of: table, as: owner, site, arguments) {
        return value
      }
    }
    for owner in owners(ofTypeNamed: owner) {
      if let value = try tableStatic(name, of: owner, site, arguments) { return value }
    }
    if let value = try nestedType(name, of: owner, site, arguments) { return value }
    return try methodAsFunction(name, of: owner, site)
  }

  /// `Font.Weight`: a type of the table or the file whose name has dots.
  private func nestedType(
    _ name: String, of owner: String, _ site: CallSite?, _ arguments: [Value]
  ) throws -> Value? {
    let nested = "\(owner).\(name)"
    guard isKnownType(nested) else { return nil }
    guard let site else { return .type(nested) }
    return try construct(nested, site, arguments)
  }

  /// `Type.init` or `Type.method` as a function.
  private func methodAsFunction(_ name: String, of owner: String, _ site: CallSite?) throws
    -> Value?
  {
    guard site == nil, name == "init", isKnownType(owner) else { return nil }
    let takesNothing =
      types[owner]?.needsNoArguments == true
      || entries("init", in: owner).contains {
        TableSignature.of($0.declaration).parameters.allSatisfy(\.hasDefault)
      }
    return .function(
      NativeFunction(parameterCount: takesNothing ? 0 : 1) { [unowned self] values in
        try self.construct(owner, unlabelled: values)
      })
  }

  /// `Tile.init` called as a function, without the labels of the initialiser that it means: one
  /// that takes as many values, those without labels first.
  private func construct(_ owner: String, unlabelled values: [Value]) throws -> Value {
    if values.count == 1, case .tuple(let parts, _) = values[0].dereferenced,
      initializerLabels(of: owner, count: 1).isEmpty,
      !initializerLabels(of: owner, count: parts.count).isEmpty
    {
      return try construct(owner, unlabelled: parts.map(\.value))
    }
    var failure: Fault?
    for labels in initializerLabels(of: owner, count: values.count) {
      do {
        return try construct(owner, CallSite("init", labels: labels), values)
      } catch let fault as Fault where !fault.endsRun {
        failure = failure ?? fault
      }
    }
    if let failure { throw failure }
    let labels = [String?](repeating: nil, count: values.count)
    return try construct(owner, CallSite("init", labels: labels), values)
  }

  private func initializerLabels(of owner: String, count: Int) -> [[String?]] {
    var lists = entries("init", in: owner).map { TableSignature.of($0.declaration).parameters }
    lists += memberTable(of: owner)?.initializers.map(\.parameters) ?? []
    if let type = types[owner], type.hasMemberwise { lists.append(type.memberwiseParameters) }
    let labels = lists.filter { $0.count == count }.map { $0.map(\.label) }
    return labels.filter { $0.allSatisfy { $0 == nil } }
      + labels.filter { !$0.allSatisfy { $0 == nil } }
  }

  /// - Parameter receiver: the type that the member is asked of, which is `Self` in a protocol's.
  private func declaredStatic(
    _ name: String, of owner: String, as receiver: String, _ site: CallSite?, _ arguments: [Value]
  ) throws -> Value? {
    if let type = types[owner], let value = try caseOrCases(name, of: type, site, arguments) {
      return value
    }
    guard let table = memberTable(of: owner) else { return nil }
    if let variable = table.staticProperties[name] {
      return try called(variable.load(), site, arguments)
    }
    if let property = table.staticComputed[name], property.getter.hasBody {
      return try called(invoke(property.getter, on: .type(receiver), []), site, arguments)
    }
    if let nested = table.nestedTypes[name] {
      guard let site else { return .type(nested.name) }
      return try construct(nested, site, arguments)
    }
    if let alias = table.aliases[name]?.trimmedDescription {
      guard let site else { return .type(alias) }
      return try construct(alias, site, arguments)
    }
    guard let methods = table.staticMethods[name]?.filter(\.hasBody), !methods.isEmpty else {
      return nil
    }
    guard let site else { return function(of: methods, on: receiver) }
    guard let (function, plan) = try overload(of: methods, for: site, arguments, named: name) else {
      return nil
    }
    return try invoke(function, on: .type(receiver), plan.bind(arguments), from: site)
  }

  private func function(of methods: [FunctionDeclaration], on owner: String) -> Value? {
    methods.first.map { method in
      .function(
        NativeFunction(parameterCount: method.parameters.count) { [unowned self] values in
          try self.invoke(method, on: .type(owner), values)
        })
    }
  }

  private func called(_ value: Value, _ site: CallSite?, _ arguments: [Value]) throws -> Value {
    guard let site else { return value }
    return try call(value, site, arguments)
  }

  private func caseOrCases(
    _ name: String, of type: TypeDeclaration, _ site: CallSite?, _ arguments: [Value]
  ) throws -> Value? {
    guard type.kind == .enum else { return nil }
    if name == "allCases", site == nil, type.allConformances.contains("CaseIterable") {
      return .array(type.cases.filter(\.parameters.isEmpty).map { type.value(of: $0) })
    }
    guard let enumCase = type.cases.first(where: { $0.name == name }) else { return nil }
    if let site { return try value(of: enumCase, of: type, site, arguments) }
    if enumCase.parameters.isEmpty { return type.value(of: enumCase) }
    return .function(
      NativeFunction(parameterCount: enumCase.parameters.count) { [unowned self] values in
        try self.checked(.instance(InstanceValue(type, fields: values, enumCase: enumCase)))
      })
  }

  /// A case with associated values.
  private func value(
    of enumCase: EnumCase, of type: TypeDeclaration, _ site: CallSite, _ arguments: [Value]
  ) throws -> Value {
    let plan: ArgumentPlan
    do throws(ArgumentMisfit) {
      plan = try site.plan(for: enumCase.parameters)
    } catch {
      throw misfitFault(error, site, enumCase.parameters, [])
    }
    let compiler = Compiler(
      machine: self, owner: type.owner, isStatic: true, generics: type.genericNames)
    let fields = try plan.bind(arguments).enumerated().map { index, value -> Value in
      let shape = enumCase.types[index].map { compiler.shape($0) } ?? .any
      if let value { return try shape.convert(value, self).settled }
      guard let written = enumCase.defaults[index] else { return .void }
      return try compiler.detached(written, as: shape)(Frame(slotCount: 0))
    }
    return try checked(.instance(InstanceValue(type, fields: fields, enumCase: enumCase)))
  }

  private func tableStatic(
    _ name: String, of owner: String, _ site: CallSite?, _ arguments: [Value]
  ) throws -> Value? {
    var receiver = Value.type(owner)
    let entries = entries(name, in: owner)
    let isMethod = site != nil && entries.contains { $0.kind == .staticMethod }
    for entry in entries where entry.kind == .staticProperty && !isMethod {
      if case .value(let value) = try entry.apply(&receiver, []) {
        return try called(value, site, arguments)
      }
    }
    if let site {
      return try callTable(
        site, kinds: [.staticMethod], owners: [owner], on: &receiver, arguments)
    }
    guard let entry = entries.first(where: { $0.kind == .staticMethod }) else { return nil }
    let labels = TableSignature.of(entry.declaration).parameters.map(\.label)
    return .function(
      NativeFunction(parameterCount: labels.count) { [unowned self] values in
        let site = CallSite(name, labels: Array(labels.prefix(values.count)))
        return try self.callStatic(site, of: owner, values)
      })
  }

  /// `Type.name(arguments)`.
  func callStatic(_ site: CallSite, of owner: String, _ arguments: [Value]) throws -> Value {
    if let value = try staticMember(site.name, of: owner, site, arguments) { return value }
    throw noMember(site.name, of: [owner])
  }

  /// `Owner.name`, where it is no call.
  func staticProperty(_ name: String, of owner: String) throws -> Value {
    if let value = try staticMember(name, of: owner, nil, []) { return value }
    throw noMember(name, of: [owner])
  }
}

extension Machine {
  /// A free function of the table or the standard library; nil where there is none of the name.
  func callFree(_ site: CallSite, _ arguments: [Value]) throws -> Value? {
    var receiver = Value.void
    return try callTable(site, kinds: [.function], owners: [""], on: &receiver, arguments)
  }

  func hasFreeFunction(_ name: String) -> Bool {
    !entries(name, in: "").isEmpty
  }

  /// The fault for a name that nothing in the file and the table has.
  func unknownName(_ name: String, inScope: [String] = []) -> Fault {
    // A word in lower case is more likely a slip in a name of the file's own.
    let isSlip =
      name.first?.isLowercase == true && nearestName(to: name, among: inScope) != nil
    if !isSlip, vocabulary.namesNotSupportedYet.contains(name) { return Fault.notYet(name) }
    if let explanation = ForeignNames.explanation(of: name) {
      return Fault("cannot find '\(name)' in scope", hint: explanation)
    }
    let known =
      inScope + types.keys.sorted() + functions.keys.sorted() + globals.keys.sorted()
      + computedGlobals.keys.sorted() + vocabulary.topLevelNames
      + StandardLibrary.vocabulary.topLevelNames
    if let nearest = nearestName(to: name, among: known) {
      return Fault("cannot find '\(name)' in scope", hint: "did you mean '\(nearest)'?")
    }
    return Fault(
      "cannot find '\(name)' in scope",
      hint: "there is no '\(name)' in SwiftUI, nor in this file")
  }
}
