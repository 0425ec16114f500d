import Catalog

extension Machine {
  /// `receiver.name(arguments)`.
  ///
  /// Extensions and declarations of the file come first, then the table by the receiver's type
  /// and what that conforms to, then properties that hold a function.
  func callMethod(
    _ site: CallSite, on receiver: inout Value, _ arguments: [Value], isPlace: Bool = false
  ) throws -> Value {
    switch receiver {
    // A binding that is animated is the binding, when all is at rest.
    case .reference(let box) where site.name == "animation" && !has("animation", box.value):
      return receiver
    case .reference(let box):
      return try box.modify { value in
        try callMethod(site, on: &value, arguments, isPlace: true)
      }
    case .type(let type): return try callStatic(site, of: type, arguments)
    case .symbol(let symbol):
      if let symbol = symbol as? SymbolValue {
        return try symbol.followed(by: PostfixStep.call(site, self), arguments)
      }
      if let number = symbol as? LiteralNumber {
        receiver = has(site.name, number.settled) ? number.settled : .double(number.double)
      } else if let number = try symbol.resolve(owners: ["CGFloat", "Double"]) {
        receiver = number
      }
    case .none:
      if site.name != "map" && site.name != "flatMap" { throw Fault.methodOfNil(site.name) }
      return .none
    case .function(let function) where site.name == "callAsFunction":
      return try function.call(arguments)
    default: break
    }
    return try dispatch(site, on: &receiver, arguments, isPlace: isPlace)
  }

  /// Whether a value's type, or what it conforms to, has a method of a name.
  private func has(_ method: String, _ value: Value) -> Bool {
    owners(of: value).contains { owner in
      memberTable(of: owner)?.methods[method] != nil || !entries(method, in: owner).isEmpty
    }
  }

  private func dispatch(
    _ site: CallSite, on receiver: inout Value, _ arguments: [Value], isPlace: Bool
  ) throws -> Value {
    try stepThrough(receiver, calling: site.name)
    let owners = owners(of: receiver)
    var declared: [FunctionDeclaration] = []
    for owner in site.extendedProtocol.map({ [$0] }) ?? owners {
      guard let found = memberTable(of: owner)?.methods[site.name] else { continue }
      declared += found.filter(\.hasBody)
    }
    var misfit: Fault?
    var chosen: (function: FunctionDeclaration, plan: ArgumentPlan)?
    do {
      chosen = try overload(of: declared, for: site, arguments, named: site.name)
    } catch let fault as Fault {
      // A method of the file may share its name with one of the table.
      misfit = fault
    }
    if let chosen {
      return try call(
        chosen.function, chosen.plan, site, on: &receiver, arguments, isPlace: isPlace)
    }
    let found = try callTable(
      site, kinds: [.method, .mutatingMethod], owners: owners, on: &receiver, arguments,
      isPlace: isPlace)
    if let found { return found }
    if let misfit { throw misfit }
    if let property = try? optionalProperty(site.name, of: receiver) {
      return try call(property, site, arguments)
    }
    if site.name == "map" || site.name == "flatMap", arguments.count == 1 {
      // An optional that has a value is that value.
      return try mapped(receiver, by: arguments[0])
    }
    throw noMember(site.name, of: owners, on: receiver)
  }

  private func call(
    _ function: FunctionDeclaration, _ plan: ArgumentPlan, _ site: CallSite,
    on receiver: inout Value, _ arguments: [Value], isPlace: Bool
  ) throws -> Value {
    guard function.isMutating, !receiver.isClassInstance else {
      return try invoke(function, on: receiver, plan.bind(arguments), from: site)
    }
    guard isPlace else { throw Fault.cannotMutate(function.name) }
    mutations += 1
    let box = Reference(receiver)
    receiver = .void
    defer { receiver = box.value }
    return try invoke(function, on: .reference(box), plan.bind(arguments), from: site)
  }

  /// Calls a value: a function, a type, an instance with `callAsFunction`.
  func call(_ callee: Value, _ site: CallSite, _ arguments: [Value]) throws -> Value {
    switch callee {
    case .function(let function as LocalFunction): return try function.call(site, arguments)
    case .function(let function): return try function.call(arguments)
    case .reference(let box): return try call(box.value, site, arguments)
    case .type(let name):
      return try construct(name, site, arguments)
    case .keyPath(let names):
      guard let root = arguments.first else { throw Fault.notCallable(callee) }
      return try names.reduce(root) { try property($1, of: $0) }
    case .none: throw Fault("the function is 'nil'")
    case .instance, .native:
      let call = CallSite(
        "callAsFunction", labels: site.labels, firstTrailing: site.firstTrailing,
        place: site.place, namePlace: site.namePlace, argumentPlaces: site.argumentPlaces)
      var receiver = callee
      return try callMethod(call, on: &receiver, arguments)
    default: throw Fault.notCallable(callee)
    }
  }
}

extension Machine {
  /// Runs a function of the file with values for its parameters; nil uses the default.
  ///
  /// - Parameter site: the call; nil where compiled code calls.
  func invoke(
    _ function: FunctionDeclaration, on receiver: Value?, _ arguments: [Value?],
    from site: CallSite? = nil
  ) throws -> Value {
    let compiled = try function.compile()
    return try nested(in: function.description, at: function.place, from: site?.namePlace) {
      let frame = try frame(compiled, on: receiver, arguments)
      let own = function.isBuilder ? ownBuilder(named: function.builderName) : nil
      if function.isBuilder, own == nil {
        return try combined(compiled.body.build(frame, self))
      }
      let value = try own?.run(compiled.body, frame) ?? compiled.body.run(frame, self)
      if case .any = compiled.result { return value }
      if case .void = compiled.result { return .void }
      do {
        return try compiled.result.convert(value, self)
      } catch let fault as Fault {
        throw located(fault.forResult(of: function.name), at: function.place)
      }
    }
  }

  /// Runs a function of the file as a result builder.
  func build(_ function: FunctionDeclaration, on receiver: Value?, _ arguments: [Value?]) throws
    -> [Value]
  {
    let compiled = try function.compile()
    return try nested(in: function.description, at: function.place) {
      try compiled.body.build(frame(compiled, on: receiver, arguments), self)
    }
  }

  private func frame(
    _ compiled: CompiledFunction, on receiver: Value?, _ arguments: [Value?]
  ) throws -> Frame {
    let body = compiled.body
    let frame = Frame(slotCount: body.slotCount)
    if let variable = body.selfVariable, let receiver {
      if case .reference = receiver {
        frame.slots[variable.slot] = receiver
      } else {
        variable.declare(receiver, in: frame)
      }
    }
    for (index, variable) in body.parameters.enumerated() {
      var value: Value
      if let given = index < arguments.count ? arguments[index] : nil {
        value = try compiled.shapes[index].convert(given, self)
      } else if let code = compiled.defaults[index] {
        value = try compiled.shapes[index].convert(try code(frame), self)
      } else {
        value = .array([])
      }
      if compiled.builders[index].isBuilder, case .function(let function) = value {
        value = .function(builderFunction(function, named: compiled.builders[index].name))
      }
      if case .reference = value {
        frame.slots[variable.slot] = value
      } else {
        variable.declare(value, in: frame)
      }
    }
    return frame
  }

  /// The first of several functions that takes the labels and values.
  ///
  /// - Returns: nil where there is none at all.
  /// - Throws: a fault where there are some and none fits.
  func overload(
    of functions: [FunctionDeclaration], for site: CallSite, _ arguments: [Value],
    named name: String
  ) throws -> (FunctionDeclaration, ArgumentPlan)? {
    if functions.isEmpty { return nil }
    var fitting: [(FunctionDeclaration, ArgumentPlan)] = []
    let hasClosure = arguments.contains { if case .function = $0 { true } else { false } }
    var refused = false
    for function in functions {
      guard let plan = site.plan(for: function) else { continue }
      // An own `sorted(by: KeyPath)` does not hide the one that takes a closure.
      if hasClosure,
        try zip(function.compile().shapes, plan.bind(arguments)).contains(where: {
          $0.isKeyPath($1)
        })
      {
        refused = true
        continue
      }
      fitting.append((function, plan))
    }
    if fitting.isEmpty, refused {
      throw Fault.noOverload(site, candidates: functions.map(\.declaration))
    }
    if fitting.count > 1 {
      var best: (function: FunctionDeclaration, plan: ArgumentPlan, broken: Int)?
      for (function, plan) in fitting {
        let pairs = zip(try function.compile().shapes, plan.bind(arguments))
        let accepts = pairs.allSatisfy { shape, value in
          value.map { shape.accepts($0, self) && shape.knows($0, self) } ?? true
        }
        // Of several that take literals Swift calls the one where they have their default type.
        let broken = pairs.count { shape, value in shape.breaks(value) }
        if accepts, broken < best?.broken ?? .max { best = (function, plan, broken) }
      }
      if let best { return (best.function, best.plan) }
    }
    if let first = fitting.first { return first }
    let declarations = Array(functions.map(\.declaration).prefix(8))
    guard functions.count == 1, let only = functions.first else {
      throw Fault.noOverload(site, candidates: declarations)
    }
    do throws(ArgumentMisfit) {
      _ = try site.plan(for: only.parameters)
    } catch {
      throw misfitFault(error, site, only.parameters, declarations)
    }
    return nil
  }
}

extension Shape {
  /// Whether a whole number, or literals without a type, would be a broken one as this type, or a
  /// closure the value of a parameter that takes anything.
  fileprivate func breaks(_ value: Value?) -> Bool {
    if case .function? = value, isAny { return true }
    guard case .double = unwrapped else { return false }
    return value?.wholeNumber != nil
  }

  /// Whether a closure is given where a key path is asked for.
  fileprivate func isKeyPath(_ value: Value?) -> Bool {
    guard case .named(let name) = self, name.hasSuffix("KeyPath"), case .function? = value else {
      return false
    }
    return true
  }

  /// Whether a symbol has a meaning for this type, or a value of the table is of this type of the
  /// table; values of other kinds always are.
  func knows(_ value: Value, _ machine: Machine) -> Bool {
    if case .named(let name) = self, case .native = value, machine.vocabulary.hasOwner(name) {
      return machine.owners(of: value).contains(name)
    }
    guard case .symbol(let symbol) = value, !symbolOwners.isEmpty else { return true }
    if case .named(let name) = self, !machine.isKnownType(name) { return true }
    do {
      return try symbol.resolve(owners: symbolOwners) != nil
    } catch {
      return true
    }
  }
}

extension Value {
  var isClassInstance: Bool {
    if case .instance(let instance as InstanceValue) = self { return instance.type.kind == .class }
    return false
  }
}

extension Fault {
  fileprivate static func methodOfNil(_ name: String) -> Fault {
    Fault("the value is 'nil', so '\(name)' cannot be called", hint: "use '?.' or 'if let'")
  }

  static func cannotMutate(_ name: String) -> Fault {
    Fault(
      "cannot use mutating member '\(name)' on an immutable value",
      hint: "store the value in a 'var' first")
  }

  fileprivate static func notCallable(_ value: Value) -> Fault {
    Fault("a value of type '\(value.typeDescription)' cannot be called")
  }

  fileprivate func forResult(of name: String) -> Fault {
    var fault = self
    fault.message += ", which '\(name)' returns"
    return fault
  }
}
