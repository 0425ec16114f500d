import Catalog

extension StandardLibrary {
  private static func pairs(_ value: Value) throws -> ValueDictionary {
    guard case .dictionary(let pairs) = value.dereferenced else {
      throw StandardMisfit(parameter: -1)
    }
    return pairs
  }

  private static func set(_ value: Value) throws -> ValueSet {
    guard case .native(let set as ValueSet) = value.dereferenced else {
      throw StandardMisfit(parameter: -1)
    }
    return set
  }

  static let dictionaries: [Entry] = [
    .standard(.initializer, "Dictionary", "init", "init()") { _, _ in
      .dictionary(ValueDictionary())
    },
    .standard(
      .initializer, "Dictionary", "init", "init(uniqueKeysWithValues pairs: Sequence)"
    ) { _, arguments in
      var result = ValueDictionary()
      for pair in try elements(of: arguments[0]) {
        guard case .tuple(let parts, _) = pair, parts.count == 2 else {
          throw StandardMisfit(parameter: 0)
        }
        guard try result.set(parts[0].value, to: parts[1].value) == nil else {
          throw Fault("the dictionary has a key twice")
        }
      }
      return .dictionary(result)
    },
    .standard(
      .initializer, "Dictionary", "init",
      "init(grouping values: Sequence, by key: (Element) -> Key)"
    ) { _, arguments in
      let key = try mapping(arguments[1])
      var groups = ValueDictionary()
      for value in try elements(of: arguments[0]) {
        try groups.modify(key(value), default: .array([])) { group in
          var values = group?.takeArray() ?? []
          values.append(value)
          group = .array(values, depth: 1 + value.depth)
        }
      }
      return .dictionary(groups.mapValues { .array((try? elements(of: $0)) ?? []) })
    },
    .standardProperty("Dictionary", "keys") { .array(try pairs($0).keys) },
    .standardProperty("Dictionary", "values") { .array(try pairs($0).values) },
    .standardProperty("Dictionary", "count") { .int(try pairs($0).count) },
    .standardMethod(
      "Dictionary", "mapValues", "func mapValues(_ transform: (Value) -> T) -> [Key: T]"
    ) { receiver, arguments in
      let pairs = try pairs(receiver)
      let transform = try mapping(arguments[0])
      return .dictionary(try pairs.mapValues(transform))
    },
    .standard(
      .mutatingMethod, "Dictionary", "removeValue",
      "mutating func removeValue(forKey key: Key) -> Value?"
    ) { receiver, arguments in
      guard var pairs = receiver.takeDictionary() else { throw StandardMisfit(parameter: -1) }
      defer { receiver = .dictionary(pairs) }
      return try pairs.remove(pairs.meaning(of: arguments[0])) ?? .none
    },
    .standard(.mutatingMethod, "Dictionary", "removeAll", "mutating func removeAll()") {
      receiver, _ in
      receiver = .dictionary(ValueDictionary())
      return .void
    },
  ]

  static let sets: [Entry] = [
    .standard(.initializer, "Set", "init", "init()") { _, _ in .native(try ValueSet()) },
    .standard(.initializer, "Set", "init", "init(_ elements: Sequence)") { _, arguments in
      .native(try ValueSet(elements(of: arguments[0])))
    },
    .standard(.mutatingMethod, "Set", "insert", "mutating func insert(_ element: Element)") {
      receiver, arguments in
      guard var set = receiver.takeSet() else { throw StandardMisfit(parameter: -1) }
      defer { receiver = .native(set) }
      let isNew = try set.insert(arguments[0])
      return .tuple([
        .init("inserted", .bool(isNew)), .init("memberAfterInsert", arguments[0]),
      ])
    },
    .standard(
      .mutatingMethod, "Set", "remove", "mutating func remove(_ element: Element) -> Element?"
    ) { receiver, arguments in
      guard var set = receiver.takeSet() else { throw StandardMisfit(parameter: -1) }
      defer { receiver = .native(set) }
      return try set.remove(arguments[0]) ?? .none
    },
    combination("union") { a, b in a.elements + b.elements },
    combination("intersection") { a, b in try a.elements.filter { try b.contains($0) } },
    combination("subtracting") { a, b in try a.elements.filter { try !b.contains($0) } },
    combination("symmetricDifference") { a, b in
      try a.elements.filter { try !b.contains($0) } + b.elements.filter { try !a.contains($0) }
    },
    relation("isSubset", "func isSubset(of other: Sequence) -> Bool") { a, b in
      try a.elements.allSatisfy { try b.contains($0) }
    },
    relation("isSuperset", "func isSuperset(of other: Sequence) -> Bool") { a, b in
      try b.elements.allSatisfy { try a.contains($0) }
    },
    relation("isDisjoint", "func isDisjoint(with other: Sequence) -> Bool") { a, b in
      try a.elements.allSatisfy { try !b.contains($0) }
    },
  ]

  private static func combination(
    _ name: String, _ body: @escaping @Sendable (ValueSet, ValueSet) throws -> [Value]
  ) -> Entry {
    .standardMethod("Set", name, "func \(name)(_ other: Sequence) -> Set") { receiver, arguments in
      .native(try ValueSet(body(set(receiver), ValueSet(elements(of: arguments[0])))))
    }
  }

  private static func relation(
    _ name: String, _ declaration: String,
    _ body: @escaping @Sendable (ValueSet, ValueSet) throws -> Bool
  ) -> Entry {
    .standardMethod("Set", name, declaration) { receiver, arguments in
      .bool(try body(set(receiver), ValueSet(elements(of: arguments[0]))))
    }
  }
}
