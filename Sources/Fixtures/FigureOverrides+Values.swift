import Catalog
import Drawing
import Figures
import Foundation
import Geometry
import Interpreter
import SwiftUICatalog

extension FigureOverrides {
  static func choice<T>(
    _ text: String, _ option: String, _ values: [(String, T)]
  ) throws -> T {
    if let value = values.first(where: { $0.0 == text })?.1 { return value }
    throw FigureOptionProblem(
      "'\(text)' is no \(option)", nearest: text, among: values.map(\.0))
  }

  static func length(
    _ text: String, _ option: String, _ range: ClosedRange<CGFloat>
  ) throws -> CGFloat {
    guard let number = Double(text), number.isFinite, range.contains(CGFloat(number)) else {
      throw FigureOptionProblem(
        "'\(text)' is no \(option): a number from \(range.lowerBound.text) to "
          + "\(range.upperBound.text) is needed")
    }
    return CGFloat(number)
  }

  /// `WxH`, each a number, `inf` or `ideal`.
  static func proposal(_ text: String) throws -> ProposedViewSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw FigureOptionProblem(
        "'\(text)' is no proposal", hint: "write WIDTHxHEIGHT, each a number, inf or ideal")
    }
    func length(_ part: Substring) throws -> CGFloat? {
      switch part {
      case "inf", "infinity": return .infinity
      case "ideal", "nil": return nil
      default: return try Self.length(String(part), "proposal", 0...1_000_000)
      }
    }
    return ProposedViewSize(width: try length(parts[0]), height: try length(parts[1]))
  }

  static func appearances(_ text: String) throws -> [Appearance] {
    if text == "adaptive" {
      throw FigureOptionProblem("the appearance 'adaptive' is not there yet")
    }
    return try choice(
      text, "appearance", [("light", [.light]), ("dark", [.dark]), ("both", [.light, .dark])])
  }

  /// A colour by its name in SwiftUI or as #rrggbb; nil for none.
  static func background(_ text: String) throws -> Color? {
    if text == "none" { return nil }
    if text.hasPrefix("#"), text.count == 7, let hex = UInt32(text.dropFirst(), radix: 16) {
      return Color(RGBA(hex: hex))
    }
    let names = Vocabulary.swiftUI.names(in: "Color").filter { name in
      Vocabulary.swiftUI.overloads(of: name, in: "Color").contains { $0.kind == .staticProperty }
    }
    guard names.contains(text),
      let entry = Vocabulary.swiftUI.overloads(of: text, in: "Color").first
    else {
      throw FigureOptionProblem(
        "'\(text)' is no colour", nearest: text, among: names + ["none", "#rrggbb"])
    }
    var receiver = Value.void
    guard case .value(let value) = try entry.apply(&receiver, []) else { return nil }
    return try Color.bridged(value)
  }

  /// A name that makes a file: no folders, nothing hidden, nothing that cannot be typed.
  static func figureName(_ text: String) throws -> String {
    guard !text.isEmpty, text.utf8.count <= 200, !text.hasPrefix("."), !text.contains("/"),
      !text.unicodeScalars.contains(where: \.isControl)
    else {
      throw FigureOptionProblem(
        "'\(text)' is no name for a figure",
        hint: "a name is 1 to 200 bytes, without '/', and does not begin with a full stop")
    }
    return text
  }

  /// A preview's name as a figure's: what cannot be in a file's name becomes a hyphen.
  static func figureName(ofPreview name: String) -> String? {
    let mapped = name.unicodeScalars.map { scalar -> Character in
      let isBad = scalar == "/" || scalar.isControl
      return isBad ? "-" : Character(scalar)
    }
    var text = String(mapped)
    while text.hasPrefix(".") { text.removeFirst() }
    while text.utf8.count > 200 { text.removeLast() }
    return text.isEmpty ? nil : text
  }
}

extension Unicode.Scalar {
  /// Whether it is of the general category Cc, which never changes.
  fileprivate var isControl: Bool { value < 0x20 || (0x7f...0x9f).contains(value) }
}
