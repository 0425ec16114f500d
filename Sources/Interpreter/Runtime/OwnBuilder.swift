import Catalog

/// A result builder that the file declares: its static methods make one value of the statements of
/// a body, as SE-0289 says.
struct OwnBuilder {
  private let type: TypeDeclaration
  private let machine: Machine

  init(_ type: TypeDeclaration, _ machine: Machine) {
    self.type = type
    self.machine = machine
  }

  /// Runs a body and answers what its statements come to; one that uses `return` gives that.
  func run(_ body: Body, _ frame: Frame) throws -> Value {
    frame.builder = self
    let values = try body.build(frame, machine)
    if frame.hasReturned { return frame.result }
    return try finished(block(values))
  }

  /// The value of one statement.
  func expression(_ value: Value) throws -> Value {
    try has("buildExpression") ? call("buildExpression", [nil], [value]) : value
  }

  /// The one value of statements behind each other, gathered while `run` runs them.
  ///
  /// - Returns: nil where none gave a value.
  func part(of frame: Frame, _ run: () throws -> Void) throws -> Value? {
    let outer = frame.collected
    frame.collected = []
    defer { frame.collected = outer }
    try run()
    return frame.collected.isEmpty ? nil : try block(frame.collected)
  }

  /// What an `if` without `else` comes to; nil where its condition was false.
  func optional(_ part: Value?) throws -> Value {
    let name = has("buildOptional") ? "buildOptional" : "buildIf"
    guard has(name) else { throw Fault.missing("buildOptional(_:)", "an 'if'", type.name) }
    return try call(name, [nil], [part ?? .none])
  }

  /// What the branch of an `if` with `else` or of a `switch` comes to.
  func either(_ part: Value, isFirst: Bool) throws -> Value {
    let label = isFirst ? "first" : "second"
    guard has("buildEither", label: label) else {
      throw Fault.missing("buildEither(\(label):)", "an 'else' or 'switch'", type.name)
    }
    return try call("buildEither", [label], [part])
  }

  /// What a loop comes to.
  func array(_ parts: [Value]) throws -> Value {
    guard has("buildArray") else { throw Fault.missing("buildArray(_:)", "a loop", type.name) }
    return try call("buildArray", [nil], [.array(parts)])
  }

  func block(_ parts: [Value]) throws -> Value {
    guard has("buildPartialBlock", label: "first"), let first = parts.first else {
      guard has("buildBlock") else {
        throw Fault.missing("buildBlock(_:)", "what stands in it", type.name)
      }
      return try call("buildBlock", parts.map { _ in nil }, parts)
    }
    return try parts.dropFirst().reduce(call("buildPartialBlock", ["first"], [first])) {
      try call("buildPartialBlock", ["accumulated", "next"], [$0, $1])
    }
  }

  private func finished(_ value: Value) throws -> Value {
    try has("buildFinalResult") ? call("buildFinalResult", [nil], [value]) : value
  }

  private func has(_ name: String, label: String? = nil) -> Bool {
    type.memberTables.contains { table in
      table.staticMethods[name]?.contains {
        label == nil || $0.parameters.first?.label == label
      } == true
    }
  }

  private func call(_ name: String, _ labels: [String?], _ arguments: [Value]) throws -> Value {
    let site = CallSite(name, labels: labels)
    guard let value = try machine.staticMember(name, of: type.name, site, arguments) else {
      throw Fault.missing("\(name)", "what stands in it", type.name)
    }
    return value
  }
}

/// A closure given for a parameter behind the file's own result builder.
final class OwnBuilderFunction: Function {
  let function: any Function
  var depth: Int32 { function.depth }
  private let builder: OwnBuilder

  init(_ function: any Function, _ builder: OwnBuilder) {
    self.function = function
    self.builder = builder
  }

  var parameterCount: Int { function.parameterCount }
  func captures(_ isWanted: (any Bridged) -> Bool) -> Bool { function.captures(isWanted) }

  func call(_ arguments: [Value]) throws -> Value {
    let built =
      switch function {
      case let closure as ClosureValue: try closure.call(arguments, building: builder)
      case let shaped as ShapedFunction: try shaped.call(arguments, building: builder)
      default: Value?.none
      }
    return try built ?? function.call(arguments)
  }

  func build(_ arguments: [Value]) throws -> [Value] { [try call(arguments)] }
}

extension Machine {
  /// The result builder of the file with this name; nil for SwiftUI's.
  func ownBuilder(named name: String?) -> OwnBuilder? {
    guard let name, let type = types[name], type.attributes.contains("resultBuilder") else {
      return nil
    }
    return OwnBuilder(type, self)
  }

  /// A closure for a parameter or property behind a result builder.
  func builderFunction(_ function: any Function, named name: String?) -> any Function {
    ownBuilder(named: name).map { OwnBuilderFunction(function, $0) }
      ?? BuilderFunction(function, self)
  }

  /// What a closure comes to that is given for a property behind a result builder.
  func built(_ function: any Function, named name: String?) throws -> Value {
    guard let own = ownBuilder(named: name) else { return try combined(function.build([])) }
    return try OwnBuilderFunction(function, own).call([])
  }
}

extension Fault {
  fileprivate static func missing(_ method: String, _ use: String, _ builder: String) -> Fault {
    Fault(
      "the result builder '\(builder)' takes \(use) by 'static func \(method)', which it lacks")
  }
}
