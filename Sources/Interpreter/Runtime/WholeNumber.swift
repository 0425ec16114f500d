import Catalog

/// Types of whole numbers whose bounds are not those of `Int`. Numbers have 63 bits and a sign here,
/// so that what is beyond them is refused in the 64-bit types without a sign.
enum WholeNumber {
  /// Calculations whose result is of their operands' type.
  static let operators: Set<String> = [
    "+", "-", "*", "&+", "&-", "&*", "<<", "&<<", "/", "%", "&", "|", "^", ">>",
  ]

  /// The bounds of a type by its name; nil for `Int` and for what is no whole number.
  static func bounds(of name: String) -> ClosedRange<Int>? {
    switch name {
    case "UInt", "UInt64": 0 ... .max
    case "Int8": range(of: Int8.self)
    case "Int16": range(of: Int16.self)
    case "Int32": range(of: Int32.self)
    case "UInt8": range(of: UInt8.self)
    case "UInt16": range(of: UInt16.self)
    case "UInt32": range(of: UInt32.self)
    default: nil
    }
  }

  private static func range<T: FixedWidthInteger>(of type: T.Type) -> ClosedRange<Int> {
    Int(clamping: T.min)...Int(clamping: T.max)
  }

  static func fits(_ number: Int, _ name: String) -> Bool {
    bounds(of: name)?.contains(number) ?? true
  }

  /// The result of a calculation in a type: bits that it does not have are dropped by `&+` and the
  /// like and by `<<`; elsewhere the result has to fit.
  static func bounded(_ value: Value, _ operation: String, _ name: String) throws -> Value {
    guard case .int(let number) = value, !fits(number, name) else { return value }
    guard operation.hasPrefix("&") || operation == "<<" else {
      throw Fault.beyondBounds(number, of: name)
    }
    return .int(try truncated(number, to: name))
  }

  /// The lowest bits of a number, as many as a type has.
  static func truncated(_ number: Int, to name: String) throws -> Int {
    switch name {
    case "Int8": return Int(Int8(truncatingIfNeeded: number))
    case "Int16": return Int(Int16(truncatingIfNeeded: number))
    case "Int32": return Int(Int32(truncatingIfNeeded: number))
    case "UInt8": return Int(UInt8(truncatingIfNeeded: number))
    case "UInt16": return Int(UInt16(truncatingIfNeeded: number))
    case "UInt32": return Int(UInt32(truncatingIfNeeded: number))
    case "Int", "Int64": return number
    default:
      guard number >= 0 else {
        throw Fault("\(number) as a '\(name)' does not fit into the whole numbers of fixtures")
      }
      return number
    }
  }
}

extension Fault {
  static func beyondBounds(_ number: Int, of name: String) -> Fault {
    Fault("\(number) does not fit into a '\(name)'")
  }
}
