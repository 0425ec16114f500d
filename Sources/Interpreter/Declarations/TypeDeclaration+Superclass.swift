import Catalog

extension TypeDeclaration {
  /// The class of the file that a class inherits.
  var superclass: TypeDeclaration? {
    guard kind == .class, let name = inherited.first else { return nil }
    let outer = self.name.lastIndex(of: ".").map { "\(self.name[..<$0]).\(name)" }
    let type = outer.flatMap { machine.types[$0] } ?? machine.types[name]
    return type?.kind == .class && type !== self ? type : nil
  }

  /// Puts the stored properties of superclasses in front of its own, once.
  func inheritStoredProperties() {
    guard !inheritsStoredProperties, let superclass else { return }
    inheritsStoredProperties = true
    superclass.inheritStoredProperties()
    let own = stored
    stored = []
    fieldIndex = [:]
    for property in superclass.stored + own { add(property) }
  }

  /// The initialisers that a call may mean: a class that declares some inherits none.
  var callableInitializers: [FunctionDeclaration] {
    if kind == .class, !members.initializers.isEmpty { return members.initializers }
    return memberTables.flatMap(\.initializers).filter(\.hasBody)
  }
}

extension Machine {
  /// `super.init(…)`; without a superclass's own initialisers there is nothing to do.
  func initialize(
    _ superclass: TypeDeclaration, _ site: CallSite, _ arguments: [Value], on value: Value
  )
    throws
  {
    let declared = superclass.callableInitializers
    if declared.isEmpty, site.labels.isEmpty { return }
    guard
      let (function, plan) = try overload(
        of: declared, for: site, arguments, named: superclass.name)
    else { throw Fault("'\(superclass.name)' has no such initialiser") }
    _ = try invoke(function, on: .reference(Reference(value)), plan.bind(arguments))
    try initializeSuperclass(after: function, value)
  }

  /// An initialiser that does not call `super.init()` calls it at its end, if that takes nothing.
  func initializeSuperclass(after function: FunctionDeclaration, _ value: Value) throws {
    guard let superclass = function.owner?.type?.superclass, !function.delegates else { return }
    try initialize(superclass, CallSite("init", labels: []), [], on: value)
  }

  /// `super.name(…)`.
  func call(_ site: CallSite, of superclass: TypeDeclaration, _ arguments: [Value], on value: Value)
    throws -> Value
  {
    let methods = superclass.methods(site.name)
    guard let (function, plan) = try overload(of: methods, for: site, arguments, named: site.name)
    else { throw noMember(site.name, of: [superclass.name], on: value) }
    return try invoke(function, on: value, plan.bind(arguments))
  }

  /// `super.name`.
  func property(_ name: String, of superclass: TypeDeclaration, on value: Value) throws -> Value {
    guard superclass.fieldIndex[name] == nil, let found = superclass.computedProperty(name) else {
      return try property(name, of: value)
    }
    return try get(found, on: value)
  }
}
