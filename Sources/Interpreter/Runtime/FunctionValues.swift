import Catalog

/// A closure or nested function of fixture code with what it captured.
final class ClosureValue: Function {
  let body: Body
  let machine: Machine
  /// The boxes of captured variables, in the order of `body.captures`.
  private(set) var captured: [Value]

  deinit {
    release(&captured)
  }

  /// Hands over what it captured, for a holder that goes.
  func takeCaptured() -> [Value] {
    defer { captured = [] }
    return captured
  }

  init(_ body: Body, machine: Machine, captured: [Value]) {
    self.body = body
    self.machine = machine
    self.captured = captured
  }

  var parameterCount: Int { body.parameters.count }

  func captures(_ isWanted: (any Bridged) -> Bool) -> Bool {
    captured.contains { value in
      switch value.dereferenced {
      case .native(let native): isWanted(native)
      case .instance(let instance as InstanceValue):
        instance.fields.contains { field in
          if case .native(let native) = field { isWanted(native) } else { false }
        }
      case .function(let function): function.captures(isWanted)
      default: false
      }
    }
  }

  func call(_ arguments: [Value]) throws -> Value {
    try machine.nested(in: body.name, at: body.place) {
      try body.run(frame(arguments), machine)
    }
  }

  func build(_ arguments: [Value]) throws -> [Value] {
    try machine.nested(in: body.name, at: body.place) {
      try body.build(frame(arguments), machine)
    }
  }

  /// Runs the body behind the file's own result builder.
  func call(_ arguments: [Value], building builder: OwnBuilder) throws -> Value {
    try machine.nested(in: body.name, at: body.place) {
      try builder.run(body, frame(arguments))
    }
  }

  private func frame(_ arguments: [Value]) throws -> Frame {
    let frame = Frame(slotCount: body.slotCount)
    for (index, box) in captured.enumerated() { frame.slots[body.captureSlots[index]] = box }
    let values = try spread(arguments)
    for (index, parameter) in body.parameters.enumerated() {
      let value = try parameter.shape.convert(values[index], machine)
      if case .reference = value {
        frame.slots[parameter.slot] = value
      } else {
        parameter.declare(value, in: frame)
      }
    }
    return frame
  }

  /// One value for each parameter; a tuple is taken apart where several are wanted, as Swift does
  /// for `enumerated().map { index, element in … }`.
  private func spread(_ arguments: [Value]) throws -> [Value] {
    let wanted = body.parameters.count
    if arguments.count == wanted { return arguments }
    if arguments.count == 1, wanted > 1, case .tuple(let elements, _) = arguments[0].dereferenced,
      elements.count == wanted
    {
      return elements.map(\.value)
    }
    if arguments.count > wanted {
      // `$0` alone stands for all arguments where there are several.
      if body.hasNumberedParameters, wanted == 1 {
        return [.tuple(arguments.map { .init(nil, $0) })]
      }
      if body.hasNumberedParameters || wanted == 0 { return Array(arguments.prefix(wanted)) }
    }
    throw machine.located(
      Fault.wrongCount(takes: wanted, given: arguments.count), at: body.place)
  }
}

/// A compiled function as a value: a method of a value, an initialiser, an operator.
final class NativeFunction: Function {
  let parameterCount: Int
  let depth: Int32
  private let body: ([Value]) throws -> Value

  /// - Parameter held: the value that `body` captures.
  init(
    parameterCount: Int, holding held: Value? = nil, _ body: @escaping ([Value]) throws -> Value
  ) {
    self.parameterCount = parameterCount
    depth = held.map { 1 + $0.depth } ?? 0
    self.body = body
  }

  func call(_ arguments: [Value]) throws -> Value {
    // `zip(a, b).map(+)`: a pair is taken apart for a function of two.
    if arguments.count == 1, parameterCount > 1,
      case .tuple(let elements, _) = arguments[0].dereferenced, elements.count == parameterCount
    {
      return try body(elements.map(\.value))
    }
    return try body(arguments)
  }

  func build(_ arguments: [Value]) throws -> [Value] {
    [try body(arguments)]
  }
}

/// A closure given for a `@ViewBuilder` parameter: a call of it runs it as a builder.
final class BuilderFunction: Function {
  let function: any Function
  var depth: Int32 { function.depth }
  private let machine: Machine

  init(_ function: any Function, _ machine: Machine) {
    self.function = function
    self.machine = machine
  }

  var parameterCount: Int { function.parameterCount }
  func captures(_ isWanted: (any Bridged) -> Bool) -> Bool { function.captures(isWanted) }

  func call(_ arguments: [Value]) throws -> Value {
    try machine.combined(function.build(arguments))
  }

  func build(_ arguments: [Value]) throws -> [Value] {
    try function.build(arguments)
  }
}

/// A function seen as a written function type, which gives literals their types.
final class ShapedFunction: Function {
  let function: any Function
  var depth: Int32 { function.depth }
  private let parameters: [Shape]
  private let result: Shape
  private let machine: Machine

  private init(
    _ function: any Function, _ parameters: [Shape], _ result: Shape, _ machine: Machine
  ) {
    self.function = function
    self.parameters = parameters
    self.result = result
    self.machine = machine
  }

  static func value(
    _ function: any Function, _ parameters: [Shape], _ result: Shape, _ machine: Machine
  ) -> Value {
    if result.isAny && parameters.allSatisfy(\.isAny) { return .function(function) }
    // A function that is converted again and again is not wrapped again and again.
    if let shaped = function as? ShapedFunction, shaped.isShaped(as: parameters, result) {
      return .function(function)
    }
    return .function(ShapedFunction(function, parameters, result, machine))
  }

  private func isShaped(as parameters: [Shape], _ result: Shape) -> Bool {
    result.name == self.result.name && parameters.map(\.name) == self.parameters.map(\.name)
  }

  var parameterCount: Int { function.parameterCount }
  func captures(_ isWanted: (any Bridged) -> Bool) -> Bool { function.captures(isWanted) }

  func call(_ arguments: [Value]) throws -> Value {
    let value = try function.call(converted(arguments))
    if case .void = result { return .void }
    return try result.convert(value, machine)
  }

  func build(_ arguments: [Value]) throws -> [Value] {
    try function.build(converted(arguments))
  }

  /// Runs the function behind the file's own result builder; nil where that cannot be.
  func call(_ arguments: [Value], building builder: OwnBuilder) throws -> Value? {
    let arguments = try converted(arguments)
    let value =
      switch function {
      case let closure as ClosureValue: try closure.call(arguments, building: builder)
      case let shaped as ShapedFunction: try shaped.call(arguments, building: builder)
      default: Value?.none
      }
    return try value.map { try result.convert($0, machine) }
  }

  private func converted(_ arguments: [Value]) throws -> [Value] {
    try arguments.enumerated().map { index, value in
      index < parameters.count ? try parameters[index].convert(value, machine) : value
    }
  }
}

extension Fault {
  fileprivate static func wrongCount(takes: Int, given: Int) -> Fault {
    Fault("the closure takes \(takes) \(takes == 1 ? "argument" : "arguments"), not \(given)")
  }
}
