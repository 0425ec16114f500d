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
    let scanner = DeclarationScanner(declaration)
    let isSubscript = declaration.utf8.starts(with: "subscript".utf8)
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
  typealias Bytes = ArraySlice<UInt8>

  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The texts between the commas of the first parentheses outside `<…>`.
  func parameterTexts() -> [Bytes] {
    var angles = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles -= 1
      case UInt8(ascii: "(") where angles <= 0:
        let rest = bytes[(index + 1)...]
        return DeclarationScanner.split(rest, at: UInt8(ascii: ","), endsAtClosing: true)
      default: break
      }
    }
    return []
  }

  /// Splits at a separator outside brackets and strings, into at most a number of pieces.
  static func split(
    _ bytes: Bytes, at separator: UInt8, most: Int = .max, endsAtClosing: Bool = false
  ) -> [Bytes] {
    var pieces: [Bytes] = []
    var start = bytes.startIndex
    var depth = 0
    var isInString = false
    var previous: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      defer { previous = byte }
      if isInString {
        isInString = byte != UInt8(ascii: "\"") || previous == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
      case UInt8(ascii: ")") where depth == 0 && endsAtClosing:
        pieces.append(bytes[start..<index])
        return pieces
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      case separator where depth == 0 && pieces.count < most - 1:
        pieces.append(bytes[start..<index])
        start = index + 1
      default: break
      }
    }
    pieces.append(bytes[start...])
    return pieces
  }

  /// `_ edges: Edge.Set = .all` taken apart; nil for blank text.
  static func parameter(
    _ text: Bytes, hasImplicitLabel: Bool
  ) -> (parameter: Parameter, type: String, defaultValue: String?)? {
    var parts = split(text, at: UInt8(ascii: "="), most: 2)
    let defaultValue = parts.count > 1 ? string(trimmed(parts[1])) : nil
    parts = split(parts[0], at: UInt8(ascii: ":"), most: 2)
    let names = parts[0].split(whereSeparator: isBlank).filter { $0.first != UInt8(ascii: "@") }
    guard let first = names.first, let last = names.last, parts.count > 1 else { return nil }
    var type = trimmed(parts[1])
    let isVariadic = type.suffix(3).elementsEqual("...".utf8)
    if isVariadic { type = type.dropLast(3) }
    let isUnlabelled = first.elementsEqual("_".utf8) || (!hasImplicitLabel && names.count == 1)
    let parameter = Parameter(
      label: isUnlabelled ? nil : string(first), name: string(last),
      hasDefault: defaultValue != nil, isVariadic: isVariadic,
      takesFunction: zip(type, type.dropFirst()).contains {
        $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">")
      },
      isInout: type.starts(with: "inout ".utf8))
    return (parameter, string(type), defaultValue)
  }

  private static func string(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }

  private static func trimmed(_ text: Bytes) -> Bytes {
    var result = text.drop(while: isBlank)
    while let last = result.last, isBlank(last) { result.removeLast() }
    return result
  }
}
