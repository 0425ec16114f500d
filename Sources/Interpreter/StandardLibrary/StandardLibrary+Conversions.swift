import Catalog
import FigureLimits
import Foundation

extension StandardLibrary {
  static let conversions: [Entry] =
    ["Double", "CGFloat", "Float", "TimeInterval"].flatMap { owner -> [Entry] in
      [
        .standard(.initializer, owner, "init", "init()") { _, _ in .double(0) },
        .standard(.initializer, owner, "init", "init(_ value: some Numeric)") { _, arguments in
          try double(arguments[0], owner)
        },
      ]
    } + [
      .standard(.initializer, "Int", "init", "init()") { _, _ in .int(0) },
      .standard(.initializer, "Int", "init", "init(_ value: some Numeric)") { _, arguments in
        try int(arguments[0])
      },
      .standard(.initializer, "Int", "init", "init?(exactly value: Double)") { _, arguments in
        Int(exactly: try arguments[0].asNumber(0)).map { .int($0) } ?? .none
      },
      .standard(.initializer, "Bool", "init", "init(_ value: Bool)") { _, arguments in
        guard case .bool = arguments[0] else { throw StandardMisfit(parameter: 0) }
        return arguments[0]
      },
      .standard(.initializer, "String", "init", "init()") { _, _ in .string("") },
      .standard(.initializer, "String", "init", "init(repeating text: String, count: Int)") {
        _, arguments in
        let text = try arguments[0].asString(0)
        let count = try arguments[1].asInt(1)
        guard count >= 0 else { throw Fault("a count cannot be negative") }
        guard count <= Limits.largestString / max(text.utf8.count, 1) else {
          throw Fault.beyond(.text)
        }
        return .string(String(repeating: text, count: count))
      },
      .standard(
        .initializer, "String", "init",
        "init(_ value: some BinaryInteger, radix: Int, uppercase: Bool = false)"
      ) { _, arguments in
        let radix = try arguments[1].asInt(1)
        guard (2...36).contains(radix) else { throw Fault("a radix is 2 to 36, not \(radix)") }
        guard case .bool(let isUppercase) = arguments[2] else { throw StandardMisfit(parameter: 2) }
        return .string(
          String(try arguments[0].asInt(0), radix: radix, uppercase: isUppercase))
      },
      .standard(.initializer, "String", "init", "init(format: String, _ arguments: Any...)") {
        _, arguments in
        .string(try formatted(arguments[0].asString(0), try elements(of: arguments[1])))
      },
      .standard(.initializer, "String", "init", "init(describing value: Any)") { _, arguments in
        .string(try text(arguments[0]))
      },
      .standard(.initializer, "String", "init", "init(_ value: Any)") { _, arguments in
        if case .array(let parts, _) = arguments[0] {
          return .string(try parts.map { try $0.asString(0) }.joined())
        }
        return .string(try text(arguments[0]))
      },
      .standard(.initializer, "Character", "init", "init(_ value: String)") { _, arguments in
        .string(try arguments[0].asString(0))
      },
    ]

  /// Every conversion in the format takes the next argument.
  private static func formatted(_ format: String, _ arguments: [Value]) throws -> String {
    var result = ""
    var rest = format[...]
    var next = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += "%"
        rest = rest.dropFirst(2)
        continue
      }
      guard let match = rest.prefixMatch(of: FormatSpecifier.pattern), let value = next.popFirst(),
        let text = try FormatSpecifier.text(of: value, String(match.0))
      else {
        throw Fault("the format \"\(format)\" does not fit the \(arguments.count) arguments")
      }
      result += text
      rest = rest[match.range.upperBound...]
    }
    guard next.isEmpty else {
      throw Fault("the format \"\(format)\" does not fit the \(arguments.count) arguments")
    }
    return result + rest
  }

  private static func double(_ value: Value, _ owner: String) throws -> Value {
    if case .string(let string) = value { return Double(string).map { .double($0) } ?? .none }
    // There are initialisers for whole numbers too, so that the literals in `7 / 2` are whole.
    if let whole = value.literalNumber?.int { return .double(Double(whole)) }
    if let number = value.number { return .double(number) }
    if case .symbol(let symbol) = value {
      return try symbol.resolve(owners: [owner, "Double"])
        ?? { throw StandardMisfit(parameter: 0) }()
    }
    throw StandardMisfit(parameter: 0)
  }

  /// Swift traps where a number does not fit; here that is a fault with its reason.
  static func int(_ value: Value) throws -> Value {
    switch value {
    case .string(let string): return Int(string).map { .int($0) } ?? .none
    case .int: return value
    default: break
    }
    if let number = value.literalNumber?.int { return .int(number) }
    guard let number = value.number else { throw StandardMisfit(parameter: 0) }
    if number.isNaN { throw Fault("NaN cannot be converted to 'Int'") }
    if number.isInfinite {
      throw Fault(
        "an infinite number cannot be converted to 'Int'", hint: "check it with 'isFinite'")
    }
    guard let int = Int(exactly: number.rounded(.towardZero)) else {
      throw Fault("\(number) does not fit into an 'Int'")
    }
    return .int(int)
  }

  private static func text(_ value: Value) throws -> String {
    switch value {
    case .string(let string): return string
    case .int(let int): return "\(int)"
    case .double(let double): return "\(double)"
    case .bool(let bool): return "\(bool)"
    case .none: return "nil"
    case .symbol(let symbol): return symbol.name
    case .instance(let instance as InstanceValue): return instance.machine.text(of: value)
    default: throw StandardMisfit(parameter: 0)
    }
  }
}
