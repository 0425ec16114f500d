import Catalog

extension Machine {
  /// Puts the values of a result builder into one: itself, or a `Group` of several.
  func combined(_ values: [Value]) throws -> Value {
    if values.count == 1, let only = values.first { return only }
    let site = CallSite("init", labels: [nil], firstTrailing: 0)
    let content = NativeBuilder(values)
    var receiver = Value.void
    let group = try callTable(
      site, kinds: [.initializer], owners: ["Group"], on: &receiver, [.function(content)])
    return group ?? .array(values)
  }
}

/// A builder whose values are known.
private final class NativeBuilder: Function {
  private let values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  var parameterCount: Int { 0 }

  func call(_ arguments: [Value]) throws -> Value {
    values.count == 1 ? values[0] : .array(values)
  }

  func build(_ arguments: [Value]) throws -> [Value] {
    values
  }
}
