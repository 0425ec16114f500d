import Catalog

/// Lets go of values one after another, where each would release the next inside itself.
///
/// Instances of classes and closures may form chains of any length, as the nodes of a list do;
/// what other values hold is of limited depth.
func release(_ values: inout [Value]) {
  var waiting: [Value] = []
  values.withUnsafeMutableBufferPointer { buffer in
    for index in buffer.indices where isChained(buffer[index]) {
      waiting.append(buffer[index])
      buffer[index] = .void
    }
  }
  while var value = waiting.popLast() { takeApart(&value, &waiting) }
}

/// Whether a value may hold an object that holds the next.
private func isChained(_ value: Value) -> Bool {
  switch value {
  case .function, .reference, .instance: true
  case .native: false
  default: value.depth > 1
  }
}

/// What several holders share is left to the last of them.
private func takeApart(_ value: inout Value, _ waiting: inout [Value]) {
  if var instance = value.takeInstance() {
    guard isKnownUniquelyReferenced(&instance) else { return }
    waiting += instance.takeFields().filter(isChained)
  } else if var closure = value.takeFunction(ClosureValue.self) {
    guard isKnownUniquelyReferenced(&closure) else { return }
    waiting += closure.takeCaptured().filter(isChained)
  } else if var wrapper = value.takeFunction(ShapedFunction.self) {
    guard isKnownUniquelyReferenced(&wrapper) else { return }
    waiting.append(.function(wrapper.function))
  } else if var wrapper = value.takeFunction(BuilderFunction.self) {
    guard isKnownUniquelyReferenced(&wrapper) else { return }
    waiting.append(.function(wrapper.function))
  } else if var wrapper = value.takeFunction(OwnBuilderFunction.self) {
    guard isKnownUniquelyReferenced(&wrapper) else { return }
    waiting.append(.function(wrapper.function))
  } else if var wrapper = value.takeFunction(LocalFunction.self) {
    guard isKnownUniquelyReferenced(&wrapper) else { return }
    waiting.append(.function(wrapper.closure))
  } else if var box = value.takeBox() {
    guard isKnownUniquelyReferenced(&box), isChained(box.value) else { return }
    waiting.append(box.value)
    box.value = .void
  } else {
    switch value {
    case .array(let values, _): waiting += values.filter(isChained)
    case .tuple(let elements, _): waiting += elements.map(\.value).filter(isChained)
    case .dictionary(let pairs): waiting += pairs.values.filter(isChained)
    default: break
    }
  }
}

extension Value {
  /// The instance, taken out so that the caller is its only holder.
  mutating func takeInstance() -> InstanceValue? {
    guard case .instance(let instance as InstanceValue) = self else { return nil }
    self = .void
    return instance
  }

  fileprivate mutating func takeFunction<F: Function>(_ type: F.Type) -> F? {
    guard case .function(let function as F) = self else { return nil }
    self = .void
    return function
  }

  fileprivate mutating func takeBox() -> Reference? {
    guard case .reference(let box) = self else { return nil }
    self = .void
    return box
  }
}
