import Catalog

extension StandardLibrary {
  private static func method(
    _ name: String, _ declaration: String,
    _ body: @escaping @Sendable ([Value], [Value]) throws -> Value
  ) -> Entry {
    .standardMethod("Sequence", name, declaration) { receiver, arguments in
      try body(elements(of: receiver), arguments)
    }
  }

  private static func property(
    _ name: String, _ body: @escaping @Sendable ([Value]) throws -> Value
  ) -> Entry {
    .standardProperty("Sequence", name) { try body(elements(of: $0)) }
  }

  static let searching: [Entry] = [
    property("count") { .int($0.count) },
    property("isEmpty") { .bool($0.isEmpty) },
    property("first") { $0.first ?? .none },
    property("last") { $0.last ?? .none },
    property("indices") { values in
      .range(ValueRange(lower: .int(0), upper: .int(values.count), includesUpper: false))
    },
    property("startIndex") { _ in .int(0) },
    property("endIndex") { .int($0.count) },
    property("lazy") { .array($0) },
    .standardMethod("Sequence", "contains", "func contains(_ element: Element) -> Bool") {
      receiver, arguments in
      if case .range(let range) = receiver, let number = arguments[0].number {
        return .bool(isInside(range, number))
      }
      if case .native(let set as ValueSet) = receiver {
        return .bool(try set.contains(arguments[0]))
      }
      if case .string(let text) = receiver, case .string(let part) = arguments[0] {
        return .bool(part.isEmpty || text.contains(part))
      }
      if case .function = arguments[0] { throw StandardMisfit(parameter: 0) }
      return .bool(try elements(of: receiver).contains { try isSame($0, arguments[0]) })
    },
    method("contains", "func contains(where predicate: (Element) -> Bool) -> Bool") {
      values, arguments in
      let predicate = try mapping(arguments[0])
      return .bool(try values.contains { try isTrue(predicate($0)) })
    },
    method("allSatisfy", "func allSatisfy(_ predicate: (Element) -> Bool) -> Bool") {
      values, arguments in
      let predicate = try mapping(arguments[0])
      return .bool(try values.allSatisfy { try isTrue(predicate($0)) })
    },
    method("first", "func first(where predicate: (Element) -> Bool) -> Element?") {
      values, arguments in
      let predicate = try mapping(arguments[0])
      return try values.first { try isTrue(predicate($0)) } ?? Value.none
    },
    method("last", "func last(where predicate: (Element) -> Bool) -> Element?") {
      values, arguments in
      let predicate = try mapping(arguments[0])
      return try values.last { try isTrue(predicate($0)) } ?? Value.none
    },
    method("firstIndex", "func firstIndex(where predicate: (Element) -> Bool) -> Int?") {
      values, arguments in
      let predicate = try mapping(arguments[0])
      return try values.firstIndex { try isTrue(predicate($0)) }.map { .int($0) } ?? Value.none
    },
    method("firstIndex", "func firstIndex(of element: Element) -> Int?") { values, arguments in
      try values.firstIndex { try isSame($0, arguments[0]) }.map { .int($0) } ?? Value.none
    },
    method("lastIndex", "func lastIndex(where predicate: (Element) -> Bool) -> Int?") {
      values, arguments in
      let predicate = try mapping(arguments[0])
      return try values.lastIndex { try isTrue(predicate($0)) }.map { .int($0) } ?? Value.none
    },
    method("elementsEqual", "func elementsEqual(_ other: Sequence) -> Bool") { values, arguments in
      .bool(try areEqual(.array(values), .array(elements(of: arguments[0]))))
    },
    .standardMethod("Collection", "index", "func index(after i: Int) -> Int") { _, arguments in
      try moved(arguments[0], by: 1)
    },
    .standardMethod("Collection", "index", "func index(before i: Int) -> Int") { _, arguments in
      try moved(arguments[0], by: -1)
    },
    .standardMethod(
      "Collection", "index", "func index(_ i: Int, offsetBy distance: Int) -> Int"
    ) { _, arguments in
      guard let distance = arguments[1].wholeNumber else { throw StandardMisfit(parameter: 1) }
      return try moved(arguments[0], by: distance)
    },
    .standardProperty("Range", "lowerBound") { value in
      guard case .range(let range) = value else { throw StandardMisfit(parameter: -1) }
      return range.lower ?? .none
    },
    .standardProperty("Range", "upperBound") { value in
      guard case .range(let range) = value else { throw StandardMisfit(parameter: -1) }
      return range.upper ?? .none
    },
  ]

  /// Indices are whole numbers, as those of arrays and subviews.
  private static func moved(_ index: Value, by distance: Int) throws -> Value {
    guard let index = index.wholeNumber else { throw StandardMisfit(parameter: 0) }
    let (sum, overflows) = index.addingReportingOverflow(distance)
    guard !overflows else { throw Fault("the index is beyond every collection") }
    return .int(sum)
  }

  static let ranges: [Entry] = [
    .standardMethod("Range", "clamped", "func clamped(to limits: Range) -> Range") {
      receiver, arguments in
      guard case .range(let a) = receiver, case .range(let b) = arguments[0],
        let lower = a.lower?.number, let upper = a.upper?.number, let least = b.lower?.number,
        let most = b.upper?.number
      else { throw StandardMisfit(parameter: 0) }
      let isWhole = a.lower?.wholeNumber != nil
      let bound: (Double) -> Value = { isWhole ? .int(Int($0)) : .double($0) }
      return .range(
        ValueRange(
          lower: bound(min(max(lower, least), most)), upper: bound(min(max(upper, least), most)),
          includesUpper: a.includesUpper))
    }
  ]

  private static func isInside(_ range: ValueRange, _ number: Double) -> Bool {
    if let lower = range.lower?.number, number < lower { return false }
    guard let upper = range.upper?.number else { return true }
    return range.includesUpper ? number <= upper : number < upper
  }

  /// `.name` means a member of the element's type.
  static func isSame(_ a: Value, _ b: Value) throws -> Bool {
    for case .instance(let instance as InstanceValue) in [a, b] {
      return try instance.machine.equal(a, b)
    }
    if case .symbol(let symbol) = b, case .native(let native) = a, !(symbol is LiteralNumber),
      let meant = try symbol.resolve(owners: type(of: native).symbolOwners)
    {
      return try areEqual(a, meant)
    }
    return try areEqual(a, b)
  }
}
