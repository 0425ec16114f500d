import Catalog
import FigureLimits
import SwiftSyntax

/// Everything that running one file of fixtures needs: its declarations, the table, the limits.
final class Machine {
  let source: SourceFile
  private(set) lazy var vocabulary = makeVocabulary()
  private let makeVocabulary: () -> Vocabulary
  let limits: Limits
  lazy var lines = LineTable(source)

  var types: [String: TypeDeclaration] = [:]
  /// Types at file level in the order they are declared.
  var typeOrder: [TypeDeclaration] = []
  var functions: [String: [FunctionDeclaration]] = [:]
  var globals: [String: LazyVariable] = [:]
  var globalOrder: [LazyVariable] = []
  var computedGlobals: [String: ComputedProperty] = [:]
  var aliases: [String: TypeSyntax] = [:]
  /// Aliases that are being looked up, each in the one before.
  var followedAliases: Set<String> = []
  /// Attributes that may be property wrappers of the file, declared further down.
  var unknownAttributes: [(name: String, place: Place)] = []
  /// Result builders that the file declares.
  var builderNames: Set<String> = []
  /// Whether all declarations of the file are known.
  var isRead = false
  private var inferences = 0
  var isInferring: Bool { inferences > 0 }
  /// Whether the file declares a property wrapper.
  var hasWrappers = false
  /// The type that is being made with generic arguments, and those.
  var givenGenerics: (type: String, arguments: [String: String])?
  /// Operators that the file declares, and their precedence groups.
  var operators: [String: String] = [:]
  /// Protocols that extensions add to types.
  var extensionConformances: [String: [String]] = [:]
  var pendingExtensions: [(String, ExtensionDeclSyntax)] = []
  private(set) var extensionTables: [String: MemberTable] = [:]

  /// Steps that the running figure has taken.
  var steps = 0
  /// The step at which limits are looked at again.
  private var checkpoint = 0
  private var deadline: Deadline?
  /// Bytes of texts and collections that the running figure has made.
  var madeBytes = 0
  /// Views that the running figure has made.
  var views = 0
  private var depth = 0
  /// What runs, where it is declared, and where it was called if that is known.
  private var calls: [(function: String, place: Place, site: Place?)] = []
  /// How often a value was changed by a mutating method, so that a caller can tell.
  var mutations = 0
  /// Errors that came up where compiled code cannot throw.
  private(set) var reported: [Diagnostic] = []
  var defaultValues: [String: Value] = [:]
  var agreedShapes: [String: Shape] = [:]
  /// Whether any type of the tables has a property or method of a name, for names asked before.
  var tableMembers: [String: Bool] = [:]
  /// Whether the file writes a label of a name, for names asked before.
  var writtenLabels: [String: Bool] = [:]
  private var ownersByType: [String: [String]] = [:]
  private lazy var ownMutatingNames = findMutatingNames()
  /// Names of methods that extensions of the file's protocols give.
  private(set) lazy var protocolMethodNames = Set(
    types.values.filter { $0.kind == .protocol }.flatMap { type in
      type.members.methods.filter { $0.value.contains(where: \.hasBody) }.keys
    })

  init(source: SourceFile, vocabulary: @escaping () -> Vocabulary, limits: Limits) {
    self.source = source
    makeVocabulary = vocabulary
    self.limits = limits
  }

  /// Breaks the cycles between the machine and its declarations, which hold it as their compiled
  /// bodies do. Nothing can be run afterwards.
  func discard() {
    for type in types.values { type.discard() }
    for function in functions.values.joined() { function.discard() }
    for variable in globals.values { variable.discard() }
    for property in computedGlobals.values {
      property.getter.discard()
      property.setter?.discard()
    }
    for table in extensionTables.values { table.discard() }
    (types, typeOrder, functions, extensionTables) = ([:], [], [:], [:])
    (globals, globalOrder, computedGlobals) = ([:], [], [:])
    defaultValues = [:]
    for box in selfCapturing { box.value = .void }
    selfCapturing = []
  }

  /// Boxes of nested functions that capture themselves.
  var selfCapturing: [Reference] = []

  func extensionTable(of name: String) -> MemberTable {
    if let table = extensionTables[name] { return table }
    let table = MemberTable()
    extensionTables[name] = table
    return table
  }

  /// Follows initial values for their types: not for ever, where they name each other.
  func inferring(_ body: () -> Shape) -> Shape {
    guard inferences < 16 else { return .any }
    inferences += 1
    defer { inferences -= 1 }
    return body()
  }

  /// The members of a type or protocol that the file declares or extends.
  func memberTable(of name: String) -> MemberTable? {
    types[name]?.members ?? extensionTables[name]
  }

  /// Whether some method of this name changes what it is called on.
  func isMutating(_ name: String) -> Bool {
    StandardLibrary.vocabulary.mutatingNames.contains(name)
      || vocabulary.mutatingNames.contains(name) || ownMutatingNames.contains(name)
  }

  private func findMutatingNames() -> Set<String> {
    var names: Set<String> = []
    let tables = types.values.map(\.members) + extensionTables.values
    for function in tables.flatMap({ $0.methods.values.joined() }) where function.isMutating {
      names.insert(function.name)
    }
    return names
  }
}

extension Machine {
  /// Begins to count for a figure.
  func start(until deadline: Deadline?) {
    steps = 0
    views = 0
    madeBytes = 0
    checkpoint = 0
    self.deadline = deadline
  }

  /// Counts one step.
  func step() throws {
    steps += 1
    if steps >= checkpoint { try checkSteps() }
  }

  /// Looks at the number of steps, and at the clock, which takes as long as some steps.
  private func checkSteps() throws {
    if steps > limits.steps { throw Fault.beyond(.steps, limits) }
    if let deadline, deadline.isOver { throw Fault.beyond(.seconds, limits) }
    checkpoint = min(steps + 2_000, limits.steps + 1)
  }

  /// Counts the steps of going through a long text, as its length and most of its methods do, and
  /// of moving what lies behind a place in an array.
  func stepThrough(_ value: Value, calling method: String = "") throws {
    switch value {
    case .string(let text) where text.utf8.count > 1_000: steps += text.utf8.count / 100
    case .array(let values, _) where ["insert", "remove", "removeFirst"].contains(method):
      steps += values.count / 50
    default: return
    }
    if steps >= checkpoint { try checkSteps() }
  }

  /// Runs an interpreted call: its depth is limited, its name is on the call stack.
  func nested<T>(
    in function: String, at place: Place, from site: Place? = nil, _ body: () throws -> T
  ) throws -> T {
    try step()
    guard depth < limits.callDepth else { throw Fault.beyond(.depth, limits) }
    depth += 1
    calls.append((function, place, site))
    defer {
      depth -= 1
      calls.removeLast()
    }
    return try body()
  }

  /// Runs what compiled code asks for, so that every error that reaches it is complete.
  func guarded<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch {
      throw Diagnostics(diagnostics(for: error, at: calls.last?.place))
    }
  }

  func checkSize(_ value: Value) throws {
    switch value {
    case .string(let string) where string.utf8.count > limits.stringBytes:
      throw Fault.beyond(.text, limits)
    case .array(let values, _) where values.count > limits.elements:
      throw Fault.beyond(.elements, limits)
    case .dictionary(let pairs) where pairs.count > limits.elements:
      throw Fault.beyond(.elements, limits)
    default: break
    }
    try checkDepth(value.depth)
  }

  /// Counts what a new text or collection takes.
  func countBytes(of value: Value) throws {
    switch value {
    case .string(let text): try count(bytes: text.utf8.count)
    case .array(let values, _): try count(bytes: values.count * MemoryLayout<Value>.stride)
    default: break
    }
  }

  func count(bytes: Int) throws {
    madeBytes += bytes
    if madeBytes > limits.madeBytes { throw Fault.beyond(.memory, limits) }
  }

  /// A new value that holds others, unless it is too deep.
  func checked(_ value: Value) throws -> Value {
    try checkDepth(value.depth)
    return value
  }

  func checkDepth(_ depth: Int32) throws {
    if depth > limits.valueDepth { throw Fault.beyond(.values, limits) }
  }

  /// Counts a view that is made: views hold each other, however loosely.
  func countView() throws {
    views += 1
    if views > limits.views { throw Fault.beyond(.views, limits) }
  }
}

extension Machine {
  /// The error with a place, unless it has one.
  func located(_ error: any Error, at place: Place) -> any Error {
    switch error {
    case is Diagnostics, is ThrownValue, is ChainEnded, is EnvironmentFailure: error
    default: Diagnostics(diagnostics(for: error, at: place))
    }
  }

  /// What to tell about an error of any kind.
  func diagnostics(for error: any Error, at place: Place?) -> [Diagnostic] {
    switch error {
    case let error as Diagnostics: return error.list
    case let fault as Fault: return [diagnostic(fault, at: fault.place ?? place)]
    case let error as BridgingError:
      return [diagnostic(Fault(error.message, hint: error.hint), at: place)]
    case let thrown as ThrownValue:
      return [diagnostic(Fault("uncaught error: \(text(of: thrown.value))"), at: place)]
    case is ChainEnded: return []
    default: return [diagnostic(Fault("\(error)"), at: place)]
    }
  }

  func diagnostic(_ fault: Fault, at place: Place?) -> Diagnostic {
    var diagnostic = Diagnostic(fault.message, file: source.name)
    diagnostic.hint = fault.hint
    diagnostic.candidates = fault.candidates
    diagnostic.endsRun = fault.endsRun
    if let place { diagnostic = placed(diagnostic, at: place) }
    diagnostic.calls = shownCalls
    return diagnostic
  }

  private func placed(_ diagnostic: Diagnostic, at place: Place) -> Diagnostic {
    var diagnostic = diagnostic
    let start = lines.position(at: place.start)
    diagnostic.start = start
    diagnostic.end = lines.position(at: place.end)
    diagnostic.sourceLine = lines.text(ofLine: start.line)
    return diagnostic
  }

  /// The innermost calls, those of a recursion counted; closures stand in what calls them.
  private var shownCalls: [Diagnostic.Call] {
    var shown: [Diagnostic.Call] = []
    for call in calls.reversed() where call.function != "closure" {
      let position = call.site.map { lines.position(at: $0.start) }
      if let last = shown.indices.last, shown[last].function == call.function,
        shown[last].position == position
      {
        shown[last].count += 1
        continue
      }
      guard shown.count < Machine.mostCalls else { break }
      shown.append(Diagnostic.Call(function: call.function, position: position))
    }
    return shown
  }

  private static let mostCalls = 8

  func report(_ error: any Error, at place: Place? = nil) {
    guard reported.count < limits.diagnostics else { return }
    for var diagnostic in diagnostics(for: error, at: calls.last?.place ?? place) {
      if diagnostic.start == nil, let place { diagnostic = placed(diagnostic, at: place) }
      if !reported.contains(diagnostic) { reported.append(diagnostic) }
    }
  }

  /// Hands over the errors that were reported, and forgets them.
  func takeReported() -> [Diagnostic] {
    defer { reported = [] }
    return reported
  }
}

extension Machine {
  /// A value's type and what that conforms to, nearest first: where its members are looked for.
  func owners(of value: Value) -> [String] {
    switch value {
    case .instance(let instance):
      guard let instance = instance as? InstanceValue else { return [instance.typeName] }
      if let known = ownersByType[instance.typeName] { return known }
      let owners = [instance.typeName] + instance.type.conformanceOrder
      ownersByType[instance.typeName] = owners
      return owners
    default: return owners(ofTypeNamed: value.typeDescription)
    }
  }

  func owners(ofTypeNamed name: String) -> [String] {
    if let known = ownersByType[name] { return known }
    var owners: [String] = []
    var waiting = [name] + (Machine.standardConformances[name] ?? [])
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !owners.contains(next) else { continue }
      owners.append(next)
      waiting += vocabulary.conformances[next] ?? []
      waiting += extensionConformances[next] ?? []
      waiting += types[next]?.inherited ?? []
    }
    ownersByType[name] = owners
    return owners
  }

  /// Broken numbers are `CGFloat` and `Double` at once; collections share their functions.
  private static let standardConformances: [String: [String]] = [
    "Sequence": ["Collection"], "Collection": ["Sequence"],
    "RandomAccessCollection": ["Collection", "Sequence"],
    "BidirectionalCollection": ["Collection", "Sequence"],
    "StringProtocol": ["String", "Collection", "Sequence", "Comparable"],
    "BinaryInteger": ["Int", "Numeric", "Comparable"],
    "BinaryFloatingPoint": ["Double", "FloatingPoint", "Numeric", "Comparable"],
    "FloatingPoint": ["Double", "Numeric", "Comparable"],
    "Double": [
      "CGFloat", "Double", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable",
    ],
    "Int": ["BinaryInteger", "Numeric", "Comparable"],
    "String": ["StringProtocol", "Collection", "Sequence", "Comparable"],
    "Array": ["RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence"],
    "Set": ["Collection", "Sequence"],
    "Dictionary": ["Collection", "Sequence"], "Range": ["Collection", "Sequence"],
    "ClosedRange": ["Range", "Collection", "Sequence"],
  ]

  /// Types of the library that extensions may name.
  static let extendableTypes = Set(standardConformances.flatMap { [$0.key] + $0.value }).union([
    "Hashable", "Equatable", "Identifiable", "CaseIterable", "RawRepresentable", "OptionSet",
    "SetAlgebra", "Optional", "Result", "Error", "Character", "Substring",
    "CustomStringConvertible",
    "Float", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "GroupBoxStyle", "Binding",
    "ViewModifier", "Animatable", "EnvironmentKey", "PreferenceKey", "AnyTransition", "Animation",
    "Date", "Data", "URL", "UUID", "Bundle", "Task", "Mirror", "Locale", "Calendar", "Material",
  ])

  func isKnownType(_ name: String) -> Bool {
    types[name] != nil || vocabulary.hasOwner(name)
      || StandardLibrary.vocabulary.hasOwner(name)
  }
}
