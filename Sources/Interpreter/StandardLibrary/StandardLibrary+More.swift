import Catalog
import FigureLimits

/// Functions of collections that articles use less often.
extension StandardLibrary {
  static let rarer: [Entry] = [
    .standard(.initializer, "Optional", "init", "init(_ value: Wrapped)") { _, arguments in
      arguments[0]
    },
    .standardProperty("String", "wholeNumberValue") { value in
      let text = try value.asString(-1)
      guard text.count == 1, let number = text.first?.wholeNumberValue else { return .none }
      return .int(number)
    },
    .standardProperty("Array", "description") { value in
      let values = try elements(of: value.settled)
      guard let text = try description(of: values) else { throw StandardMisfit(parameter: -1) }
      return .string(text)
    },
    .standardMethod("Array", "split", "func split(separator: Element) -> [[Element]]") {
      receiver, arguments in
      var parts: [[Value]] = [[]]
      for value in try elements(of: receiver) {
        if try isSame(value, arguments[0]) {
          parts.append([])
        } else {
          parts[parts.count - 1].append(value)
        }
      }
      return .array(parts.filter { !$0.isEmpty }.map { .array($0) })
    },
    .standard(
      .function, "", "sequence", "func sequence(first: T, next: (T) -> T?) -> [T]"
    ) { _, arguments in
      let next = try arguments[1].asFunction(1)
      var values: [Value] = []
      var value = arguments[0]
      while !value.isNone {
        guard values.count < Limits.largestCollection else {
          throw Fault.beyond(.elements)
        }
        values.append(value)
        value = try next.call([value])
      }
      return .array(values)
    },
    .standard(.staticMethod, "Bool", "random", "static func random() -> Bool") { _, _ in
      throw Fault(
        "'random' gives another value each time, so figures would differ",
        hint: "write the values down")
    },
    merging(.mutatingMethod, "merge"), merging(.method, "merging"),
  ]

  /// `merge(_:uniquingKeysWith:)` and `merging`.
  private static func merging(_ kind: Entry.Kind, _ name: String) -> Entry {
    .standard(
      kind, "Dictionary", name,
      "func \(name)(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value)"
    ) { receiver, arguments in
      guard case .dictionary(var pairs) = receiver.dereferenced else {
        throw StandardMisfit(parameter: -1)
      }
      let combine = try arguments[1].asFunction(1)
      for pair in try elements(of: arguments[0]) {
        guard case .tuple(let parts, _) = pair, parts.count == 2 else {
          throw StandardMisfit(parameter: 0)
        }
        let key = try pairs.meaning(of: parts[0].value)
        let known = try pairs.value(for: key)
        let new = try known.map { try combine.call([$0, parts[1].value]) } ?? parts[1].value
        try pairs.set(key, to: new)
      }
      if kind == .method { return .dictionary(pairs) }
      receiver = .dictionary(pairs)
      return .void
    }
  }

  /// The text of plain values; nil where one of them needs more to be known.
  private static func description(of values: [Value]) throws -> String? {
    var parts: [String] = []
    for value in values {
      switch value {
      case .int(let int): parts.append("\(int)")
      case .double(let double): parts.append("\(double)")
      case .bool(let bool): parts.append("\(bool)")
      case .string(let string): parts.append("\"\(string)\"")
      default: return nil
      }
    }
    return "[\(parts.joined(separator: ", "))]"
  }
}

extension InstanceValue {
  /// The elements of a `Sequence` of the file's own, which its iterator gives one by one.
  func sequenceElements() throws -> [Value]? {
    let makes = type.hasMethod("makeIterator")
    guard makes || (conforms(to: "IteratorProtocol") && conforms(to: "Sequence")) else {
      return nil
    }
    var iterator = Value.instance(self)
    if makes {
      iterator = try machine.callMethod(CallSite("makeIterator", labels: []), on: &iterator, [])
      // The iterator of a collection that it holds.
      guard case .instance = iterator else { return try elements(of: iterator) }
    }
    var values: [Value] = []
    let next = CallSite("next", labels: [])
    while true {
      let value = try machine.callMethod(next, on: &iterator, [], isPlace: true)
      if value.isNone { return values }
      guard values.count < Limits.largestCollection else {
        throw Fault.beyond(.elements)
      }
      values.append(value)
    }
  }
}
