import Catalog

extension Machine {
  /// The table's declarations of a name in an owner, then the standard library's.
  func entries(_ name: String, in owner: String) -> [Entry] {
    let found = vocabulary.overloads(of: name, in: owner)
    let standard = StandardLibrary.vocabulary.overloads(of: name, in: owner)
    return standard.isEmpty ? found : found + standard
  }

  /// Calls the first of the table's overloads that takes the arguments.
  ///
  /// - Returns: nil where none of the owners has the name.
  /// - Throws: what a content closure threw, as itself; else why no overload took the arguments.
  func callTable(
    _ site: CallSite, kinds: EntryKinds, owners: [String], on receiver: inout Value,
    _ arguments: [Value], isPlace: Bool = false
  ) throws -> Value? {
    let candidates = candidates(site, kinds, owners)
    if candidates.isEmpty { return nil }
    var misfits: [TableMisfit] = []
    for candidate in candidates {
      guard let values = try candidate.values(arguments, self) else { continue }
      if let parameter = candidate.mixedNumber {
        misfits.append(
          TableMisfit(
            candidate: candidate, parameter: parameter, owners: [], value: values[parameter]))
        continue
      }
      switch try apply(candidate, site, on: &receiver, values, isPlace: isPlace) {
      case .value(let value): return value
      case .mismatch(let parameter, let owners):
        misfits.append(
          TableMisfit(
            candidate: candidate, parameter: parameter, owners: owners,
            value: values.indices.contains(parameter) ? values[parameter] : nil))
      }
    }
    throw noOverload(site, candidates, misfits, arguments)
  }

  private func candidates(
    _ site: CallSite, _ kinds: EntryKinds, _ owners: [String]
  ) -> [TableCandidate] {
    let owner = owners.first ?? ""
    // A site may ask for static members and for methods of one owner in turn.
    if let known = site.known, known.kinds == kinds, known.owner == owner {
      return known.candidates
    }
    var found: [TableCandidate] = []
    for owner in owners {
      for entry in entries(site.name, in: owner)
      where !kinds.isDisjoint(with: EntryKinds(entry.kind)) {
        let isView = owner == "View" || vocabulary.conformances[owner]?.contains("View") == true
        found.append(
          TableCandidate(
            entry, for: site,
            makesView: isView && (entry.kind == .method || entry.kind == .initializer)))
      }
    }
    site.known = (owner, kinds, found)
    return found
  }

  private func apply(
    _ candidate: TableCandidate, _ site: CallSite, on receiver: inout Value, _ values: [Value],
    isPlace: Bool
  ) throws -> Entry.Outcome {
    steps += candidate.entry.steps - 1
    try step()
    if candidate.makesView { try countView() }
    let entry = candidate.entry
    do {
      guard entry.kind == .mutatingMethod else {
        let outcome = try entry.apply(&receiver, values)
        if case .value(let value) = outcome {
          try checkSize(value)
          try countBytes(of: value)
        }
        return outcome
      }
      guard isPlace else { throw Fault.immutable(site.name) }
      mutations += 1
      let outcome = try entry.apply(&receiver, values)
      try checkSize(receiver)
      return outcome
    } catch let error as BridgingError {
      throw located(error, for: candidate, site)
    }
  }

  private func located(
    _ error: BridgingError, for candidate: TableCandidate, _ site: CallSite
  ) -> any Error {
    let signature = TableSignature.of(candidate.entry.declaration)
    let named = error.parameterName.flatMap { name in
      signature.parameters.firstIndex { $0.name == name || $0.label == name }
    }
    guard let parameter = error.parameter ?? named, case .success(let plan) = candidate.plan else {
      return error
    }
    for (index, place) in site.argumentPlaces.enumerated()
    where plan.parameter(ofArgument: index) == parameter {
      return located(error, at: place)
    }
    return error
  }
}

/// The kinds of declarations that a call may mean.
struct EntryKinds: OptionSet {
  let rawValue: Int

  static let initializer = EntryKinds(rawValue: 1)
  static let method = EntryKinds(rawValue: 2)
  static let mutatingMethod = EntryKinds(rawValue: 4)
  static let staticMethod = EntryKinds(rawValue: 8)
  static let function = EntryKinds(rawValue: 16)
  static let instanceSubscript = EntryKinds(rawValue: 32)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(_ kind: Entry.Kind) {
    switch kind {
    case .initializer: self = .initializer
    case .method: self = .method
    case .mutatingMethod: self = .mutatingMethod
    case .staticMethod: self = .staticMethod
    case .function: self = .function
    case .instanceSubscript: self = .instanceSubscript
    case .property, .staticProperty, .infixOperator: self = []
    }
  }
}

/// An overload whose labels fit, and the argument that did not.
struct TableMisfit {
  var candidate: TableCandidate
  var parameter: Int
  var owners: [String]
  var value: Value?
}

extension Machine {
  /// Says why no overload took the arguments: of a single misfit the argument, else the labels.
  private func noOverload(
    _ site: CallSite, _ candidates: [TableCandidate], _ misfits: [TableMisfit],
    _ arguments: [Value]
  ) -> any Error {
    let declarations = told(candidates)
    let clearest =
      misfits.first { $0.value?.symbolName != nil }
      ?? misfits.first { $0.candidate.mixedNumber != nil }
    guard let misfit = clearest ?? misfits.last else { return labelFault(site, candidates) }
    let place = place(of: misfit, in: site)
    if case .symbol(let symbol as SymbolValue)? = misfit.value, var fault = symbol.failure {
      if fault.place == nil { fault.place = symbol.place }
      return fault
    }
    if let symbol = misfit.value?.symbolName, !misfit.owners.isEmpty {
      let possible = misfits.filter { !$0.owners.isEmpty }.map { noMember(symbol, of: $0.owners) }
      var fault = noMember(symbol, of: Array(Set(misfits.flatMap(\.owners))).sorted())
      if misfits.count == 1 || misfit.owners.count == 1 {
        fault = noMember(symbol, of: misfit.owners)
      }
      // Of several types the one with a name that is near.
      if fault.hint == nil { fault = possible.first { $0.hint != nil } ?? fault }
      fault.place = misfit.value?.symbolPlace ?? place
      return fault
    }
    if misfit.parameter < 0 {
      return Fault.wrongReceiver(site.name, candidates: declarations)
    }
    let parameters = misfit.candidate.signature.parameters
    guard parameters.indices.contains(misfit.parameter), let value = misfit.value else {
      return Fault.noOverload(site, candidates: declarations)
    }
    var fault = Fault.wrongArgument(
      value, parameters[misfit.parameter], type: misfit.candidate.signature.types[misfit.parameter],
      of: site, candidates: misfits.map(\.candidate.entry.declaration), at: place)
    if misfit.candidate.mixedNumber != nil { fault.hint = "convert it, as in 'CGFloat(count)'" }
    return fault
  }

  /// The declarations to choose from, as many as a reader wants to see.
  private func told(_ candidates: [TableCandidate]) -> [String] {
    Array(candidates.filter { !$0.entry.isRefused }.map(\.entry.declaration).prefix(8))
  }

  private func place(of misfit: TableMisfit, in site: CallSite) -> Place? {
    guard case .success(let plan) = misfit.candidate.plan else { return nil }
    return site.argumentPlaces.enumerated().first { index, _ in
      plan.parameter(ofArgument: index) == misfit.parameter
    }?.element
  }

  private func labelFault(_ site: CallSite, _ candidates: [TableCandidate]) -> Fault {
    let declarations = told(candidates)
    guard candidates.count == 1, let only = candidates.first, case .failure(let why) = only.plan
    else {
      var fault = Fault.noOverload(site, candidates: declarations)
      let labels = candidates.flatMap { $0.signature.parameters.compactMap(\.label) }
      for (index, label) in site.labels.enumerated() {
        guard let label, !labels.contains(label) else { continue }
        fault.hint = nearestName(to: label, among: labels).map { "did you mean '\($0):'?" }
        if site.labelPlaces.indices.contains(index) { fault.place = site.labelPlaces[index] }
        break
      }
      fault.hint =
        fault.hint
        ?? candidates.lazy.compactMap {
          Fault.orderHint(site.labels, $0.signature.parameters)
        }.first
      return fault
    }
    return misfitFault(why, site, only.signature.parameters, declarations)
  }

  func misfitFault(
    _ why: ArgumentMisfit, _ site: CallSite, _ parameters: [Parameter], _ declarations: [String]
  ) -> Fault {
    let labels = Set(parameters.compactMap(\.label))
    let unknown = site.labels.firstIndex { $0.map { !labels.contains($0) } ?? false }
    switch (why, unknown) {
    case (.extra(let argument), nil), (.extra, .some(let argument)),
      (.missing, .some(let argument)):
      let label = site.labels[argument]
      var fault = Fault.extra(label, of: site.name, candidates: declarations)
      if site.labelPlaces.indices.contains(argument) {
        fault.place = site.labelPlaces[argument]
      }
      if let label {
        let nearest = nearestName(to: label, among: parameters.compactMap(\.label))
        fault.hint =
          nearest.map { "did you mean '\($0):'?" } ?? Fault.orderHint(site.labels, parameters)
      }
      return fault
    case (.missing(let parameter), nil):
      return Fault.missing(parameters[parameter], of: site.name, candidates: declarations)
    }
  }
}

extension Value {
  /// Where the name behind the dot stands.
  fileprivate var symbolPlace: Place? {
    switch self {
    case .symbol(let symbol):
      (symbol as? SymbolValue)?.place ?? (symbol as? PendingOperation)?.unknown?.place
    case .array(let values, _): values.lazy.compactMap(\.symbolPlace).first
    default: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .symbol(let symbol):
      symbol is SymbolValue || symbol is PendingOperation ? symbol.name : nil
    case .array(let values, _): values.lazy.compactMap(\.symbolName).first
    default: nil
    }
  }
}

extension Fault {
  fileprivate static func immutable(_ name: String) -> Fault {
    Fault(
      "'\(name)' changes the value, and this value cannot be changed",
      hint: "store it in a 'var' first")
  }

  fileprivate static func wrongReceiver(_ name: String, candidates: [String]) -> Fault {
    Fault("'\(name)' cannot be used on this value", candidates: candidates)
  }

  static func noOverload(_ site: CallSite, candidates: [String]) -> Fault {
    let labels = site.labels.map { "\($0 ?? "_"):" }.joined()
    let name = site.name == "init" ? "initialiser" : "'\(site.name)'"
    return Fault("no \(name) takes the arguments (\(labels))", candidates: candidates)
  }

  /// The order that arguments are to stand in, where that alone is wrong.
  fileprivate static func orderHint(_ labels: [String?], _ parameters: [Parameter]) -> String? {
    let given = labels.compactMap { $0 }
    let ordered = parameters.compactMap(\.label).filter(given.contains)
    guard ordered.count == given.count, ordered != given else { return nil }
    return "their order is \(ordered.map { "'\($0):'" }.joined(separator: ", "))"
  }

  fileprivate static func extra(
    _ label: String?, of name: String, candidates: [String]
  ) -> Fault {
    let what = label.map { "argument '\($0)'" } ?? "argument"
    return Fault("extra \(what) in call of '\(name)'", candidates: candidates)
  }

  fileprivate static func missing(
    _ parameter: Parameter, of name: String, candidates: [String]
  ) -> Fault {
    Fault(
      "missing argument for '\(parameter.label ?? parameter.name)' in call of '\(name)'",
      candidates: candidates)
  }

  fileprivate static func wrongArgument(
    _ value: Value, _ parameter: Parameter, type: String, of site: CallSite,
    candidates: [String], at place: Place?
  ) -> Fault {
    Fault(
      "cannot convert a value of type '\(value.typeDescription)' to '\(type)', the type of "
        + "'\(parameter.label ?? parameter.name)'",
      candidates: candidates, at: place)
  }
}
