import Catalog

/// A declaration of the table that a call may mean, with the plan for the call's labels.
final class TableCandidate {
  let entry: Entry
  let signature: TableSignature
  /// Why the labels do not fit, or which argument goes where.
  let plan: Result<ArgumentPlan, ArgumentMisfit>

  /// The first parameter of a broken number's type that gets a variable of a whole number's.
  let mixedNumber: Int?

  /// Whether the call makes a view.
  let makesView: Bool

  init(_ entry: Entry, for site: CallSite, makesView: Bool) {
    self.entry = entry
    self.makesView = makesView
    signature = TableSignature.of(entry.declaration)
    do throws(ArgumentMisfit) {
      plan = .success(try site.plan(for: signature.parameters))
    } catch {
      plan = .failure(error)
    }
    mixedNumber =
      entry.owner.hasPrefix("CG")
      ? nil : Self.mixedNumber(in: site, signature, try? plan.get())
  }

  private static func mixedNumber(
    in site: CallSite, _ signature: TableSignature, _ plan: ArgumentPlan?
  ) -> Int? {
    site.wholeNumbers.sorted().lazy.compactMap { plan?.parameter(ofArgument: $0) }.first {
      ["CGFloat", "CGFloat?", "Double", "Double?"].contains(signature.types[$0])
    }
  }

  /// Whether a parameter's type is made of string literals with all their parts.
  private func takesTextLiteral(_ parameter: Int, _ machine: Machine) -> Bool {
    if entry.isIgnored { return true }
    var type = Substring(signature.types[parameter])
    if type.hasSuffix("?") { type = type.dropLast() }
    return machine.vocabulary.literalTypes.contains(String(type))
      || signature.parameters[parameter].label == "stringInterpolation"
  }

  /// A value for every declared parameter, defaults filled in.
  func values(_ arguments: [Value], _ machine: Machine) throws -> [Value]? {
    guard case .success(let plan) = plan else { return nil }
    var values: [Value] = []
    values.reserveCapacity(plan.sources.count)
    for (index, source) in plan.sources.enumerated() {
      switch source {
      case .argument(let argument):
        var value = arguments[argument]
        if case .type(let name) = value, signature.types[index].hasSuffix(".Type"),
          let type = machine.types[name]
        {
          value = .native(type.declared)
        }
        if case .keyPath(let names) = value, signature.parameters[index].takesFunction {
          value = .function(machine.function(reading: names))
        } else if case .keyPath(let names) = value,
          signature.types[index].contains("KeyPath<")
        {
          value = .native(machine.path(names))
        }
        if case .symbol = value, !takesTextLiteral(index, machine) {
          value = try value.settlingText()
        }
        values.append(value)
      case .variadic(let gathered):
        values.append(.array(try gathered.map { try arguments[$0].settlingText() }))
      case .omitted:
        if let text = signature.defaults[index] {
          values.append(try machine.defaultValue(text))
        } else {
          values.append(.array([]))
        }
      }
    }
    return values
  }
}

extension Machine {
  /// `\.width` where a function is expected.
  func function(reading names: [String]) -> any Function {
    NativeFunction(parameterCount: 1) { [unowned self] arguments in
      guard let root = arguments.first else { return .void }
      return try names.reduce(root) { try self.property($1, of: $0) }
    }
  }

  /// A key path that compiled code reads and sets through.
  ///
  /// - Parameter place: where it is shown that it cannot be read.
  func path(_ names: [String], at place: Place? = nil) -> PropertyPath {
    PropertyPath(
      names: names,
      get: { [unowned self] root in
        try self.guarded {
          do {
            return try names.reduce(root) { try self.property($1, of: $0) }
          } catch {
            throw place.map { self.located(error, at: $0) } ?? error
          }
        }
      },
      set: { [unowned self] root, new in
        guard names.count == 1, let name = names.first else {
          throw Fault("a key path of several names cannot be set through")
        }
        try self.guarded { try self.modifyProperty(name, of: &root) { $0 = new } }
      })
  }

  /// The value of a default that the table writes, as `.center`, `nil` or `8`.
  func defaultValue(_ text: String) throws -> Value {
    if let known = defaultValues[text] { return known }
    let value = try simpleDefault(text) ?? emptyInstance(text) ?? parsedDefault(text)
    defaultValues[text] = value
    return value
  }

  /// `FillStyle()` and the like, of the table alone.
  private func emptyInstance(_ text: String) throws -> Value? {
    guard text.hasSuffix("()"), let first = text.first, first.isUppercase else { return nil }
    let name = String(text.dropLast(2))
    guard vocabulary.hasOwner(name), !name.contains("(") else { return nil }
    return try construct(name, CallSite(name, labels: []), [])
  }

  /// The defaults that almost all declarations have, without a parser.
  private func simpleDefault(_ text: String) -> Value? {
    switch text {
    case "nil": return Value.none
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "[]": return .array([])
    case "\"\"": return .string("")
    default: break
    }
    if let int = Int(text) { return .int(int) }
    if let first = text.utf8.first, first == UInt8(ascii: "-") || (48...57).contains(first),
      let double = Double(text)
    {
      return .double(double)
    }
    let name = text.dropFirst()
    guard text.hasPrefix("."), !name.isEmpty,
      name.utf8.allSatisfy({ ($0 | 0x20) >= 97 && ($0 | 0x20) <= 122 || (48...57).contains($0) })
    else { return nil }
    return .symbol(SymbolValue(String(name), machine: self))
  }
}
