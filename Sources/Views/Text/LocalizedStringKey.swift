import Foundation

/// What a string literal is where a text is expected: Markdown, with values put into it.
///
/// SwiftUI looks the key up in tables of translations, which fixtures have none of; what is shown
/// is then the key itself. Interpolated values are named in the key by format specifiers (`%lld`
/// for an `Int`, `%lf` for a `Double`, `%@` for the rest), the key is read as Markdown, and only
/// then are the values put in: what an interpolated `String` holds is never Markdown. Numbers are
/// written as the locale does, here always en_US: `\(2024)` is 2,024 and `\(3.5)` is 3.500000
/// (Apple's documentation of `LocalizedStringKey`; Core Foundation's CFString.c).
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  /// What stands in a specifier's place.
  enum Argument {
    case string(String)
    case text(Text)
  }

  /// The key; where there are arguments, `%2$lld` is the second and `%%` a percent sign.
  private(set) var format: String
  private(set) var arguments: [Argument] = []
  /// How many keys are inside one another.
  private(set) var depth = 1

  public init(_ value: String) {
    format = value
  }

  public init(stringLiteral value: String) {
    format = value
  }

  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.key
  }

  /// More keys inside one another than this are not read.
  static let depthLimit = 64

  /// Collects a literal's parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var literals = [""]
    fileprivate var inserted: [(argument: Argument, specifier: String)] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      literals[literals.count - 1] += literal
    }

    public mutating func appendInterpolation(_ string: String) {
      insert(.string(string), as: "@")
    }

    public mutating func appendInterpolation(_ text: Text) {
      insert(.text(text), as: "@")
    }

    public mutating func appendInterpolation(_ image: Image) {
      insert(.text(Text(image)), as: "@")
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      insert(.text(Text(attributedString)), as: "@")
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      insert(.text(Text(resource)), as: "@")
    }

    /// A number as the locale writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value, specifier: "%" + T._specifier)
    }

    /// - Parameter specifier: as `printf` takes it, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value, specifier: specifier)
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      insert(.string(FixedFormat.string(input, format)), as: "@")
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      insert(.text(Text(date, style: style)), as: "@")
    }

    private mutating func append<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      appendFormatted(
        String(format: specifier, locale: FixedFormat.locale, value._arg), specifier: specifier)
    }

    /// A value that is formatted already; the specifier stands for it while Markdown is read.
    package mutating func appendFormatted(_ string: String, specifier: String) {
      insert(.string(string), as: String(specifier.dropFirst()))
    }

    private mutating func insert(_ argument: Argument, as specifier: String) {
      inserted.append((argument, specifier))
      literals.append("")
    }

    fileprivate var key: LocalizedStringKey {
      guard !inserted.isEmpty else { return LocalizedStringKey(literals[0]) }
      var key = LocalizedStringKey(literals[0].replacing("%", with: "%%"))
      for (index, (argument, specifier)) in inserted.enumerated() {
        key.format += "%\(index + 1)$\(specifier)"
        key.format += literals[index + 1].replacing("%", with: "%%")
        key.arguments.append(argument)
        if case .text(let text) = argument { key.depth = max(key.depth, 1 + text.depth) }
      }
      // A text that is put into itself again and again is let go of; it is refused when drawn.
      if key.depth > LocalizedStringKey.depthLimit { key.arguments = [] }
      return key
    }
  }
}

extension LocalizedStringKey: Equatable {
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.format == b.format && a.plainArguments == b.plainArguments
  }

  private var plainArguments: [String] {
    arguments.map { argument in
      switch argument {
      case .string(let string): string
      case .text(let text): text.string
      }
    }
  }

  /// The text without its attributes, Markdown unread: what `String(localized:)` gives.
  package var plain: String {
    if arguments.isEmpty { return format }
    let strings = plainArguments
    return FormatPieces.of(format).map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let index): strings.indices.contains(index) ? strings[index] : ""
      }
    }.joined()
  }
}

/// A number that a format specifier can stand for.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  static var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public static var _specifier: String { "lld" }
}
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public static var _specifier: String { "d" }
}
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public static var _specifier: String { "lld" }
}
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public static var _specifier: String { "llu" }
}
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public static var _specifier: String { "f" }
}
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public static var _specifier: String { "lf" }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public static var _specifier: String { "lf" }
}
