import Catalog

/// Sets of options that the file declares: what they contain is in their `rawValue`.
extension StandardLibrary {
  static let optionSets: [Entry] = [
    question("contains", "_ member: Self") { $0 & $1 == $1 },
    question("isSubset", "of other: Self") { $0 & $1 == $0 },
    question("isSuperset", "of other: Self") { $0 & $1 == $1 },
    question("isDisjoint", "with other: Self") { $0 & $1 == 0 },
    combination("union", "_ other: Self", |),
    combination("intersection", "_ other: Self", &),
    combination("symmetricDifference", "_ other: Self", ^),
    combination("subtracting", "_ other: Self") { $0 & ~$1 },
    change("insert", "_ member: Self", |),
    change("remove", "_ member: Self") { $0 & ~$1 },
    change("formUnion", "_ other: Self", |),
    change("formIntersection", "_ other: Self", &),
    change("subtract", "_ other: Self") { $0 & ~$1 },
    .standardProperty("OptionSet", "isEmpty") { .bool(try rawValue(of: $0) == 0) },
  ]

  private static func question(
    _ name: String, _ parameter: String, _ answer: @escaping @Sendable (Int, Int) -> Bool
  ) -> Entry {
    .standardMethod("OptionSet", name, "func \(name)(\(parameter)) -> Bool") { set, arguments in
      .bool(try answer(rawValue(of: set), rawValue(of: converted(arguments[0], like: set))))
    }
  }

  private static func combination(
    _ name: String, _ parameter: String, _ combine: @escaping @Sendable (Int, Int) -> Int
  ) -> Entry {
    .standardMethod("OptionSet", name, "func \(name)(\(parameter)) -> Self") { set, arguments in
      try combined(set, arguments[0], combine)
    }
  }

  private static func change(
    _ name: String, _ parameter: String, _ combine: @escaping @Sendable (Int, Int) -> Int
  ) -> Entry {
    .standard(.mutatingMethod, "OptionSet", name, "mutating func \(name)(\(parameter))") {
      set, arguments in
      set = try combined(set, arguments[0], combine)
      return .void
    }
  }

  private static func combined(
    _ set: Value, _ other: Value, _ combine: (Int, Int) -> Int
  ) throws -> Value {
    let raw = try combine(rawValue(of: set), rawValue(of: converted(other, like: set)))
    guard case .instance(let instance as InstanceValue) = set else {
      throw StandardMisfit(parameter: -1)
    }
    return try instance.machine.optionSet(instance.type, rawValue: raw)
  }

  private static func converted(_ value: Value, like set: Value) throws -> Value {
    guard case .instance(let instance as InstanceValue) = set else {
      throw StandardMisfit(parameter: -1)
    }
    return try Shape.named(instance.typeName).convert(value, instance.machine)
  }

  fileprivate static func rawValue(of set: Value) throws -> Int {
    guard case .instance(let instance as InstanceValue) = set,
      let raw = try instance.machine.property("rawValue", of: set).wholeNumber
    else { throw StandardMisfit(parameter: 0) }
    return raw
  }
}

extension Machine {
  /// `[.a, .b]` as a value of a type that array literals make; nil where they make none of it.
  func arrayLiteral(_ members: [Value], as name: String) throws -> Value? {
    if let type = optionSetType(name) { return try optionSet(type, of: members) }
    let isMade = vocabulary.overloads(of: "init", in: name).contains {
      $0.declaration.hasPrefix("init(arrayLiteral")
    }
    guard isMade else { return nil }
    let labels = members.indices.map { $0 == 0 ? "arrayLiteral" : nil }
    return try construct(name, CallSite("init", labels: labels), members)
  }

  /// `[.a, .b]` as the set of options that it means.
  func optionSet(_ type: TypeDeclaration, of members: [Value]) throws -> Value {
    let raw = try members.reduce(0) { raw, member in
      try raw | StandardLibrary.rawValue(of: Shape.named(type.name).convert(member, self))
    }
    return try optionSet(type, rawValue: raw)
  }

  func optionSet(_ type: TypeDeclaration, rawValue: Int) throws -> Value {
    try construct(type, CallSite("init", labels: ["rawValue"]), [.int(rawValue)])
  }

  /// The declaration of a set of options.
  func optionSetType(_ name: String) -> TypeDeclaration? {
    types[name].flatMap { $0.allConformances.contains("OptionSet") ? $0 : nil }
  }
}
