import Catalog
import FigureLimits

extension StandardLibrary {
  private static func method(
    _ name: String, _ declaration: String,
    _ body: @escaping @Sendable ([Value], [Value]) throws -> Value
  ) -> Entry {
    .standardMethod("Sequence", name, declaration) { receiver, arguments in
      try body(elements(of: receiver), arguments)
    }
  }

  static let sequences: [Entry] = [
    method("map", "func map(_ transform: (Element) -> T) -> [T]") { values, arguments in
      let transform = try mapping(arguments[0])
      return .array(try values.map { try transform($0) })
    },
    method("compactMap", "func compactMap(_ transform: (Element) -> T?) -> [T]") {
      values, arguments in
      let transform = try mapping(arguments[0])
      return .array(try values.map { try transform($0) }.filter { !$0.isNone })
    },
    method("flatMap", "func flatMap(_ transform: (Element) -> [T]) -> [T]") { values, arguments in
      let transform = try mapping(arguments[0])
      var result: [Value] = []
      for value in values {
        result += try elements(of: transform(value))
        guard result.count <= Limits.largestCollection else {
          throw Fault.beyond(.elements)
        }
      }
      return .array(result)
    },
    method("filter", "func filter(_ isIncluded: (Element) -> Bool) -> [Element]") {
      values, arguments in
      let isIncluded = try mapping(arguments[0])
      return .array(try values.filter { try isTrue(isIncluded($0)) })
    },
    method("reduce", "func reduce(_ initial: R, _ next: (R, Element) -> R) -> R") {
      values, arguments in
      let next = try arguments[1].asFunction(1)
      let first = try initial(typeless(arguments[0], beside: values), for: next)
      return try values.reduce(first) { result, value in
        Location.keepingKind(of: result, try next.call([result, value]))
      }
    },
    method("reduce", "func reduce(into initial: R, _ update: (inout R, Element) -> ()) -> R") {
      values, arguments in
      let update = try arguments[1].asFunction(1)
      let box = Reference(typeless(arguments[0], beside: values))
      for value in values { _ = try update.call([.reference(box), value]) }
      return box.value
    },
    method("forEach", "func forEach(_ body: (Element) -> Void)") { values, arguments in
      let body = try arguments[0].asFunction(0)
      for value in values { _ = try body.call([value]) }
      return .void
    },
    method("enumerated", "func enumerated()") { values, _ in
      .array(
        values.enumerated().map { .tuple([.init("offset", .int($0)), .init("element", $1)]) })
    },
    method("reversed", "func reversed() -> [Element]") { values, _ in .array(values.reversed()) },
    method("sorted", "func sorted() -> [Element]") { values, _ in
      .array(try stablySorted(values) { try standardIsLess($0, $1) })
    },
    method("sorted", "func sorted(by isBefore: (Element, Element) -> Bool) -> [Element]") {
      values, arguments in
      let isBefore = try arguments[0].asFunction(0)
      return .array(try stablySorted(values) { try decides(isBefore, [$0, $1]) })
    },
    method("min", "func min() -> Element?") { values, _ in
      try values.min { try standardIsLess($0, $1) } ?? Value.none
    },
    method("max", "func max() -> Element?") { values, _ in
      try values.max { try standardIsLess($0, $1) } ?? Value.none
    },
    method("min", "func min(by isLess: (Element, Element) -> Bool) -> Element?") {
      values, arguments in
      let isLess = try arguments[0].asFunction(0)
      return try values.min { try decides(isLess, [$0, $1]) } ?? Value.none
    },
    method("max", "func max(by isLess: (Element, Element) -> Bool) -> Element?") {
      values, arguments in
      let isLess = try arguments[0].asFunction(0)
      return try values.max { try decides(isLess, [$0, $1]) } ?? Value.none
    },
    method("joined", "func joined(separator: String = \"\") -> String") { values, arguments in
      if values.contains(where: { if case .array = $0 { true } else { false } }) {
        return .array(try values.flatMap { try elements(of: $0) })
      }
      return .string(
        try values.map { try $0.asString(-1) }.joined(separator: arguments[0].asString(0)))
    },
  ]

  /// `.zero` as the first result is of the type that the closure gives.
  private static func initial(_ value: Value, for next: any Function) throws -> Value {
    guard let symbol = value.symbolValue, let closure = next as? ClosureValue else { return value }
    return try symbol.resolve(owners: closure.body.givenShape.symbolOwners) ?? value
  }

  /// A function or a key path as a function of one value.
  static func mapping(_ value: Value) throws -> (Value) throws -> Value {
    if case .keyPath(let names) = value {
      return { root in try names.reduce(root) { try keyPathStep($1, $0) } }
    }
    let function = try value.asFunction(0)
    return { try function.call([$0]) }
  }

  /// A first value whose literal has the type of the elements', where these are literals.
  private static func typeless(_ initial: Value, beside values: [Value]) -> Value {
    guard case .int(let int) = initial, values.first?.literalNumber != nil else { return initial }
    return .symbol(LiteralNumber(int))
  }

  private static func keyPathStep(_ name: String, _ value: Value) throws -> Value {
    switch value {
    case _ where name == "self": return value
    case .instance(let instance as InstanceValue):
      return try instance.machine.property(name, of: value)
    case .tuple(let elements, _):
      if let found = elements.first(where: { $0.label == name }) { return found.value }
    default: break
    }
    var receiver = value
    for owner in ["Collection", "Sequence", value.typeDescription] {
      for entry in vocabulary.overloads(of: name, in: owner) where entry.kind == .property {
        if case .value(let found) = try entry.apply(&receiver, []) { return found }
      }
    }
    throw Fault("the key path's '\(name)' cannot be read from '\(value.typeDescription)'")
  }

  static func isTrue(_ value: Value) throws -> Bool {
    guard case .bool(let bool) = value else { throw Fault("the closure does not answer a 'Bool'") }
    return bool
  }

  /// Equal elements keep their order, as with Swift's own `sorted`.
  static func stablySorted(
    _ values: [Value], _ isBefore: (Value, Value) throws -> Bool
  ) throws -> [Value] {
    try values.enumerated().sorted { a, b in
      if try isBefore(a.element, b.element) { return true }
      if try isBefore(b.element, a.element) { return false }
      return a.offset < b.offset
    }.map(\.element)
  }
}
