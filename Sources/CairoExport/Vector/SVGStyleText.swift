import Foundation

/// The text of a presentation attribute, a `style` attribute or a style sheet.
struct SVGStyleText {
  /// Without comments.
  private let text: String

  /// Functions that take no file and whose cost is that of a number.
  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "url", "matrix", "translate", "translatex", "translatey",
    "scale", "scalex", "scaley", "rotate", "skewx", "skewy",
  ]

  /// - Throws: `SVGRefusal`, as the end of "line 3 has …".
  init(_ source: String, isSheet: Bool) throws(SVGRefusal) {
    var text = ""
    var rest = source[...]
    while let open = rest.range(of: "/*") {
      text += rest[..<open.lowerBound] + " "
      guard let close = rest[open.upperBound...].range(of: "*/") else {
        throw SVGRefusal("a comment without an end in its style")
      }
      rest = rest[close.upperBound...]
    }
    text += rest
    if text.utf8.contains(UInt8(ascii: "\\")) { throw SVGRefusal("'\\' in its style") }
    if isSheet, let at = text.firstIndex(of: "@") {
      let rule = text[at...].prefix { !$0.isWhitespace && $0 != "(" && $0 != "{" }
      throw SVGRefusal("the rule '\(rule)' in its style sheet")
    }
    self.text = text
  }

  /// The names that the text refers to by `url(#name)`.
  ///
  /// - Throws: `SVGRefusal` for an address of another kind, and for functions that may hide one.
  func references() throws(SVGRefusal) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "(") {
      let isName: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let name = String(String(rest[..<open].reversed().prefix(while: isName)).reversed())
        .lowercased()
      let close = rest[open...].firstIndex(of: ")") ?? rest.endIndex
      guard name.isEmpty || Self.functions.contains(name) else {
        throw SVGRefusal("the function '\(name)()' in its style")
      }
      if name == "url" {
        let blanks = CharacterSet(charactersIn: " \t\r\n\"'")
        let address = rest[rest.index(after: open)..<close].trimmingCharacters(in: blanks)
        guard address.hasPrefix("#"), address.count > 1 else {
          throw SVGRefusal("a reference to '\(address.prefix(80))', outside the picture")
        }
        found.append(String(address.dropFirst()))
      }
      rest = rest[(close < rest.endIndex ? rest.index(after: close) : close)...]
    }
    return found
  }

  /// The properties, in small letters, and their values in `opacity: 0.5; fill: red`.
  var declarations: [(property: String, value: String)] {
    text.split { $0 == ";" || $0 == "{" || $0 == "}" }.compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
      return (name.lowercased(), String(declaration[declaration.index(after: colon)...]))
    }
  }

  func values(of property: String) -> [String] {
    declarations.filter { $0.property == property }.map(\.value)
  }

  func mentions(_ property: String) -> Bool { !values(of: property).isEmpty }
}
