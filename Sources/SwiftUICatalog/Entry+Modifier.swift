import Catalog
import Views

extension Entry {
  /// `view.name(…)`: a modifier, with the declaration SwiftUI documents.
  static func modifier<each P: Bridged>(
    _ name: String, _ declaration: String,
    _ apply: @escaping @Sendable (any View, repeat each P) throws -> any View
  ) -> Entry {
    .method(name, declaration, of: "View") {
      (receiver: ViewValue, parameters: repeat each P) in
      let view = try apply(receiver.view, repeat each parameters)
      if let refusal = view.refusal { throw refusal.asBridgingError }
      return ViewValue(view: view)
    }
  }

  /// A modifier that a still picture does not show: its arguments are read and left out.
  static func ignored(
    _ name: String, _ declaration: String, of owner: String = "View"
  ) -> Entry {
    Entry(.method, of: owner, name, declaration, isIgnored: true) { receiver, _ in
      if owner != "View" { return .value(receiver) }
      guard let view = try ViewValue.bridged(receiver) else {
        return .mismatch(parameter: -1, owners: [])
      }
      return .value(.native(view))
    }
  }

  /// A modifier that leaves out some of what it is given, which a still picture does not show.
  static func passive<each P: Bridged>(
    _ name: String, _ declaration: String,
    _ apply: @escaping @Sendable (any View, repeat each P) throws -> any View
  ) -> Entry {
    var entry = Entry.modifier(name, declaration, apply)
    entry.isIgnored = true
    return entry
  }

  /// An initialiser that leaves out what a still picture does not show.
  static func ignored<T: Bridged, each P: Bridged>(
    _ type: T.Type, _ declaration: String, _ make: @escaping @Sendable (repeat each P) throws -> T
  ) -> Entry {
    var entry = Entry.initializer(type, declaration, make)
    entry.isIgnored = true
    return entry
  }

  /// A declaration of SwiftUI's that is known and refused, with the reason.
  static func refused(
    _ kind: Kind, of owner: String, _ name: String, _ declaration: String,
    _ message: @escaping @Sendable ([Value]) -> String, hint: String? = nil
  ) -> Entry {
    var entry = Entry(kind, of: owner, name, declaration) { _, arguments in
      throw BridgingError(message(arguments), hint: hint)
    }
    entry.isRefused = true
    return entry
  }

  /// `shape.name(…)` on any shape.
  static func shapeMethod<R: Bridged, each P: Bridged>(
    _ name: String, _ declaration: String, of owner: String = "Shape",
    _ apply: @escaping @Sendable (any Shape, repeat each P) throws -> R
  ) -> Entry {
    .method(name, declaration, of: owner) { (receiver: ShapeValue, parameters: repeat each P) in
      try apply(receiver.shape, repeat each parameters)
    }
  }

  /// The cases of an enum, or constants of a struct, as static members.
  static func constants<T: Bridged>(_ values: [(String, T)], of owner: String = T.typeName)
    -> [Entry] where T: Sendable
  {
    values.map { name, value in .staticProperty(name, of: owner, value) }
  }

  /// What can be asked of a set of options, and done with it.
  static func setAlgebra<T: Bridged & OptionSet>(of type: T.Type) -> [Entry]
  where T.Element == T {
    let name = T.typeName
    return [
      .initializer(type, "init()") { T() },
      .initializer(type, "init(arrayLiteral elements: \(name)...)") { (set: T) in set },
      .property("isEmpty", "var isEmpty: Bool { get }") { (set: T) in set.isEmpty },
      .method("contains", "func contains(_ member: \(name)) -> Bool") { (set: T, other: T) in
        set.contains(other)
      },
      .method("union", "func union(_ other: \(name)) -> \(name)") { (set: T, other: T) in
        set.union(other)
      },
      .method("intersection", "func intersection(_ other: \(name)) -> \(name)") {
        (set: T, other: T) in set.intersection(other)
      },
      .method("subtracting", "func subtracting(_ other: \(name)) -> \(name)") {
        (set: T, other: T) in set.subtracting(other)
      },
      .method("symmetricDifference", "func symmetricDifference(_ other: \(name)) -> \(name)") {
        (set: T, other: T) in set.symmetricDifference(other)
      },
      .mutatingMethod("insert", "mutating func insert(_ member: \(name))") {
        (set: inout T, other: T) in set.insert(other)
      },
      .mutatingMethod("remove", "mutating func remove(_ member: \(name))") {
        (set: inout T, other: T) in set.remove(other)
      },
      .mutatingMethod("formUnion", "mutating func formUnion(_ other: \(name))") {
        (set: inout T, other: T) in set.formUnion(other)
      },
      .mutatingMethod("subtract", "mutating func subtract(_ other: \(name))") {
        (set: inout T, other: T) in set.subtract(other)
      },
      .infixOperator("==", "static func == (lhs: \(name), rhs: \(name)) -> Bool") {
        (a: T, b: T) in a == b
      },
    ]
  }

  /// `T.allCases` of a type that is `CaseIterable` in SwiftUI.
  static func allCases<T: Bridged & CaseIterable>(of type: T.Type) -> Entry {
    .staticProperty(
      "allCases", of: T.typeName, declaration: "static var allCases: [\(T.typeName)]",
      Array(T.allCases))
  }
}

extension ViewError {
  /// The error at the argument that it is about.
  fileprivate var asBridgingError: BridgingError {
    var error = BridgingError(description, hint: hint)
    if case .badLength(_, let parameter, _, _) = self { error.parameterName = parameter }
    return error
  }
}
