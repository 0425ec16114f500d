import Catalog

/// Characters and scalars of Unicode, which are texts of one of them here.
extension StandardLibrary {
  static let characters: [Entry] =
    ["UnicodeScalar", "Unicode.Scalar"].map { name in
      .standard(.initializer, name, "init", "init?(_ value: some BinaryInteger)") { _, arguments in
        if case .string(let text) = arguments[0] {
          return text.unicodeScalars.count == 1 ? .string(text) : .none
        }
        guard let value = UInt32(exactly: try arguments[0].asInt(0)),
          let scalar = Unicode.Scalar(value)
        else { return .none }
        return .string(String(Character(scalar)))
      }
    } + [
      .standardStatic("Unicode", "Scalar") { .type("Unicode.Scalar") },
      .standardProperty("String", "unicodeScalars") { value in
        .array(try value.asString(-1).unicodeScalars.map { .string(String(Character($0))) })
      },
      .standardProperty("String", "value") { value in
        let scalars = try value.asString(-1).unicodeScalars
        guard scalars.count == 1, let scalar = scalars.first else {
          throw Fault("'value' is that of one Unicode scalar, and the text has \(scalars.count)")
        }
        return .int(Int(scalar.value))
      },
      .standardProperty("String", "asciiValue") { value in
        one(try value.asString(-1))?.asciiValue.map { .int(Int($0)) } ?? .none
      },
      .standardProperty("String", "hexDigitValue") { value in
        one(try value.asString(-1))?.hexDigitValue.map { .int($0) } ?? .none
      },
      .standardProperty("String", "utf8") { value in
        .array(try value.asString(-1).utf8.map { .int(Int($0)) })
      },
    ]
    + tests.map { name, test in
      .standardProperty("String", name) { .bool(try $0.asString(-1).allSatisfy(test)) }
    }

  private static func one(_ text: String) -> Character? { text.count == 1 ? text.first : nil }

  private static let tests: [(String, @Sendable (Character) -> Bool)] = [
    ("isLowercase", { $0.isLowercase }), ("isPunctuation", { $0.isPunctuation }),
    ("isSymbol", { $0.isSymbol }), ("isNewline", { $0.isNewline }),
    ("isWholeNumber", { $0.isWholeNumber }), ("isHexDigit", { $0.isHexDigit }),
    ("isASCII", { $0.isASCII }), ("isCurrencySymbol", { $0.isCurrencySymbol }),
    ("isMathSymbol", { $0.isMathSymbol }),
  ]
}
