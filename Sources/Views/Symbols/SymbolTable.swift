import Foundation
import Geometry

/// Which icon of the icon font stands in for an SF Symbol.
///
/// Apple's symbols may not be used off its systems. The table is text, one symbol a line, read when
/// the first symbol is drawn:
///
///     star star-outline=F04D2 star=F04CE .circle .square 16.5x16
///
/// `star` is drawn by the icon `star-outline` at the code point F04D2, `star.fill` by `star`. `.circle`
/// says that there are `star.circle` and `star.circle.fill`, which are made of a circle and the
/// icon of `star.fill` (of `star` where that has no icon); `.square` likewise. The last word is the
/// symbol's size in points at a font of 13 points, where it is known (measured on macOS by
/// iamcgn/swiftui-web, Docs/elements/Image.md; chevrons up and down are turned ones).
struct SymbolTable: Sendable {
  /// What stands in for a symbol.
  struct Entry: Hashable, Sendable {
    /// The icon's code point.
    var icon: Unicode.Scalar
    /// What the icon stands in.
    var enclosure: Enclosure?
    /// In points at a font of 13 points; nil where the icon's own size is taken.
    var size: CGSize?
  }

  struct Enclosure: Hashable, Sendable {
    enum Form: String, CaseIterable, Sendable { case circle, square }

    var form: Form
    var isFilled: Bool
  }

  private(set) var entries: [String: Entry] = [:]

  static let shared = SymbolTable(lines: shapes, arrows, people, media, places)

  private init(lines texts: String...) {
    entries.reserveCapacity(2_000)
    for text in texts {
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) { add(line) }
    }
  }

  private mutating func add(_ line: Substring.UTF8View) {
    let words = line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard let name = words.first.map({ String($0) }) else { return }
    var icons: [Unicode.Scalar] = []
    var forms: [Enclosure.Form] = []
    var size: CGSize?
    for word in words.dropFirst() {
      if word.hasPrefix(".") {
        forms += Enclosure.Form(rawValue: String(word.dropFirst())).map { [$0] } ?? []
      } else if let icon = Self.icon(word) {
        icons.append(icon)
      } else {
        size = Self.size(word)
      }
    }
    for (icon, suffix) in zip(icons, ["", ".fill"]) {
      entries[name + suffix] = Entry(icon: icon, size: size)
    }
    guard let icon = icons.last else { return }
    for form in forms {
      for (isFilled, suffix) in [(false, ""), (true, ".fill")] {
        entries["\(name).\(form.rawValue)\(suffix)"] = Entry(
          icon: icon, enclosure: Enclosure(form: form, isFilled: isFilled))
      }
    }
  }

  /// `star=F04CE`
  private static func icon(_ word: Substring) -> Unicode.Scalar? {
    guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    return UInt32(word[word.index(after: sign)...], radix: 16).flatMap { Unicode.Scalar($0) }
  }

  /// `16.5x16`
  private static func size(_ word: Substring) -> CGSize? {
    let lengths = word.split(separator: "x").compactMap { Double($0) }
    return lengths.count == 2 ? CGSize(width: lengths[0], height: lengths[1]) : nil
  }
}

extension SymbolTable {
  /// Whether a name can be one of Apple's: small letters, digits and dots, as `star.fill`.
  static func canBeName(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }
}

/// The symbols that have a substitute, for messages and tests.
package enum SymbolNames {
  package static var all: [String] { SymbolTable.shared.entries.keys.sorted() }

  /// The names that begin with the same word, shortest first.
  package static func related(to name: String) -> [String] {
    let word = name.prefix { $0 != "." }
    return all.filter { $0.prefix { $0 != "." } == word }
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// The code points of the icon font that the table names.
  package static var icons: Set<Unicode.Scalar> {
    Set(SymbolTable.shared.entries.values.map(\.icon))
  }
}
