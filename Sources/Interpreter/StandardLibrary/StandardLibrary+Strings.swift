import Catalog
import FigureLimits
import Foundation

extension StandardLibrary {
  private static func method(
    _ name: String, _ declaration: String,
    _ body: @escaping @Sendable (String, [Value]) throws -> Value
  ) -> Entry {
    .standardMethod("String", name, declaration) { receiver, arguments in
      try body(receiver.asString(-1), arguments)
    }
  }

  static let strings: [Entry] = [
    method("uppercased", "func uppercased() -> String") { text, _ in .string(text.uppercased()) },
    method("lowercased", "func lowercased() -> String") { text, _ in .string(text.lowercased()) },
    .standardProperty("String", "capitalized") { value in
      .string(try value.asString(-1).capitalized)
    },
    method("hasPrefix", "func hasPrefix(_ prefix: String) -> Bool") { text, arguments in
      .bool(text.hasPrefix(try arguments[0].asString(0)))
    },
    method("hasSuffix", "func hasSuffix(_ suffix: String) -> Bool") { text, arguments in
      .bool(text.hasSuffix(try arguments[0].asString(0)))
    },
    method(
      "split",
      "func split(separator: Character, maxSplits: Int = 9007199254740991, "
        + "omittingEmptySubsequences: Bool = true) -> [Substring]"
    ) { text, arguments in
      let separator = try arguments[0].asString(0)
      guard !separator.isEmpty else { throw Fault("a separator cannot be empty") }
      var omits = true
      if case .bool(let bool) = arguments[2] { omits = bool }
      let maximum = max(try arguments[1].asInt(1), 0)
      let parts = text.split(
        separator: separator, maxSplits: maximum, omittingEmptySubsequences: omits)
      return .array(parts.map { .string(String($0)) })
    },
    method("components", "func components(separatedBy separator: String) -> [String]") {
      text, arguments in
      if case .string = arguments[0].dereferenced {
      } else {
        let set = try scalarSet(arguments[0], 0)
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) {
          set.contains($0)
        }
        return .array(parts.map { .string(String($0)) })
      }
      let separator = try arguments[0].asString(0)
      guard !separator.isEmpty else { return .array([.string(text)]) }
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      return .array(parts.map { .string(String($0)) })
    },
    method(
      "replacingOccurrences",
      "func replacingOccurrences(of target: String, with replacement: String) -> String"
    ) { text, arguments in
      let target = try arguments[0].asString(0)
      guard !target.isEmpty else { return .string(text) }
      let parts = text.split(separator: target, omittingEmptySubsequences: false)
      let replacement = try arguments[1].asString(1)
      guard parts.count * max(replacement.utf8.count, 1) <= Limits.largestString else {
        throw Fault.beyond(.text)
      }
      return .string(parts.joined(separator: replacement))
    },
    method(
      "trimmingCharacters", "func trimmingCharacters(in set: CharacterSet) -> String"
    ) { text, arguments in
      let set = try scalarSet(arguments[0], 0)
      let start = text.unicodeScalars.drop(while: set.contains)
      guard let last = start.lastIndex(where: { !set.contains($0) }) else { return .string("") }
      return .string(String(start[...last]))
    },
    .standard(.mutatingMethod, "String", "append", "mutating func append(_ text: String)") {
      receiver, arguments in
      guard case .string(var text) = receiver else { throw StandardMisfit(parameter: -1) }
      let added = try arguments[0].asString(0)
      guard text.utf8.count + added.utf8.count <= Limits.largestString else {
        throw Fault.beyond(.text)
      }
      receiver = .void
      text += added
      receiver = .string(text)
      return .void
    },
    .standardProperty("String", "description") { .string(try $0.asString(-1)) },
    .standardProperty("String", "isNumber") { .bool(try $0.asString(-1).allSatisfy(\.isNumber)) },
    .standardProperty("String", "isLetter") { .bool(try $0.asString(-1).allSatisfy(\.isLetter)) },
    .standardProperty("String", "isUppercase") { value in
      .bool(try value.asString(-1).allSatisfy(\.isUppercase))
    },
    .standardProperty("String", "isWhitespace") { value in
      .bool(try value.asString(-1).allSatisfy(\.isWhitespace))
    },
  ]
}
