import Catalog

/// A call as it is written: its name and labels, and what was found for it before.
final class CallSite {
  let name: String
  let labels: [String?]
  /// The index of the first trailing closure; the number of arguments where there is none.
  let firstTrailing: Int
  let place: Place?
  let nameText: Place?
  let argumentPlaces: [Place]
  let labelPlaces: [Place]
  /// Arguments that are variables of a whole number's type, which no `CGFloat` takes.
  let wholeNumbers: Set<Int>
  /// The protocol whose extension a method is called of, whatever the value's type declares.
  var extendedProtocol: String?
  private var plans: [ObjectIdentifier: ArgumentPlan?] = [:]
  /// The table's overloads for the receiver's type that was last seen here.
  var known: (owner: String, kinds: EntryKinds, candidates: [TableCandidate])?

  init(
    _ name: String, labels: [String?], firstTrailing: Int? = nil, place: Place? = nil,
    namePlace: Place? = nil, argumentPlaces: [Place] = [], labelPlaces: [Place]? = nil,
    wholeNumbers: Set<Int> = []
  ) {
    self.name = name
    self.labels = labels
    self.firstTrailing = firstTrailing ?? labels.count
    self.place = place
    self.nameText = namePlace
    self.argumentPlaces = argumentPlaces
    self.labelPlaces = labelPlaces ?? argumentPlaces
    self.wholeNumbers = wholeNumbers
  }

  var namePlace: Place? { nameText ?? place }

  /// The plan for a declaration; it depends on labels alone, so it is made once.
  func plan(for function: FunctionDeclaration) -> ArgumentPlan? {
    let key = ObjectIdentifier(function)
    if let plan = plans[key] { return plan }
    let plan = try? plan(for: function.parameters)
    plans[key] = .some(plan)
    return plan
  }

  /// The call without its last arguments, as `Lines(width: 1)` of `Lines(width: 1) { }`.
  func withoutTrailingClosures(named name: String) -> CallSite {
    CallSite(
      name, labels: Array(labels.prefix(firstTrailing)), place: place, namePlace: nameText,
      argumentPlaces: Array(argumentPlaces.prefix(firstTrailing)),
      labelPlaces: Array(labelPlaces.prefix(firstTrailing)), wholeNumbers: wholeNumbers)
  }

  /// The call of the trailing closures alone.
  func trailingClosures(named name: String) -> CallSite {
    CallSite(
      name, labels: Array(labels.dropFirst(firstTrailing)), firstTrailing: 0, place: place,
      namePlace: nameText, argumentPlaces: Array(argumentPlaces.dropFirst(firstTrailing)),
      labelPlaces: Array(labelPlaces.dropFirst(firstTrailing)))
  }
}
