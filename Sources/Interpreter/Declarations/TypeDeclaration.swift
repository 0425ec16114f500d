import Catalog
import SwiftSyntax

/// A struct, enum, class or protocol of fixture code.
final class TypeDeclaration {
  enum Kind {
    case `struct`, `enum`, `class`, `protocol`
  }

  let name: String
  let kind: Kind
  unowned let machine: Machine
  let members = MemberTable()
  var stored: [StoredProperty] = []
  var fieldIndex: [String: Int] = [:]
  var cases: [EnumCase] = []
  /// Names in the inheritance clause, and those that extensions add.
  var inherited: [String] = []
  let genericNames: Set<String>
  var inheritsStoredProperties = false
  /// Types of stored properties that were asked for before.
  var writtenShapes: [String: Shape] = [:]
  /// Its own generic parameters, in order.
  var genericOrder: [String] = []
  /// Attributes in front of the type, as `propertyWrapper`.
  var attributes: Set<String> = []
  /// Whether its functions wait for their turn, so that a body cannot call them.
  var isActor = false
  let place: Place
  private(set) var attributedProperties: [AttributedProperty] = []
  private var initialValues: [Code?]?
  private var shapes: [Shape]?
  private var conformances: Set<String>?
  private var caseValues: [Int: Value] = [:]
  private var rawValues: [Value]?

  init(
    _ name: String, kind: Kind, machine: Machine, generics: Set<String>, inherited: [String],
    place: Place
  ) {
    self.name = name
    self.kind = kind
    self.machine = machine
    self.genericNames = generics
    self.inherited = inherited
    self.place = place
  }

  var owner: Owner { Owner(name: name, type: self, genericNames: genericNames) }

  /// The file's own property wrapper of a stored property.
  func wrapper(of property: StoredProperty) -> TypeDeclaration? {
    guard machine.hasWrappers, let attribute = property.attribute?.name else { return nil }
    let name = String(attribute.prefix { $0 != "<" })
    let type = machine.types["\(self.name).\(name)"] ?? machine.types[name]
    return type?.attributes.contains("propertyWrapper") == true ? type : nil
  }

  func add(_ property: StoredProperty) {
    fieldIndex[property.name] = stored.count
    stored.append(property)
  }

  /// Every protocol the type conforms to, through protocols of fixture code and the table's.
  var allConformances: Set<String> {
    if let conformances { return conformances }
    var found: Set<String> = []
    var waiting = inherited + (machine.extensionConformances[name] ?? [])
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += machine.types[next]?.inherited ?? []
      waiting += machine.vocabulary.conformances[next] ?? []
      waiting += TypeDeclaration.refinedProtocols[next] ?? []
    }
    conformances = found
    return found
  }

  /// The protocols in the order they were written, then what they inherit: whose extensions and
  /// table members count.
  var conformanceOrder: [String] {
    var order: [String] = []
    var waiting = inherited + (machine.extensionConformances[name] ?? [])
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !order.contains(next) else { continue }
      order.append(next)
      waiting += machine.types[next]?.inherited ?? []
      waiting += machine.vocabulary.conformances[next] ?? []
      waiting += TypeDeclaration.refinedProtocols[next] ?? []
    }
    return order
  }

  /// Protocols of SwiftUI that others are made of: an insettable shape is a shape.
  private static let refinedProtocols = ["InsettableShape": ["Shape"]]

  /// The type's own members, then those of its protocols.
  lazy var memberTables: [MemberTable] =
    [members] + conformanceOrder.compactMap { machine.memberTable(of: $0) }

  /// Whether values are equal as a function of the file says.
  private(set) lazy var declaresEquality = memberTables.contains { table in
    table.staticMethods["=="]?.contains(where: \.hasBody) == true
  }

  func computedProperty(_ name: String) -> ComputedProperty? {
    for table in memberTables {
      if let property = table.properties[name], property.getter.hasBody { return property }
    }
    return nil
  }

  func methods(_ name: String) -> [FunctionDeclaration] {
    memberTables.flatMap { $0.methods[name] ?? [] }.filter(\.hasBody)
  }

  func hasMethod(_ name: String) -> Bool {
    memberTables.contains { $0.methods[name]?.contains(where: \.hasBody) == true }
  }

  func discard() {
    members.discard()
    for property in stored {
      property.observers.before?.discard()
      property.observers.after?.discard()
    }
    stored = []
    memberTables = []
    initialValues = nil
    caseValues = [:]
    rawValues = nil
    attributedProperties = []
  }
}

extension TypeDeclaration {
  /// The types and initial values of stored properties, compiled when first needed.
  func storage() throws -> (shapes: [Shape], initial: [Code?]) {
    if let shapes, let initialValues { return (shapes, initialValues) }
    let compiler = Compiler(
      machine: machine, owner: owner, isStatic: true, generics: genericNames)
    var shapes: [Shape] = []
    var initial: [Code?] = []
    for property in stored {
      let shape = writtenShape(of: property)
      if let wrapper = wrapper(of: property) {
        shapes.append(.named(wrapper.name))
        initial.append(try wrapping(property, in: wrapper, as: shape, compiler))
        continue
      }
      shapes.append(shape)
      // A lazy property's initial value may use `self`, so it is not evaluated here.
      initial.append(
        property.isLazy
          ? nil : try property.initial.map { try compiler.detached($0, as: shape) })
    }
    self.shapes = shapes
    initialValues = initial
    return (shapes, initial)
  }

  /// Evaluates the arguments of attributes, as `\.layoutDirection`, once.
  func readAttributes() throws {
    let compiler = Compiler(
      machine: machine, owner: owner, isStatic: true, generics: genericNames)
    attributedProperties = try stored.compactMap { property in
      guard let (attribute, list) = property.attribute, wrapper(of: property) == nil else {
        return nil
      }
      let arguments = try (list.map(Array.init) ?? []).map { argument -> Argument in
        let value = try compiler.detached(argument.expression, as: .any)(Frame(slotCount: 0))
        guard case .keyPath(let names) = value else { return Argument(argument.label?.text, value) }
        let place = compiler.place(of: argument.expression)
        return Argument(argument.label?.text, .native(machine.path(names, at: place)))
      }
      return AttributedProperty(
        name: property.name, attribute: attribute, arguments: arguments,
        type: property.type?.trimmedDescription)
    }
  }

  func value(of enumCase: EnumCase) -> Value {
    if let value = caseValues[enumCase.index] { return value }
    let value = Value.instance(InstanceValue(self, fields: [], enumCase: enumCase))
    caseValues[enumCase.index] = value
    return value
  }

  /// Raw values as Swift gives them: written, else the name, else one more than the last.
  func allRawValues() throws -> [Value] {
    if let rawValues { return rawValues }
    let compiler = Compiler(
      machine: machine, owner: owner, isStatic: true, generics: genericNames)
    let rawShape = inherited.first.map { Shape(typeNamed: $0) } ?? .any
    var values: [Value] = []
    for enumCase in cases {
      if let written = enumCase.rawValue {
        values.append(try compiler.detached(written, as: rawShape)(Frame(slotCount: 0)))
      } else if case .string = rawShape {
        values.append(.string(enumCase.name))
      } else if let last = values.last {
        values.append(try machine.arithmetic("+", last, .int(1)))
      } else {
        values.append(try rawShape.convert(.int(0), machine))
      }
    }
    rawValues = values
    return values
  }
}
