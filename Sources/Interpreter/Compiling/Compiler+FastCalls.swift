import Catalog

/// The calls that layout code makes most, without a look at the table where their arguments are
/// plain numbers; all others take the general way, with the same result.
extension Compiler {
  /// `max(a, b)` and `min(a, b)`.
  func fastExtreme(_ name: String, _ arguments: CompiledArguments, _ site: CallSite) -> Code? {
    guard name == "max" || name == "min", arguments.labels == [nil, nil],
      arguments.inouts.isEmpty, machine.vocabulary.overloads(of: name, in: "").isEmpty
    else { return nil }
    let (left, right) = (arguments.codes[0], arguments.codes[1])
    let isMax = name == "max"
    let machine = machine
    return { frame in
      let a = try left(frame)
      let b = try right(frame)
      switch (a, b) {
      case (.double(let x), .double(let y)): return .double(isMax ? max(x, y) : min(x, y))
      case (.int(let x), .int(let y)): return .int(isMax ? max(x, y) : min(x, y))
      default: return try machine.callFree(site, [a, b]) ?? .void
      }
    }
  }

  /// `CGFloat(n)`, `Double(n)` and `Int(x)`.
  func fastConversion(
    _ type: String, _ arguments: CompiledArguments, _ site: CallSite
  ) -> Code? {
    guard ["CGFloat", "Double", "Int"].contains(type), arguments.labels == [nil],
      arguments.inouts.isEmpty, machine.memberTable(of: type)?.initializers.isEmpty ?? true,
      machine.vocabulary.overloads(of: "init", in: type).isEmpty
    else { return nil }
    let argument = arguments.codes[0]
    let toInt = type == "Int"
    let machine = machine
    return { frame in
      let value = try argument(frame)
      switch value {
      case .int(let int): return toInt ? value : .double(Double(int))
      case .double(let double):
        if !toInt { return value }
        if let int = Int(exactly: double.rounded(.towardZero)) { return .int(int) }
      default: break
      }
      return try machine.construct(type, site, [value])
    }
  }
}
