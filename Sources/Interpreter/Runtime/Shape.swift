import Catalog

/// What a written type says about values: enough to give literals and `.name` their meaning.
///
/// Types that fixture code or the table declares are known by name alone; generic parameters and
/// `some` types are erased to `any`.
indirect enum Shape {
  case any
  case void
  case int
  /// A whole number that has other bounds than `Int`, by its type's name.
  case whole(String)
  case double
  case string
  case bool
  case optional(Shape)
  case array(Shape)
  case set(Shape)
  case dictionary(Shape, Shape)
  case tuple([(label: String?, shape: Shape)])
  case function([Shape], Shape)
  case named(String)
  /// A binding to a value, which is the value itself.
  case binding(Shape)

  var isAny: Bool {
    if case .any = self { return true }
    return false
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether parts of it may be nil, which the text of a value shows.
  var hasOptionalParts: Bool {
    switch self {
    case .array(let element): element.isOptional || element.hasOptionalParts
    case .dictionary(_, let value): value.isOptional || value.hasOptionalParts
    case .tuple(let parts): parts.contains { $0.shape.isOptional || $0.shape.hasOptionalParts }
    case .optional(let wrapped): wrapped.hasOptionalParts
    default: false
    }
  }

  /// The shape without `?`.
  var unwrapped: Shape {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }

  var element: Shape {
    switch self {
    case .array(let element), .set(let element): element
    case .dictionary(_, let value): value
    case .optional(let wrapped): wrapped.element
    default: .any
    }
  }

  /// What can be assigned to an element: nil removes one of a dictionary.
  var assignedElement: Shape {
    switch self {
    case .dictionary(_, let value): .optional(value)
    case .optional(let wrapped): wrapped.assignedElement
    default: element
    }
  }

  /// The type as fixture code writes it.
  var name: String {
    switch self {
    case .any: "Any"
    case .void: "Void"
    case .int: "Int"
    case .whole(let name): name
    case .double: "CGFloat"
    case .string: "String"
    case .bool: "Bool"
    case .optional(let wrapped): "\(wrapped.name)?"
    case .array(let element): "[\(element.name)]"
    case .set(let element): "Set<\(element.name)>"
    case .dictionary(let key, let value): "[\(key.name): \(value.name)]"
    case .tuple(let elements): "(\(elements.map(\.shape.name).joined(separator: ", ")))"
    case .function(let parameters, let result):
      "(\(parameters.map(\.name).joined(separator: ", "))) -> \(result.name)"
    case .named(let name): name
    case .binding(let value): "Binding<\(value.name)>"
    }
  }

  init(typeNamed name: String) {
    switch name {
    case "Int", "Int64": self = .int
    case let whole where WholeNumber.bounds(of: whole) != nil: self = .whole(whole)
    case "Double", "CGFloat", "Float", "TimeInterval": self = .double
    case "String", "Character", "Substring": self = .string
    case "Bool": self = .bool
    case "Void": self = .void
    case "Any", "AnyObject", "Self": self = .any
    default: self = .named(name)
    }
  }
}

extension Shape {
  /// The value as this type: literals get their type, `.name` its meaning.
  ///
  /// - Throws: `Fault` where the value cannot be of this type.
  func convert(_ value: Value, _ machine: Machine) throws -> Value {
    switch (self, value) {
    case (.any, .symbol): return try value.settlingText()
    case (.any, _), (.int, .int), (.double, .double), (.string, .string), (.bool, .bool):
      return value
    case (_, .reference(let box)):
      box.value = try convert(box.value, machine)
      return value
    case (.double, .int(let int)): return .double(Double(int))
    case (.whole(let name), .int(let int)):
      guard WholeNumber.fits(int, name) else { throw Fault.beyondBounds(int, of: name) }
      return value
    case (.optional, .none): return .none
    case (.binding(let bound), .symbol(let symbol as SymbolValue)):
      guard let constant = try symbol.resolve(owners: symbolOwners) else {
        return try unresolved(symbol, machine)
      }
      return try bound.convert(constant, machine)
    case (.binding(let bound), _): return try bound.convert(value, machine)
    case (.optional(let wrapped), .symbol(let symbol)) where symbol.name == "none":
      return try wrapped.resolved(symbol, machine) ?? .none
    case (.optional(let wrapped), _): return try wrapped.convert(value, machine)
    case (_, .symbol(let symbol as LiteralText)):
      if let resolved = try resolved(symbol, machine) { return resolved }
      return try convert(.string(symbol.string()), machine)
    case (_, .symbol(let symbol)):
      if let resolved = try resolved(symbol, machine) { return try convert(resolved, machine) }
      return try unresolved(symbol, machine)
    case (.array(let element), .array(let values, _)):
      if element.isAny || values.allSatisfy({ element.isExactly($0) }) { return value }
      return .array(try values.map { try element.convert($0, machine) })
    case (.set(let element), .array(let values, _)):
      return .native(try ValueSet(values.map { try element.convert($0, machine).settled }))
    case (.dictionary(let key, let element), .dictionary(let pairs)):
      var converted = ValueDictionary()
      for (name, value) in zip(pairs.keys, pairs.values) {
        try converted.set(key.convert(name, machine), to: element.convert(value, machine))
      }
      return .dictionary(converted)
    case (.tuple(let shapes), .tuple(let elements, _)) where shapes.count == elements.count:
      return .tuple(
        try zip(shapes, elements).map { shape, element in
          .init(shape.label ?? element.label, try shape.shape.convert(element.value, machine))
        })
    case (.function(let parameters, let result), .function(let function)):
      return ShapedFunction.value(function, parameters, result, machine)
    case (.named(let name), .array(let members, _)):
      if let made = try machine.arrayLiteral(members, as: name) { return made }
      guard accepts(value, machine) else { throw Fault.cannotConvert(value, to: self) }
      return value
    default:
      guard accepts(value, machine) else { throw Fault.cannotConvert(value, to: self) }
      return value
    }
  }

  /// Whether a string literal may mean more than a `String` here.
  var takesTextLiterals: Bool {
    switch self {
    case .named: true
    case .optional(let wrapped), .binding(let wrapped), .array(let wrapped):
      wrapped.takesTextLiterals
    case .dictionary(_, let value): value.takesTextLiterals
    case .tuple(let elements): elements.contains { $0.shape.takesTextLiterals }
    default: false
    }
  }

  /// Whether the value is of a plain type already, so that nothing is to be converted.
  func isExactly(_ value: Value) -> Bool {
    switch (self, value) {
    case (.any, .symbol): false
    case (.any, _), (.int, .int), (.double, .double), (.string, .string), (.bool, .bool): true
    default: false
    }
  }

  private func resolved(_ symbol: any Symbol, _ machine: Machine) throws -> Value? {
    let owners = symbolOwners
    if owners.isEmpty { return nil }
    return try symbol.resolve(owners: owners)
  }

  /// Whose static members `.name` may mean.
  var symbolOwners: [String] {
    switch self {
    case .double: ["CGFloat", "Double"]
    case .int: ["Int"]
    case .whole(let name): [name, "Int"]
    case .string: ["String"]
    case .bool: ["Bool"]
    case .set: ["Set"]
    case .array: ["Array"]
    case .optional(let wrapped): wrapped.symbolOwners
    case .named(let name): [name]
    case .binding: ["Binding"]
    default: []
    }
  }

  /// A symbol whose type is not known to have it stays one; a known type refuses it.
  private func unresolved(_ symbol: any Symbol, _ machine: Machine) throws -> Value {
    if let number = symbol as? LiteralNumber { return number.settled }
    if case .named(let name) = self, !machine.isKnownType(name) { return .symbol(symbol) }
    if symbolOwners.isEmpty { return .symbol(symbol) }
    if let symbol = symbol as? SymbolValue, let failure = symbol.failure { throw failure }
    var fault = machine.noMember(symbol.name, of: symbolOwners)
    fault.place = (symbol as? SymbolValue)?.place
    throw fault
  }
}

extension Shape {
  /// Whether a value may be of this type; decides between overloads.
  func accepts(_ value: Value, _ machine: Machine) -> Bool {
    switch (self, value) {
    case (_, .symbol(let symbol)) where symbol is LiteralText: return acceptsTextLiteral(machine)
    case (.any, _), (_, .symbol), (.optional, .none), (.void, .void): return true
    case (_, .reference(let box)): return accepts(box.value, machine)
    case (_, .native) where !isStandard: return true
    case (.optional(let wrapped), _), (.binding(let wrapped), _):
      return wrapped.accepts(value, machine)
    case (.int, .int), (.whole, .int), (.double, .double), (.double, .int), (.string, .string),
      (.bool, .bool), (.array, .array), (.set, .array), (.dictionary, .dictionary),
      (.tuple, .tuple),
      (.function, .function), (.function, .keyPath), (.function, .type), (.void, .tuple):
      return true
    case (.set, .native(let native)): return native is ValueSet
    case (.array, .native(let native)): return native is any BridgedCollection
    case (.named(let name), .int), (.named(let name), .double), (.named(let name), .bool):
      // A type that compiled code makes is no number; what the file declares is looked at below.
      if machine.types[name] == nil {
        return machine.vocabulary.overloads(of: "init", in: name).isEmpty
      }
      return acceptsForeign(value, name, machine)
    case (.named(let name), .array) where machine.optionSetType(name) != nil: return true
    case (.named(let name), .string) where machine.vocabulary.literalTypes.contains(name):
      return false
    case (.named(let name), .instance(let instance)):
      guard machine.types[name] != nil else { return true }
      return instance.typeName == name || instance.conforms(to: name)
    case (.named(let name), _): return acceptsForeign(value, name, machine)
    case (.function, .none): return false
    default: return false
    }
  }

  /// Whether a string literal may be of this type.
  private func acceptsTextLiteral(_ machine: Machine) -> Bool {
    if case .named(let name) = unwrapped, machine.isMadeOfTextLiterals(name) { return true }
    return accepts(.string(""), machine)
  }

  /// Whether a value that is no instance is of a type that the file may declare.
  private func acceptsForeign(_ value: Value, _ name: String, _ machine: Machine) -> Bool {
    guard let type = machine.types[name] else { return true }
    return type.kind == .protocol
      && machine.owners(of: value).contains { owner in
        machine.extensionConformances[owner]?.contains(name) == true
      }
  }

  private var isStandard: Bool {
    switch self {
    case .int, .whole, .double, .string, .bool, .array, .set, .dictionary, .tuple, .function, .void:
      true
    default: false
    }
  }
}

extension Fault {
  fileprivate static func cannotConvert(_ value: Value, to shape: Shape) -> Fault {
    if value.isNone {
      return Fault("'nil' is no value of type '\(shape.name)'")
    }
    return Fault("cannot convert a value of type '\(value.typeDescription)' to '\(shape.name)'")
  }
}
