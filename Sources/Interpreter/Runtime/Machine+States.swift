import Catalog

/// Views' states, which lie outside of the views and last longer than they do, and bindings to them.
extension Machine {
  /// Changes the value behind a binding, which is the binding here.
  ///
  /// - Returns: false where something else is to be changed.
  func modifyBinding(
    _ name: String, of value: inout Value, _ change: (inout Value) throws -> Void
  ) throws -> Bool {
    guard name == "wrappedValue", !value.dereferenced.isOwnWrapper else { return false }
    if case .reference(let box) = value {
      try box.modify(change)
    } else {
      try change(&value)
    }
    return true
  }

  /// Changes a state in its place.
  func modifyState(
    _ state: Reference, as shape: Shape, _ change: (inout Value) throws -> Void
  ) throws {
    try state.modify { value in
      try change(&value)
      value = try checked(shape.convert(value, self).settled)
    }
  }
}

extension Value {
  /// Whether a property's value lies outside of this one: a view's state, a binding.
  func refersElsewhere(by property: String) -> Bool {
    guard case .instance(let instance as InstanceValue) = self,
      let index = instance.type.fieldIndex[property],
      case .reference = instance.fields[index]
    else { return false }
    return true
  }
}
