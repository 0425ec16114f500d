import Catalog

extension Machine {
  /// The elements of a literal as values of one type: `[1, 2.5]` is made of `Double`, and the
  /// `.orange` of `[Color.red, .orange]` is a `Color`. What stays unknown waits for its type.
  ///
  /// - Parameter depth: how many literals stand in one another; what lies deeper is no part of it.
  func unified(_ values: [Value], depth: Int = 0) throws -> [Value] {
    if values.count < 2 { return values }
    if depth > 0, let columns = columns(of: values) {
      let meant = try columns.map { try unified($0, depth: depth - 1) }
      return values.enumerated().map { row, value in
        guard case .tuple(let elements, _) = value else { return value }
        return .tuple(zip(elements, meant).map { Value.TupleElement($0.label, $1[row]) })
      }
    }
    if depth > 0, let parts = arrays(in: values) {
      var all = try unified(parts.flatMap { $0 }, depth: depth - 1)[...]
      return parts.map { part in
        defer { all = all.dropFirst(part.count) }
        return .array(Array(all.prefix(part.count)))
      }
    }
    if values.contains(where: { if case .double = $0 { true } else { false } }) {
      return values.map { value in
        if case .int(let int) = value { return .double(Double(int)) }
        if let number = value.literalNumber { return .double(number.double) }
        return value
      }
    }
    return try withMembersMeant(values)
  }

  private func withMembersMeant(_ values: [Value]) throws -> [Value] {
    guard values.contains(where: { $0.symbolValue != nil }),
      let model = values.first(where: { $0.symbolValue == nil && !$0.isNone })
    else { return values }
    return try values.map { value in
      guard let symbol = value.symbolValue else { return value }
      return try symbol.resolve(owners: literalOwners(of: model)) ?? value
    }
  }

  /// Whose members `.name` may mean beside a value.
  private func literalOwners(of model: Value) -> [String] {
    guard case .native(let native) = model else { return owners(of: model) }
    return type(of: native).symbolOwners + owners(of: model)
  }

  /// The first, second … elements of tuples that have equally many; nil for other values.
  private func columns(of values: [Value]) -> [[Value]]? {
    guard case .tuple(let first, _)? = values.first, !first.isEmpty else { return nil }
    var columns = [[Value]](repeating: [], count: first.count)
    for value in values {
      guard case .tuple(let elements, _) = value, elements.count == first.count else { return nil }
      for (index, element) in elements.enumerated() { columns[index].append(element.value) }
    }
    return columns
  }

  private func arrays(in values: [Value]) -> [[Value]]? {
    guard case .array? = values.first else { return nil }
    var parts: [[Value]] = []
    for value in values {
      guard case .array(let elements, _) = value else { return nil }
      parts.append(elements)
    }
    return parts
  }
}

extension Value {
  /// `.name`, where its type is not known yet.
  var symbolValue: SymbolValue? {
    if case .symbol(let symbol as SymbolValue) = self { return symbol }
    return nil
  }
}
