import Catalog
import Foundation
import Views

/// A closure that takes nothing and is only run. A still picture never runs a button's action or
/// what a gesture does.
struct ActionValue: Bridged {
  let function: any Function

  static var typeName: String { "() -> Void" }

  static func bridged(_ value: Value) throws -> ActionValue? {
    if case .reference(let reference) = value { return try bridged(reference.value) }
    guard case .function(let function) = value else { return nil }
    return ActionValue(function: function)
  }
}

/// A closure that is told whether the reader is changing a value; never run.
struct EditingValue: Bridged {
  static var typeName: String { "(Bool) -> Void" }

  /// A closure without a parameter is another's: `Slider(value: $speed) { Text("Speed") }`.
  static func bridged(_ value: Value) throws -> EditingValue? {
    if case .reference(let reference) = value { return try bridged(reference.value) }
    guard case .function(let function) = value, function.parameterCount == 1 else { return nil }
    return EditingValue()
  }
}

/// A binding's value, which is the binding here: `$isOn`, `.constant(true)`.
extension Binding: Bridged where Value: Bridged {
  public static var typeName: String { "Binding<\(Value.typeName)>" }

  public static func bridged(_ value: Catalog.Value) throws -> Binding<Value>? {
    if case .symbol(let symbol) = value,
      let constant = try symbol.resolve(owners: ["Binding"])
    {
      return try Value.bridged(constant).map { .constant($0) }
    }
    return try Value.bridged(value).map { .constant($0) }
  }
}

/// A selection, or the tag of an option: a value that can be told from others.
struct TagValue: Bridged {
  let tag: OptionTag

  static var typeName: String { "Hashable" }

  static func bridged(_ value: Value) throws -> TagValue? {
    if case .symbol(let symbol) = value {
      guard let constant = try symbol.resolve(owners: ["Binding"]) else { return nil }
      return try bridged(constant)
    }
    return TagValue(tag: OptionTag(try value.hashKey()))
  }
}

/// A closed range of numbers: `0...1`.
struct NumberRange: Bridged {
  let bounds: ClosedRange<Double>

  static var typeName: String { "ClosedRange" }

  static func bridged(_ value: Value) throws -> NumberRange? {
    switch value {
    case .reference(let reference): return try bridged(reference.value)
    case .range(let range) where range.includesUpper:
      guard let lower = try range.lower.flatMap({ try Double.bridged($0) }),
        let upper = try range.upper.flatMap({ try Double.bridged($0) }), lower <= upper
      else { return nil }
      return NumberRange(bounds: lower...upper)
    default: return nil
    }
  }
}

/// Something that a control is given and a still picture does not show: a step, an address.
struct UnshownValue: Bridged {
  static var typeName: String { "Any" }
  static func bridged(_ value: Value) throws -> UnshownValue? { UnshownValue() }
}
