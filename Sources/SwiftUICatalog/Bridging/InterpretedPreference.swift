import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

/// A fixture's own `PreferenceKey`.
struct InterpretedPreference: Bridged {
  let kind: SentKind
  private let type: DeclaredType

  static var typeName: String { "PreferenceKey.Type" }

  static func bridged(_ value: Value) throws -> InterpretedPreference? {
    guard let type = try DeclaredType.bridged(value) else { return nil }
    let kind = SentKind(name: type.layoutKey) {
      try defaultValue(of: type)
    } reduce: { sum, next in
      guard let value = sum as? Value, let next = next as? Value else { return }
      let box = Reference(value)
      _ = try type.call(
        "reduce",
        [
          Argument("value", .reference(box)),
          Argument("nextValue", .function(GivenValue(next))),
        ])
      sum = box.value
    }
    return InterpretedPreference(kind: kind, type: type)
  }

  /// A value that has no default is an optional's, whose default is nil.
  private static func defaultValue(of type: DeclaredType) throws -> Value {
    try type.property("defaultValue") ?? .none
  }

  /// A value for the key: `.zero` means a member of the type that the default is of.
  func typed(_ value: Value) throws -> Value {
    guard case .symbol(let symbol) = value,
      case .native(let native) = try Self.defaultValue(of: type)
    else { return value.settled }
    return try symbol.resolve(owners: Swift.type(of: native).symbolOwners) ?? value.settled
  }

  /// What a closure of the fixture's makes of a value in place.
  func changed(_ sent: Any?, _ change: (Reference) throws -> Void) throws -> Value {
    let box = Reference(try sent as? Value ?? Self.defaultValue(of: type))
    try change(box)
    return box.value
  }
}

/// What a closure was told: equal where fixture code says that it is.
struct ToldValue: Equatable {
  let value: Value
  private let key: HashKey

  /// - Throws: `BridgingError` where values of the type cannot be told apart.
  init(_ value: Value) throws {
    self.value = value.settled
    key = try self.value.hashKey()
  }

  static func == (a: ToldValue, b: ToldValue) -> Bool { a.key == b.key }
}

/// A closure that gives a value that is known.
final class GivenValue: Function {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  var parameterCount: Int { 0 }
  func call(_ arguments: [Value]) throws -> Value { value }
  func build(_ arguments: [Value]) throws -> [Value] { [value] }
}

/// An anchor of a rectangle or a point.
enum AnchorValue: Bridged, Hashable {
  case rect(Anchor<CGRect>)
  case point(Anchor<CGPoint>)

  static var typeName: String { "Anchor" }
}

/// Which rectangle or point of a view an anchor is of.
struct AnchorSource: Bridged, Sendable {
  let anchor: @Sendable (CGRect) -> AnchorValue

  static var typeName: String { "Anchor.Source" }

  static func rect(_ source: @escaping @Sendable () -> Anchor<CGRect>.Source) -> AnchorSource {
    AnchorSource { .rect(source().anchor(in: $0)) }
  }

  static func point(_ source: @escaping @Sendable () -> Anchor<CGPoint>.Source) -> AnchorSource {
    AnchorSource { .point(source().anchor(in: $0)) }
  }
}
