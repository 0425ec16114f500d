import Catalog

extension Machine {
  /// Changes `value.name` in place.
  func modifyProperty(
    _ name: String, of value: inout Value, _ change: (inout Value) throws -> Void,
    isSelf: Bool = false, isQuiet: Bool = false
  ) throws {
    if try modifyBinding(name, of: &value, change) { return }
    // Taken before the switch: its subject would be a second holder.
    if var held = value.takeInstance().map({ Held(instance: $0) }) {
      defer { value = .instance(held.instance) }
      return try modifyProperty(name, of: &held, change, isSelf: isSelf, isQuiet: isQuiet)
    }
    switch value {
    case .tuple(var elements, _):
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      guard let index, elements.indices.contains(index) else { throw noMember(name, of: ["tuple"]) }
      value = .void
      defer { value = .tuple(elements) }
      try change(&elements[index].value)
    case .type(let type):
      guard let variable = memberTable(of: type)?.staticProperties[name] else {
        throw noMember(name, of: [type])
      }
      _ = try variable.load()
      try variable.box.modify(change)
    case .reference(let box):
      try box.modify {
        try modifyProperty(name, of: &$0, change, isSelf: isSelf, isQuiet: isQuiet)
      }
    default: try modifyTableProperty(name, of: &value, change)
    }
  }

  private func modifyProperty(
    _ name: String, of held: inout Held, _ change: (inout Value) throws -> Void, isSelf: Bool,
    isQuiet: Bool
  ) throws {
    let type = held.instance.type
    guard let index = type.fieldIndex[name] ?? type.wrapperIndex(name), type.kind != .enum else {
      return try modifyComputed(name, of: &held, change)
    }
    if type.stored[index].isObserved, !isQuiet, type.fieldIndex[name] != nil {
      return try modifyObserved(type.stored[index], of: &held, change, isSelf: isSelf)
    }
    if type.stored[index].isLazy { _ = try property(name, of: .instance(held.instance)) }
    if type.stored[index].isConstant, !isSelf { throw Fault.mutatedConstant(name) }
    let shape = try type.storage().shapes[index]
    if case .reference(let state) = held.instance.fields[index] {
      return try modifyState(state, as: shape, change)
    }
    if type.kind != .class, !isKnownUniquelyReferenced(&held.instance) {
      held.instance = held.instance.copy()
    }
    var field = held.instance.fields[index]
    held.instance.fields[index] = .void
    defer {
      held.instance.fields[index] = field
      held.instance.deepen(to: field.depth)
    }
    if type.fieldIndex[name] != nil, type.wrapper(of: type.stored[index]) != nil {
      return try modifyWrapped(&field, at: index, of: type, change)
    }
    let before = field.arrayStorage
    try change(&field)
    if let before, let after = field.arrayStorage, before.address == after.address {
      // Changed in place: only what was added may need a type.
      return try convertElements(of: &field, from: before.count, shape.unwrapped.element)
    }
    field = try checked(shape.convert(field, self).settled)
  }

  /// Runs `willSet` before the property changes, and `didSet` afterwards.
  private func modifyObserved(
    _ stored: StoredProperty, of held: inout Held, _ change: (inout Value) throws -> Void,
    isSelf: Bool
  ) throws {
    let old = try property(stored.name, of: .instance(held.instance))
    var new = old
    try change(&new)
    new = try held.instance.type.writtenShape(of: stored).convert(new, self)
    try observe(stored.observers.before, of: &held, new)
    try modifyProperty(stored.name, of: &held, { $0 = new }, isSelf: isSelf, isQuiet: true)
    try observe(stored.observers.after, of: &held, old)
  }

  private func observe(
    _ observer: FunctionDeclaration?, of held: inout Held, _ argument: Value
  ) throws {
    guard let observer else { return }
    var value = Value.instance(held.instance)
    try call(observer, on: &value, [argument])
    if case .instance(let changed as InstanceValue) = value { held.instance = changed }
  }

  /// A property behind a wrapper of the file's own; the first value of all makes the wrapper.
  private func modifyWrapped(
    _ field: inout Value, at index: Int, of type: TypeDeclaration,
    _ change: (inout Value) throws -> Void
  ) throws {
    guard case .void = field else {
      return try modifyProperty("wrappedValue", of: &field, change)
    }
    var value = Value.void
    try change(&value)
    field = try type.wrapped(value, at: index) ?? field
  }

  private func convertElements(
    of value: inout Value, from start: Int, _ shape: Shape
  ) throws {
    let depth = value.depth
    guard !shape.isAny, var values = value.takeArray() else { return }
    defer { value = .array(values, depth: depth) }
    for index in values.indices.dropFirst(start) where !shape.isExactly(values[index]) {
      values[index] = try shape.convert(values[index], self).settled
    }
  }

  private func modifyComputed(
    _ name: String, of held: inout Held, _ change: (inout Value) throws -> Void
  ) throws {
    var value = Value.instance(held.instance)
    guard let property = held.instance.type.computedProperty(name) else {
      throw noMember(name, of: owners(of: value), on: value)
    }
    var current = try get(property, on: value)
    guard let setter = property.setter else {
      let before = mutations
      let old = current
      try change(&current)
      let isSame = (try? areEqual(old, current)) ?? false
      if mutations != before || !isSame { throw Fault.getOnly(name) }
      return
    }
    try change(&current)
    try call(setter, on: &value, [current])
    if case .instance(let changed as InstanceValue) = value { held.instance = changed }
  }

  private func call(_ setter: FunctionDeclaration, on value: inout Value, _ arguments: [Value])
    throws
  {
    if value.isClassInstance {
      _ = try invoke(setter, on: value, arguments)
      return
    }
    let box = Reference(value)
    value = .void
    defer { value = box.value }
    _ = try invoke(setter, on: .reference(box), arguments)
  }

  private func modifyTableProperty(
    _ name: String, of value: inout Value, _ change: (inout Value) throws -> Void
  ) throws {
    for owner in owners(of: value) {
      if let property = memberTable(of: owner)?.properties[name] {
        var current = try get(property, on: value)
        try change(&current)
        guard let setter = property.setter else { throw Fault.getOnly(name) }
        return try call(setter, on: &value, [current])
      }
      if let entry = memberTable(of: owner)?.entries[name] {
        let old = try property(name, of: value)
        _ = try entry.load()
        var current = old
        try change(&current)
        current = Location.keepingKind(of: old, try entry.shape.convert(current, self))
        let site = CallSite("_setEntryValue", labels: [nil, nil])
        _ = try callTable(
          site, kinds: .mutatingMethod, owners: [owner], on: &value, [.string(name), current],
          isPlace: true)
        return
      }
      for entry in entries(name, in: owner) where entry.kind == .property {
        guard case .value(var current) = try entry.apply(&value, []) else { continue }
        try change(&current)
        guard let set = entry.set else { throw Fault.getOnly(name) }
        if case .mismatch(_, let owners) = try set(&value, current) {
          if let symbol = current.symbolName, !owners.isEmpty { throw noMember(symbol, of: owners) }
          throw Fault(
            "a value of type '\(current.typeDescription)' cannot be assigned to '\(name)'")
        }
        return
      }
    }
    if value.isNone { throw ChainEnded() }
    throw noMember(name, of: owners(of: value), on: value)
  }
}

extension Machine {
  /// `value[indices]`.
  func element(of value: Value, at indices: [Value], _ site: CallSite) throws -> Value {
    if let first = indices.first, indices.count == 1, !site.namesItsIndex,
      let found = try standardElement(of: value, first)
    {
      return found
    }
    if indices.count == 2, site.labels.last == "default", case .dictionary(let pairs) = value {
      return try pairs.value(for: pairs.meaning(of: indices[0])) ?? indices[1]
    }
    let owners = owners(of: value)
    for owner in owners {
      let declared = memberTable(of: owner)?.subscripts ?? []
      let fitting = declared.first { site.plan(for: $0.getter) != nil }
      if let fitting, let plan = site.plan(for: fitting.getter) {
        return try invoke(fitting.getter, on: value, plan.bind(indices), from: site)
      }
    }
    var receiver = value
    let found = try callTable(
      site, kinds: [.instanceSubscript], owners: owners, on: &receiver, indices)
    if let found { return found }
    if let first = indices.first, !site.namesItsIndex, let values = try? elements(of: value) {
      if let found = try element(of: values, first) { return found }
      // Some of a container's subviews, by their indices.
      if case .native = value, case .array(let several, _) = first {
        return .array(try several.compactMap { try element(of: values, $0) })
      }
    }
    throw Fault("a value of type '\(value.typeDescription)' has no such subscript")
  }

  private func standardElement(of value: Value, _ index: Value) throws -> Value? {
    if case .array(let values, _) = value, let found = try element(of: values, index) {
      return found
    }
    if case .dictionary(let pairs) = value {
      return try pairs.value(for: pairs.meaning(of: index)) ?? Value.none
    }
    if case .keyPath(let names) = index, value.typeDescription != "EnvironmentValues" {
      return try names.reduce(value) { try property($1, of: $0) }
    }
    return nil
  }

  /// The element at an index, or the array of those in a range; nil where it is neither.
  private func element(of values: [Value], _ index: Value) throws -> Value? {
    if let index = index.wholeNumber {
      guard values.indices.contains(index) else { throw Fault.outOfRange(index, values.count) }
      return values[index]
    }
    if case .range(let range) = index {
      return try .array(Array(values[bounds(range, count: values.count)]))
    }
    return nil
  }

  /// A range of indices, checked against the number of elements.
  func bounds(_ range: ValueRange, count: Int) throws -> Range<Int> {
    let lower = range.lower?.wholeNumber ?? 0
    var upper = range.upper?.wholeNumber ?? count
    if range.includesUpper, range.upper != nil { upper = upper == .max ? upper : upper + 1 }
    guard lower >= 0, upper <= count, lower <= upper else {
      throw Fault.outOfRange(lower < 0 || lower > count ? lower : upper, count)
    }
    return lower..<upper
  }

  /// Changes `value[indices]` in place.
  func modifyElement(
    of value: inout Value, at indices: [Value], _ site: CallSite,
    _ change: (inout Value) throws -> Void
  ) throws {
    let depth = value.depth
    if site.namesItsIndex, value.declares(site, self) {
      return try modifyDeclaredElement(of: &value, at: indices, site, change)
    }
    if let index = indices.first?.wholeNumber, var values = value.takeArray() {
      var added: Int32 = 0
      defer { value = .array(values, depth: max(depth, 1 + added)) }
      guard values.indices.contains(index) else { throw Fault.outOfRange(index, values.count) }
      try change(&values[index])
      added = values[index].depth
      return try checkDepth(1 + added)
    }
    if let key = indices.first, var pairs = value.takeDictionary() {
      defer { value = .dictionary(pairs) }
      let initial = indices.count > 1 ? indices[1] : nil
      try pairs.modify(pairs.meaning(of: key), default: initial) { value in
        var current = value ?? .none
        value = nil
        try change(&current)
        try checkDepth(1 + current.depth)
        value = current.isNone ? nil : current
      }
      return
    }
    if case .keyPath(let names)? = indices.first, site.labels == ["keyPath"] {
      return try modify(names[...], of: &value, change)
    }
    switch value {
    case .reference(let box):
      try box.modify { try modifyElement(of: &$0, at: indices, site, change) }
    default:
      try modifyDeclaredElement(of: &value, at: indices, site, change)
    }
  }

  /// Changes what a key path of several names leads to.
  private func modify(
    _ names: ArraySlice<String>, of value: inout Value, _ change: (inout Value) throws -> Void
  ) throws {
    guard let name = names.first, name != "self" else { return try change(&value) }
    try modifyProperty(name, of: &value) { part in
      try modify(names.dropFirst(), of: &part, change)
    }
  }

  private func modifyDeclaredElement(
    of value: inout Value, at indices: [Value], _ site: CallSite,
    _ change: (inout Value) throws -> Void
  ) throws {
    var current = try element(of: value, at: indices, site)
    for owner in owners(of: value) {
      let declared = memberTable(of: owner)?.subscripts ?? []
      if let found = declared.first(where: { site.plan(for: $0.getter) != nil }),
        let setter = found.setter
      {
        try change(&current)
        return try call(setter, on: &value, [current] + indices)
      }
    }
    try change(&current)
    let setter = CallSite("_setElement", labels: [nil] + site.labels)
    let isSet = try callTable(
      setter, kinds: .mutatingMethod, owners: owners(of: value), on: &value, [current] + indices,
      isPlace: true)
    if isSet == nil { throw Fault("this subscript cannot be assigned to") }
  }
}

extension CallSite {
  /// Whether a subscript has a label that is none of the standard library's.
  fileprivate var namesItsIndex: Bool {
    labels.contains { $0 != nil && $0 != "default" && $0 != "keyPath" }
  }
}

extension Value {
  /// Whether the file declares a subscript for the value that takes the labels.
  fileprivate func declares(_ site: CallSite, _ machine: Machine) -> Bool {
    machine.owners(of: self).contains { owner in
      machine.memberTable(of: owner)?.subscripts.contains { site.plan(for: $0.getter) != nil }
        == true
    }
  }
}

/// The only holder of an instance while it changes, unless there are real copies.
private struct Held {
  var instance: InstanceValue
}

extension Value {
  /// Where an array's elements are and how many, to tell whether it was changed in place.
  fileprivate var arrayStorage: (address: UnsafeRawPointer?, count: Int)? {
    guard case .array(let values, _) = self else { return nil }
    return values.withUnsafeBytes { ($0.baseAddress, values.count) }
  }
}

extension Fault {
  fileprivate static func getOnly(_ name: String) -> Fault {
    Fault("'\(name)' can be read only")
  }

  static func outOfRange(_ index: Int, _ count: Int) -> Fault {
    Fault("index \(index) is out of range; there are \(count) elements")
  }
}
