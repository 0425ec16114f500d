import Catalog

/// Something that can be assigned to or passed with `&`.
///
/// `prepare` evaluates subscripts' indices once and keeps them in slots; `read` and `modify` may
/// follow it as often as needed.
struct Location {
  var prepare: ((Frame) throws -> Void)?
  var read: (Frame) throws -> Value
  var modify: (Frame, (inout Value) throws -> Void) throws -> Void
  var shape = Shape.any
  /// The name of the constant that this is, or is a part of.
  var constant: String?

  func assign(_ value: Value, _ frame: Frame, _ machine: Machine) throws {
    let value = try shape.convert(value, machine).settled
    try modify(frame) { old in old = Location.keepingKind(of: old, value) }
  }

  /// `.name` means a member of the type that the variable has, a whole number that replaces a broken one becomes broken: variables keep their type.
  static func keepingKind(of old: Value, _ new: Value) -> Value {
    if case .double = old, let number = new.number { return .double(number) }
    if case .int = old, let number = new.literalNumber { return number.settled }
    if case .symbol(let symbol as SymbolValue) = new {
      switch old {
      case .void, .none, .symbol: return new
      default: return (try? symbol.machine.resolve(symbol, like: old)) ?? new
      }
    }
    return new
  }
}
