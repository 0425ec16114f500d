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
  static func ignored(_ name: String, _ declaration: String) -> Entry {
    Entry(.method, of: "View", name, declaration, isIgnored: true) { receiver, _ in
      guard let view = try ViewValue.bridged(receiver) else {
        return .mismatch(parameter: -1, owners: [])
      }
      return .value(.native(view))
    }
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
