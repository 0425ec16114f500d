import Catalog
import SwiftSyntax

/// The members that declarations and extensions of one type add up to.
final class MemberTable {
  var methods: [String: [FunctionDeclaration]] = [:]
  var properties: [String: ComputedProperty] = [:]
  var initializers: [FunctionDeclaration] = []
  var subscripts: [ComputedProperty] = []
  var staticMethods: [String: [FunctionDeclaration]] = [:]
  var staticProperties: [String: LazyVariable] = [:]
  var staticComputed: [String: ComputedProperty] = [:]
  /// Values that `@Entry` adds to the environment, with their defaults.
  var entries: [String: LazyVariable] = [:]
  var nestedTypes: [String: TypeDeclaration] = [:]
  var aliases: [String: TypeSyntax] = [:]

  var names: [String] {
    Array(methods.keys) + Array(properties.keys)
  }

  var staticNames: [String] {
    Array(staticMethods.keys) + Array(staticProperties.keys) + Array(staticComputed.keys)
      + Array(nestedTypes.keys)
  }

  /// Lets go of all members, which hold the machine.
  func discard() {
    for function in methods.values.joined() { function.discard() }
    for function in staticMethods.values.joined() { function.discard() }
    for function in initializers { function.discard() }
    for property in Array(properties.values) + Array(staticComputed.values) + subscripts {
      property.getter.discard()
      property.setter?.discard()
    }
    for variable in staticProperties.values { variable.discard() }
    for type in nestedTypes.values { type.discard() }
    for variable in entries.values { variable.discard() }
    (methods, staticMethods, initializers) = ([:], [:], [])
    (properties, staticComputed, subscripts) = ([:], [:], [])
    (staticProperties, nestedTypes, entries) = ([:], [:], [:])
  }
}

/// A computed property or a subscript.
final class ComputedProperty {
  let getter: FunctionDeclaration
  let setter: FunctionDeclaration?

  init(getter: FunctionDeclaration, setter: FunctionDeclaration?) {
    self.getter = getter
    self.setter = setter
  }
}

/// A stored property, in the order of declaration.
struct StoredProperty {
  var name: String
  var type: TypeSyntax?
  var initial: ExprSyntax?
  var attribute: (name: String, arguments: LabeledExprListSyntax?)?
  var isConstant: Bool
  var isLazy: Bool
  /// Whether a closure given for it in the memberwise initialiser is a result builder.
  var isBuilder: Bool
  /// The name of that builder.
  var builderName: String?
  /// `willSet` and `didSet`.
  var observers: (before: FunctionDeclaration?, after: FunctionDeclaration?) = (nil, nil)
  var place: Place

  var isObserved: Bool { observers.before != nil || observers.after != nil }
}

/// A case of an enum.
final class EnumCase {
  let name: String
  let parameters: [Parameter]
  let types: [TypeSyntax?]
  let defaults: [ExprSyntax?]
  var rawValue: ExprSyntax?
  let index: Int

  init(
    _ name: String, parameters: [Parameter], types: [TypeSyntax?], defaults: [ExprSyntax?],
    rawValue: ExprSyntax?, index: Int
  ) {
    self.name = name
    self.parameters = parameters
    self.types = types
    self.defaults = defaults
    self.rawValue = rawValue
    self.index = index
  }
}

/// A variable outside functions: it gets its value when it is first used.
final class LazyVariable {
  private enum State {
    case waiting, evaluating, done
  }

  let name: String
  let isConstant: Bool
  /// As it is written.
  let type: TypeSyntax?
  let box = Reference(.void)
  private let machine: Machine
  private let place: Place
  private var make: (() throws -> (Value, Shape))?
  private let infer: () -> Shape
  private var state = State.waiting
  private(set) var shape = Shape.any

  init(
    _ name: String, isConstant: Bool, type: TypeSyntax? = nil, machine: Machine, place: Place,
    infer: @escaping () -> Shape = { .any }, make: @escaping () throws -> (Value, Shape)
  ) {
    self.infer = infer
    self.name = name
    self.type = type
    self.isConstant = isConstant
    self.machine = machine
    self.place = place
    self.make = make
  }

  /// What is known of its type before it has its value.
  var writtenShape: Shape {
    if let inferred { return inferred }
    let isWhole = !machine.isInferring
    let shape = machine.inferring { infer() }
    if isWhole { inferred = shape }
    return shape
  }
  private var inferred: Shape?

  func load() throws -> Value {
    if state == .done { return box.value }
    guard state == .waiting, let make else { throw Fault.circular(name, at: place) }
    state = .evaluating
    do {
      (box.value, shape) = try make()
      state = .done
    } catch {
      state = .waiting
      throw error
    }
    return box.value
  }

  func discard() {
    make = nil
    box.value = .void
    state = .waiting
  }
}

extension Fault {
  fileprivate static func circular(_ name: String, at place: Place) -> Fault {
    Fault("the value of '\(name)' depends on itself", at: place)
  }
}
