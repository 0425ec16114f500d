import Catalog
import Foundation

/// A set of characters, as texts are trimmed and searched by: Foundation's, by its documentation.
struct ScalarSet: Bridged, Sendable {
  static var typeName: String { "CharacterSet" }

  let contains: @Sendable (Unicode.Scalar) -> Bool
}

/// Reads numbers from a text, one behind the other, as Foundation's scanner does.
final class TextScanner: Bridged {
  static var typeName: String { "Scanner" }

  private let text: [Unicode.Scalar]
  /// How many characters were read.
  var location = 0

  init(_ text: String) {
    self.text = Array(text.unicodeScalars)
  }

  var isAtEnd: Bool { text.dropFirst(location).allSatisfy { $0.properties.isWhitespace } }

  /// A whole number in sixteens, with or without `0x`; nil where none stands here.
  func hexadecimal() -> Int? {
    var index = start
    if text[index...].prefix(2).map({ Character($0).lowercased() }) == ["0", "x"],
      index + 2 < text.count, digit(at: index + 2) != nil
    {
      index += 2
    }
    let first = index
    var value: UInt64 = 0
    while index < text.count, let digit = digit(at: index) {
      let (high, overflow) = value.multipliedReportingOverflow(by: 16)
      value = overflow ? .max : high + digit
      index += 1
    }
    guard index > first else { return nil }
    location = index
    return Int(clamping: value)
  }

  /// A number in tens that `make` makes of the longest text that it can.
  func decimal<Number>(allowing letters: String, _ make: (String) -> Number?) -> Number? {
    let start = start
    var rest = text[start...].prefix {
      $0.properties.numericType != nil || letters.contains(Character($0))
    }
    while !rest.isEmpty {
      if let number = make(String(String.UnicodeScalarView(rest))) {
        location = rest.endIndex
        return number
      }
      rest = rest.dropLast()
    }
    return nil
  }

  /// Behind the blanks that stand here.
  private var start: Int {
    text.indices.dropFirst(location).first { !text[$0].properties.isWhitespace } ?? text.count
  }

  private func digit(at index: Int) -> UInt64? {
    text[index].isASCII ? Character(text[index]).hexDigitValue.map { UInt64($0) } : nil
  }
}

extension StandardLibrary {
  /// Foundation's character sets, by their names.
  static let characterSets: [Entry] =
    scalarSets.map { name, contains in
      .standardStatic("CharacterSet", name) { .native(ScalarSet(contains: contains)) }
    } + [
      .standard(
        .initializer, "CharacterSet", "init", "init(charactersIn string: String)"
      ) { _, arguments in
        let scalars = Set(try arguments[0].asString(0).unicodeScalars)
        return .native(ScalarSet { scalars.contains($0) })
      },
      .standardProperty("CharacterSet", "inverted") { value in
        let set = try scalarSet(value, -1)
        return .native(ScalarSet { !set.contains($0) })
      },
      .standardMethod(
        "CharacterSet", "union", "func union(_ other: CharacterSet) -> CharacterSet"
      ) { value, arguments in
        let (a, b) = (try scalarSet(value, -1), try scalarSet(arguments[0], 0))
        return .native(ScalarSet { a.contains($0) || b.contains($0) })
      },
      .standardMethod(
        "CharacterSet", "contains", "func contains(_ member: Unicode.Scalar) -> Bool"
      ) { value, arguments in
        let set = try scalarSet(value, -1)
        return .bool(try arguments[0].asString(0).unicodeScalars.allSatisfy { set.contains($0) })
      },
    ]

  /// A set, or its name behind a dot.
  static func scalarSet(_ value: Value, _ parameter: Int) throws -> ScalarSet {
    if case .native(let set as ScalarSet) = value.dereferenced { return set }
    if let symbol = value.openSymbol,
      case .native(let set as ScalarSet)? = try symbol.resolve(owners: ["CharacterSet"])
    {
      return set
    }
    guard let name = value.symbolName else { throw StandardMisfit(parameter: parameter) }
    let nearest = nearestName(to: name, among: scalarSets.map(\.name).sorted())
    throw Fault(
      "the character set '.\(name)' is not supported yet",
      hint: nearest.map { "did you mean '\($0)'?" })
  }

  private static let scalarSets: [(name: String, contains: @Sendable (Unicode.Scalar) -> Bool)] = [
    ("whitespaces", { $0.properties.generalCategory == .spaceSeparator || $0 == "\t" }),
    (
      "newlines",
      { $0.value >= 0x0A && $0.value <= 0x0D || [0x85, 0x2028, 0x2029].contains($0.value) }
    ),
    ("whitespacesAndNewlines", { $0.properties.isWhitespace }),
    ("decimalDigits", { $0.properties.generalCategory == .decimalNumber }),
    ("letters", { isLetter($0) }),
    ("alphanumerics", { isLetter($0) || isNumber($0) }),
    ("uppercaseLetters", { $0.properties.isUppercase }),
    ("lowercaseLetters", { $0.properties.isLowercase }),
    ("punctuationCharacters", { Character($0).isPunctuation }),
    ("symbols", { Character($0).isSymbol }),
  ]

  /// Letters and marks.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: true
    default: false
    }
  }

  static let scanners: [Entry] =
    [
      .standard(.initializer, "Scanner", "init", "init(string: String)") { _, arguments in
        .native(TextScanner(try arguments[0].asString(0)))
      },
      .standardProperty("Scanner", "isAtEnd") { .bool(try scanner($0).isAtEnd) },
      filling("scanHexInt64", "UInt64") { $0.hexadecimal().map { .int($0) } },
      filling("scanHexInt32", "UInt32") { scanner in
        scanner.hexadecimal().map { .int(min($0, Int(UInt32.max))) }
      },
      filling("scanInt", "Int") { $0.whole }, filling("scanDouble", "Double") { $0.broken },
      giving("scanInt", "Int") { $0.whole }, giving("scanDouble", "Double") { $0.broken },
    ]
    + ["scanLocation", "currentIndex"].map { name in
      Entry(
        .property, of: "Scanner", name, "var \(name): Int",
        set: { receiver, value in
          let location = try value.asInt(0)
          guard location >= 0 else { throw Fault("a scanner cannot stand before its text") }
          try scanner(receiver).location = location
          return .value(.void)
        }
      ) { receiver, _ in .value(.int(try scanner(receiver).location)) }
    }

  private static func scanner(_ value: Value) throws -> TextScanner {
    guard case .native(let scanner as TextScanner) = value.dereferenced else {
      throw StandardMisfit(parameter: -1)
    }
    return scanner
  }

  /// `scanHexInt64(&number)`: sets the variable and answers whether there was a number.
  private static func filling(
    _ name: String, _ type: String, _ scan: @escaping @Sendable (TextScanner) -> Value?
  ) -> Entry {
    .standardMethod("Scanner", name, "func \(name)(_ result: inout \(type)) -> Bool") {
      receiver, arguments in
      guard case .reference(let place) = arguments[0] else { throw StandardMisfit(parameter: 0) }
      guard let number = scan(try scanner(receiver)) else { return .bool(false) }
      place.value = number
      return .bool(true)
    }
  }

  private static func giving(
    _ name: String, _ type: String, _ scan: @escaping @Sendable (TextScanner) -> Value?
  ) -> Entry {
    .standardMethod("Scanner", name, "func \(name)() -> \(type)?") { receiver, _ in
      scan(try scanner(receiver)) ?? .none
    }
  }
}

extension TextScanner {
  fileprivate var whole: Value? { decimal(allowing: "+-") { Int($0) }.map { .int($0) } }
  fileprivate var broken: Value? { decimal(allowing: "+-.eE") { Double($0) }.map { .double($0) } }
}
