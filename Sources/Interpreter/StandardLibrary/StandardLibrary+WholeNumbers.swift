import Catalog

/// The types of whole numbers by their bounds. Numbers here have 63 bits and a sign, so that the
/// upper half of the 64-bit types without a sign is refused.
extension StandardLibrary {
  private static let bounds: [(name: String, bounds: ClosedRange<Int>)] = [
    ("Int", .min ... .max), ("Int64", .min ... .max), ("UInt", 0 ... .max), ("UInt64", 0 ... .max),
    ("Int32", range(of: Int32.self)), ("UInt32", range(of: UInt32.self)),
    ("Int16", range(of: Int16.self)), ("UInt16", range(of: UInt16.self)),
    ("Int8", range(of: Int8.self)), ("UInt8", range(of: UInt8.self)),
  ]

  private static func range<T: FixedWidthInteger>(of type: T.Type) -> ClosedRange<Int> {
    Int(clamping: T.min)...Int(clamping: T.max)
  }

  static let wholeNumbers: [Entry] = bounds.flatMap { name, bounds -> [Entry] in
    entries(of: name, bounds) + (name == "Int" ? [] : ofOthers(name, bounds))
  }

  /// What `Int` has of its own elsewhere.
  private static func ofOthers(_ name: String, _ bounds: ClosedRange<Int>) -> [Entry] {
    [
      .standard(.initializer, name, "init", "init()") { _, _ in .int(0) },
      .standard(.initializer, name, "init", "init(_ value: some Numeric)") { _, arguments in
        let value = try int(arguments[0])
        guard case .int(let number) = value else { return value }
        if bounds.contains(number) { return value }
        if case .string = arguments[0] { return .none }
        throw Fault("\(number) does not fit into a '\(name)'")
      },
      .standard(.initializer, name, "init", "init?(exactly value: Double)") { _, arguments in
        let number = Int(exactly: try arguments[0].asNumber(0))
        return number.flatMap { bounds.contains($0) ? .int($0) : nil } ?? .none
      },
      .standardStatic(name, "min") { .int(bounds.lowerBound) },
      .standardStatic(name, "zero") { .int(0) },
      .standard(.staticProperty, name, "max", "static var max: \(name)") { _, _ in
        guard !name.hasPrefix("UInt") || bounds.upperBound < .max else {
          throw Fault("'\(name).max' does not fit into the whole numbers of fixtures")
        }
        return .int(bounds.upperBound)
      },
    ]
  }

  private static func entries(of name: String, _ bounds: ClosedRange<Int>) -> [Entry] {
    [
      .standard(
        .initializer, name, "init", "init?(_ text: some StringProtocol, radix: Int)"
      ) { _, arguments in
        let radix = try arguments[1].asInt(1)
        guard (2...36).contains(radix) else { throw Fault("a radix is 2 to 36, not \(radix)") }
        let number = Int(try arguments[0].asString(0), radix: radix)
        return number.flatMap { bounds.contains($0) ? .int($0) : nil } ?? .none
      },
      .standard(.initializer, name, "init", "init(clamping value: some BinaryInteger)") {
        _, arguments in
        .int(min(max(try arguments[0].asInt(0), bounds.lowerBound), bounds.upperBound))
      },
      .standard(.initializer, name, "init", "init(truncatingIfNeeded value: some BinaryInteger)") {
        _, arguments in
        .int(try truncated(arguments[0].asInt(0), to: name))
      },
    ]
  }

  private static func truncated(_ number: Int, to name: String) throws -> Int {
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
