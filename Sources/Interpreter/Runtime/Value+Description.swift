import Catalog
import FigureLimits
import Foundation

extension Value {
  /// The type's name, for messages and to look members up.
  var typeDescription: String {
    switch self {
    case .void: "Void"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .none: "Optional"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .tuple(let elements, _): elements.isEmpty ? "Void" : "tuple"
    case .range(let range): range.includesUpper ? "ClosedRange" : "Range"
    case .function: "function"
    case .symbol(let symbol):
      symbol is LiteralNumber ? "Int" : symbol is LiteralText ? "String" : ".\(symbol.name)"
    case .keyPath: "KeyPath"
    case .instance(let instance): instance.typeName
    case .native(let native): Swift.type(of: native).typeName
    case .type(let name): "\(name).Type"
    case .reference(let box): box.value.typeDescription
    }
  }
}

extension Machine {
  /// The text of a value as string interpolation gives it.
  func text(of value: Value) -> String {
    var budget = limits.stringBytes
    return text(of: value, isNested: false, depth: 0, budget: &budget)
  }

  /// The text of a value of a type that says which of its parts are optional.
  func text(of value: Value, as shape: Shape) -> String {
    var budget = limits.stringBytes
    return text(of: value, as: shape, depth: 0, budget: &budget)
  }

  private func text(of value: Value, isNested: Bool, depth: Int, budget: inout Int) -> String {
    guard depth < Machine.shownDepth, budget > 0 else { return "…" }
    let result: String
    switch value {
    case .void: result = "()"
    case .bool(let bool): result = "\(bool)"
    case .int(let int): result = "\(int)"
    case .double(let double): result = "\(double)"
    case .string(let string): result = isNested ? "\"\(string)\"" : string
    case .none: result = "nil"
    case .array(let values, _): result = list(values, depth, &budget)
    case .dictionary(let pairs): result = text(of: pairs, depth, &budget)
    case .tuple(let elements, _):
      let parts = elements.map { element in
        let text = text(of: element.value, isNested: true, depth: depth + 1, budget: &budget)
        return element.label.map { "\($0): \(text)" } ?? text
      }
      result = "(\(parts.joined(separator: ", ")))"
    case .range(let range):
      let lower = range.lower.map { text(of: $0) } ?? ""
      let upper = range.upper.map { text(of: $0) } ?? ""
      result = "\(lower)\(range.includesUpper ? "..." : "..<")\(upper)"
    case .symbol(let symbol):
      result = (symbol as? LiteralText).flatMap { try? $0.string() } ?? symbol.name
    case .function: result = "(Function)"
    case .keyPath(let names): result = "\\.\(names.joined(separator: "."))"
    case .instance(let instance as InstanceValue): result = text(of: instance, depth, &budget)
    case .instance(let instance): result = instance.typeName
    case .native(let native):
      if let set = native as? ValueSet {
        result = list(set.elements, depth, &budget)
      } else {
        result = geometryText(of: native) ?? "\(native)"
      }
    case .type(let name): result = String(name.split(separator: ".").last ?? "")
    case .reference(let box):
      return text(of: box.value, isNested: isNested, depth: depth + 1, budget: &budget)
    }
    budget -= result.utf8.count
    return result
  }

  private static let shownDepth = 32

  /// Points, sizes and rectangles as Apple's systems show them: their numbers alone.
  private func geometryText(of native: any Bridged) -> String? {
    switch native as Any {
    case let point as CGPoint: "(\(point.x), \(point.y))"
    case let size as CGSize: "(\(size.width), \(size.height))"
    case let rect as CGRect:
      "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
    default: nil
    }
  }

  private func list(_ values: [Value], _ depth: Int, _ budget: inout Int) -> String {
    var parts: [String] = []
    for value in values {
      guard budget > 0 else { break }
      parts.append(text(of: value, isNested: true, depth: depth + 1, budget: &budget))
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  private func text(of pairs: ValueDictionary, _ depth: Int, _ budget: inout Int) -> String {
    if pairs.isEmpty { return "[:]" }
    var parts: [String] = []
    for (key, value) in zip(pairs.keys, pairs.values) {
      guard budget > 0 else { break }
      let key = text(of: key, isNested: true, depth: depth + 1, budget: &budget)
      let value = text(of: value, isNested: true, depth: depth + 1, budget: &budget)
      parts.append("\(key): \(value)")
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  private func text(of instance: InstanceValue, _ depth: Int, _ budget: inout Int) -> String {
    if instance.conforms(to: "CustomStringConvertible"),
      case .string(let text)? = try? property("description", of: .instance(instance))
    {
      return text
    }
    if let enumCase = instance.enumCase, instance.fields.isEmpty { return enumCase.name }
    let names = instance.enumCase?.parameters.map(\.label) ?? instance.type.stored.map { $0.name }
    var parts: [String] = []
    let shapes = shapes(of: instance)
    for ((name, value), shape) in zip(zip(names, instance.fields), shapes) {
      guard budget > 0 else { break }
      let text = text(of: value, as: shape, depth: depth + 1, budget: &budget)
      parts.append(name.map { "\($0): \(text)" } ?? text)
    }
    let typeName = instance.typeName.split(separator: ".").last.map(String.init) ?? ""
    return "\(instance.enumCase?.name ?? typeName)(\(parts.joined(separator: ", ")))"
  }

  /// The types that a value's parts are declared with.
  private func shapes(of instance: InstanceValue) -> [Shape] {
    guard let enumCase = instance.enumCase else {
      return instance.type.stored.map { instance.type.writtenShape(of: $0) }
    }
    let compiler = Compiler(
      machine: self, owner: instance.type.owner, isStatic: true,
      generics: instance.type.genericNames)
    return enumCase.types.map { type in type.map { compiler.shape($0) } ?? .any }
  }

  /// The text of a part, which says that it is optional.
  private func text(of value: Value, as shape: Shape, depth: Int, budget: inout Int) -> String {
    guard depth < Machine.shownDepth, budget > 0 else { return "…" }
    switch (shape, value) {
    case (.optional, .none): return "nil"
    case (.optional(let wrapped), _):
      return "Optional(\(text(of: value, as: wrapped, depth: depth + 1, budget: &budget)))"
    case (.array(let element), .array(let values, _)) where shape.hasOptionalParts:
      var parts: [String] = []
      for value in values {
        guard budget > 0 else { break }
        parts.append(text(of: value, as: element, depth: depth + 1, budget: &budget))
      }
      return "[\(parts.joined(separator: ", "))]"
    case (.dictionary(_, let element), .dictionary(let pairs))
    where shape.hasOptionalParts && !pairs.isEmpty:
      var parts: [String] = []
      for (key, value) in zip(pairs.keys, pairs.values) {
        guard budget > 0 else { break }
        let key = text(of: key, isNested: true, depth: depth + 1, budget: &budget)
        parts.append("\(key): \(text(of: value, as: element, depth: depth + 1, budget: &budget))")
      }
      return "[\(parts.joined(separator: ", "))]"
    case (.tuple(let shapes), .tuple(let elements, _))
    where shape.hasOptionalParts && shapes.count == elements.count:
      let parts = zip(shapes, elements).map { part, element in
        let text = text(of: element.value, as: part.shape, depth: depth + 1, budget: &budget)
        return (element.label ?? part.label).map { "\($0): \(text)" } ?? text
      }
      return "(\(parts.joined(separator: ", ")))"
    default: return text(of: value, isNested: true, depth: depth, budget: &budget)
    }
  }
}
