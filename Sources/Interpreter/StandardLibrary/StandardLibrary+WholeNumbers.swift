import Catalog

/// Conversions to types of whole numbers, and their bounds.
extension StandardLibrary {
  private static let names = [
    "Int", "Int64", "UInt", "UInt64", "Int32", "UInt32", "Int16", "UInt16", "Int8", "UInt8",
  ]

  static let wholeNumbers: [Entry] = names.flatMap { name -> [Entry] in
    let bounds = WholeNumber.bounds(of: name) ?? .min ... .max
    return entries(of: name, bounds) + (name == "Int" ? [] : ofOthers(name, bounds))
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
        throw Fault.beyondBounds(number, of: name)
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
        .int(try WholeNumber.truncated(arguments[0].asInt(0), to: name))
      },
    ]
  }
}
