import Catalog
import SwiftSyntax

/// Property wrappers of the file's own: `@Clamped(0...1) var x = 2` is stored as a `Clamped`, whose
/// `wrappedValue` is what `x` means, and its `projectedValue` what `$x` means.
extension TypeDeclaration {
  /// Code for the wrapper that a property starts with; nil where the initialiser gives it one.
  func wrapping(
    _ property: StoredProperty, in wrapper: TypeDeclaration, as shape: Shape, _ compiler: Compiler
  ) throws -> Code? {
    if property.initial == nil, !startsWrapped(property, in: wrapper) { return nil }
    let value = try property.initial.map { try compiler.detached($0, as: shape) }
    let make = try wrap(property, in: wrapper, compiler)
    return { frame in try make(value?(frame)) }
  }

  /// Whether a wrapper needs no value to begin with: `@Counted var x: Int`.
  func startsWrapped(_ property: StoredProperty, in wrapper: TypeDeclaration) -> Bool {
    let arguments = property.attribute?.arguments
    if let arguments { return !arguments.isEmpty && property.initial == nil }
    return wrapper.needsNoArguments
  }

  /// Makes the wrapper of a value, with the arguments of the attribute.
  private func wrap(
    _ property: StoredProperty, in wrapper: TypeDeclaration, _ compiler: Compiler
  ) throws -> (Value?) throws -> Value {
    let written = property.attribute?.arguments.map(Array.init) ?? []
    let codes = try written.map { try compiler.detached($0.expression, as: .any) }
    let labels = written.map { $0.label?.identifierText }
    return { [unowned machine] value in
      let arguments = try codes.map { try $0(Frame(slotCount: 0)) }
      let site = CallSite("init", labels: (value == nil ? [] : ["wrappedValue"]) + labels)
      return try machine.construct(wrapper, site, (value.map { [$0] } ?? []) + arguments)
    }
  }

  /// The wrapper of the stored property at an index, made of a value for it.
  func wrapped(_ value: Value, at index: Int) throws -> Value? {
    let property = stored[index]
    guard let wrapper = wrapper(of: property) else { return nil }
    let compiler = Compiler(machine: machine, owner: owner, isStatic: true, generics: genericNames)
    let value = try writtenShape(of: property).convert(value, machine)
    return try wrap(property, in: wrapper, compiler)(value)
  }

  /// The index of the property whose wrapper `_name` means.
  func wrapperIndex(_ name: String) -> Int? {
    guard name.hasPrefix("_"), let index = fieldIndex[String(name.dropFirst())],
      wrapper(of: stored[index]) != nil
    else { return nil }
    return index
  }
}
