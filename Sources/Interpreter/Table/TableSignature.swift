import Synchronization

/// What a declaration of the table says about its parameters.
///
/// Read from the text when a name is first used and kept for all programs of the process. A scan
/// of the parameter list replaces a parse: SwiftParser takes 240 µs for one declaration, however
/// short, and a snippet of ten lines uses thirty.
struct TableSignature: Sendable {
  let parameters: [Parameter]
  /// The default's source text by parameter.
  let defaults: [String?]
  let types: [String]

  private static let known = Mutex<[String: TableSignature]>([:])

  static func of(_ declaration: String) -> TableSignature {
    if let signature = known.withLock({ $0[declaration] }) { return signature }
    let signature = TableSignature(reading: declaration)
    known.withLock { $0[declaration] = signature }
    return signature
  }

  init(reading declaration: String) {
    var scanner = DeclarationScanner(declaration)
    let isSubscript = declaration.contains("subscript")
    var parameters: [Parameter] = []
    var defaults: [String?] = []
    var types: [String] = []
    for piece in scanner.parameterTexts() {
      guard let read = DeclarationScanner.parameter(piece, hasImplicitLabel: !isSubscript) else {
        continue
      }
      parameters.append(read.parameter)
      defaults.append(read.defaultValue)
      types.append(read.type)
    }
    self.parameters = parameters
    self.defaults = defaults
    self.types = types
  }
}

/// Reads the parameter list of a function's declaration.
struct DeclarationScanner {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The texts between the commas of the first parentheses outside `<…>`.
  mutating func parameterTexts() -> [String] {
    var index = 0
    var angles = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles -= 1
      case UInt8(ascii: "(") where angles <= 0:
        let rest = bytes[(index + 1)...]
        return DeclarationScanner.split(rest, at: UInt8(ascii: ","), endsAtClosing: true)
      default: break
      }
      index += 1
    }
    return []
  }

  /// Splits at a separator outside brackets and strings, into at most a number of pieces.
  static func split(
    _ bytes: ArraySlice<UInt8>, at separator: UInt8, most: Int = .max, endsAtClosing: Bool = false
  ) -> [String] {
    var pieces: [String] = []
    var piece: [UInt8] = []
    var depth = 0
    var isInString = false
    var previous: UInt8 = 0
    for byte in bytes {
      defer { previous = byte }
      if isInString {
        isInString = byte != UInt8(ascii: "\"") || previous == UInt8(ascii: "\\")
        piece.append(byte)
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
      case UInt8(ascii: ")") where depth == 0 && endsAtClosing:
        pieces.append(String(decoding: piece, as: UTF8.self))
        return pieces
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      case separator where depth == 0 && pieces.count < most - 1:
        pieces.append(String(decoding: piece, as: UTF8.self))
        piece = []
        continue
      default: break
      }
      piece.append(byte)
    }
    pieces.append(String(decoding: piece, as: UTF8.self))
    return pieces
  }

  /// `_ edges: Edge.Set = .all` taken apart; nil for blank text.
  static func parameter(
    _ text: String, hasImplicitLabel: Bool
  ) -> (parameter: Parameter, type: String, defaultValue: String?)? {
    var parts = split(Array(text.utf8)[...], at: UInt8(ascii: "="), most: 2)
    let defaultValue = parts.count > 1 ? trimmed(parts[1]) : nil
    parts = split(Array(parts[0].utf8)[...], at: UInt8(ascii: ":"), most: 2)
    let names = parts[0].split { $0 == " " || $0 == "\n" }.filter { !$0.hasPrefix("@") }
    guard let first = names.first, parts.count > 1 else { return nil }
    var type = trimmed(parts[1])
    let isVariadic = type.hasSuffix("...")
    if isVariadic { type = String(type.dropLast(3)) }
    let label =
      first == "_" || (!hasImplicitLabel && names.count == 1) ? nil : String(first)
    let parameter = Parameter(
      label: label, name: names.last.map(String.init) ?? "", hasDefault: defaultValue != nil,
      isVariadic: isVariadic, takesFunction: type.contains("->"),
      isInout: type.hasPrefix("inout "))
    return (parameter, type, defaultValue)
  }

  private static func trimmed(_ text: String) -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\n" }
    var result = Substring(text).drop(while: isBlank)
    while let last = result.last, isBlank(last) { result.removeLast() }
    return String(result)
  }
}
