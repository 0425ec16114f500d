import Catalog
import FigureLimits

extension StandardLibrary {
  /// A mutating method of arrays; the array is taken out of its variable, so nothing is copied.
  private static func changing(
    _ name: String, _ declaration: String,
    _ body: @escaping @Sendable (inout [Value], [Value]) throws -> Value
  ) -> Entry {
    let takesElement = declaration.contains("element: Element")
    return .standard(.mutatingMethod, "Array", name, declaration) { receiver, arguments in
      let depth = receiver.depth
      guard var values = receiver.takeArray() else { throw StandardMisfit(parameter: -1) }
      let added = Value.deepest(arguments) + (takesElement ? 1 : 0)
      defer { receiver = .array(values, depth: max(depth, added)) }
      return try body(&values, arguments)
    }
  }

  static let arrays: [Entry] = [
    .standard(.initializer, "Array", "init", "init()") { _, _ in .array([]) },
    .standard(.initializer, "Array", "init", "init(_ elements: Sequence)") { _, arguments in
      .array(try elements(of: arguments[0]))
    },
    .standard(.initializer, "Array", "init", "init(repeating value: Element, count: Int)") {
      _, arguments in
      .array([Value](repeating: arguments[0], count: try count(arguments[1], 1)))
    },
    changing("append", "mutating func append(_ element: Element)") { values, arguments in
      guard values.count < Limits.largestCollection else {
        throw Fault.beyond(.elements)
      }
      values.append(arguments[0])
      return .void
    },
    changing("append", "mutating func append(contentsOf elements: Sequence)") {
      values, arguments in
      let added = try elements(of: arguments[0])
      guard values.count + added.count <= Limits.largestCollection else {
        throw Fault.beyond(.elements)
      }
      values += added
      return .void
    },
    changing("insert", "mutating func insert(_ element: Element, at index: Int)") {
      values, arguments in
      let index = try arguments[1].asInt(1)
      guard (0...values.count).contains(index) else { throw Fault.outOfRange(index, values.count) }
      values.insert(arguments[0], at: index)
      return .void
    },
    changing("remove", "mutating func remove(at index: Int) -> Element") { values, arguments in
      let index = try arguments[0].asInt(0)
      guard values.indices.contains(index) else { throw Fault.outOfRange(index, values.count) }
      return values.remove(at: index)
    },
    changing("removeFirst", "mutating func removeFirst() -> Element") { values, _ in
      guard !values.isEmpty else { throw Fault.isEmpty }
      return values.removeFirst()
    },
    changing("removeLast", "mutating func removeLast() -> Element") { values, _ in
      guard !values.isEmpty else { throw Fault.isEmpty }
      return values.removeLast()
    },
    changing("removeFirst", "mutating func removeFirst(_ count: Int)") { values, arguments in
      let count = try arguments[0].asInt(0)
      guard (0...values.count).contains(count) else { throw Fault.outOfRange(count, values.count) }
      values.removeFirst(count)
      return .void
    },
    changing("removeLast", "mutating func removeLast(_ count: Int)") { values, arguments in
      let count = try arguments[0].asInt(0)
      guard (0...values.count).contains(count) else { throw Fault.outOfRange(count, values.count) }
      values.removeLast(count)
      return .void
    },
    changing("popLast", "mutating func popLast() -> Element?") { values, _ in
      values.popLast() ?? Value.none
    },
    changing("removeAll", "mutating func removeAll(keepingCapacity keep: Bool = false)") {
      values, _ in
      values.removeAll()
      return .void
    },
    changing("removeAll", "mutating func removeAll(where predicate: (Element) -> Bool)") {
      values, arguments in
      let predicate = try mapping(arguments[0])
      try values.removeAll { try isTrue(predicate($0)) }
      return .void
    },
    changing("reserveCapacity", "mutating func reserveCapacity(_ count: Int)") { _, _ in .void },
    changing("reverse", "mutating func reverse()") { values, _ in
      values.reverse()
      return .void
    },
    changing("swapAt", "mutating func swapAt(_ i: Int, _ j: Int)") { values, arguments in
      let (i, j) = (try arguments[0].asInt(0), try arguments[1].asInt(1))
      for index in [i, j] where !values.indices.contains(index) {
        throw Fault.outOfRange(index, values.count)
      }
      values.swapAt(i, j)
      return .void
    },
    changing("sort", "mutating func sort()") { values, _ in
      values = try stablySorted(values) { try standardIsLess($0, $1) }
      return .void
    },
    changing("sort", "mutating func sort(by isBefore: (Element, Element) -> Bool)") {
      values, arguments in
      let isBefore = try arguments[0].asFunction(0)
      values = try stablySorted(values) { try decides(isBefore, [$0, $1]) }
      return .void
    },
  ]

  private static func slice(
    _ name: String, _ declaration: String,
    _ body: @escaping @Sendable ([Value], Int) throws -> ArraySlice<Value>
  ) -> Entry {
    .standardMethod("Sequence", name, declaration) { receiver, arguments in
      let count = try arguments[0].asInt(0)
      guard count >= 0 else { throw Fault("a count cannot be negative") }
      let result = Array(try body(elements(of: receiver), count))
      guard case .string = receiver else { return .array(result) }
      return .string(try result.map { try $0.asString(-1) }.joined())
    }
  }

  static let slices: [Entry] = [
    slice("prefix", "func prefix(_ count: Int) -> [Element]") { $0.prefix($1) },
    slice("suffix", "func suffix(_ count: Int) -> [Element]") { $0.suffix($1) },
    slice("dropFirst", "func dropFirst(_ count: Int = 1) -> [Element]") { $0.dropFirst($1) },
    slice("dropLast", "func dropLast(_ count: Int = 1) -> [Element]") { $0.dropLast($1) },
    .standardMethod(
      "Sequence", "prefix", "func prefix(while predicate: (Element) -> Bool) -> [Element]"
    ) { receiver, arguments in
      let predicate = try mapping(arguments[0])
      return .array(Array(try elements(of: receiver).prefix { try isTrue(predicate($0)) }))
    },
    .standardMethod(
      "Sequence", "drop", "func drop(while predicate: (Element) -> Bool) -> [Element]"
    ) { receiver, arguments in
      let predicate = try mapping(arguments[0])
      return .array(Array(try elements(of: receiver).drop { try isTrue(predicate($0)) }))
    },
    .standardMethod("Sequence", "shuffled", "func shuffled() -> [Element]") { _, _ in
      throw Fault(
        "'shuffled' gives another order each time, so figures would differ",
        hint: "write the order down")
    },
    .standardMethod("Sequence", "randomElement", "func randomElement() -> Element?") { _, _ in
      throw Fault(
        "'randomElement' gives another element each time, so figures would differ",
        hint: "write the element down")
    },
    .standard(.staticMethod, "Double", "random", "static func random(in range: Range) -> Double") {
      _, _ in throw Fault.random
    },
    .standard(.staticMethod, "Int", "random", "static func random(in range: Range) -> Int") {
      _, _ in throw Fault.random
    },
  ]
}

extension Fault {
  fileprivate static let isEmpty = Fault("the array is empty, so there is nothing to remove")
  fileprivate static let random = Fault(
    "'random' gives another number each time, so figures would differ",
    hint: "write the numbers down")
}
