import Drawing
import Foundation
import Geometry
import Typography

/// What a run of text is set in, as attributes.
struct TextAttributes {
  /// What text has if nothing else is said: written once, because a figure in a page would have
  /// what the page has.
  static var usual: TextAttributes {
    var usual = TextAttributes()
    usual.set("font-weight") { $0.append("400") }
    usual.set("font-style") { $0.append("normal") }
    usual.set("font-stretch") { $0.append("100%") }
    usual.set("font-variant") { $0.append("normal") }
    usual.set("letter-spacing") { $0.append("0") }
    usual.set("word-spacing") { $0.append("0") }
    usual.set("text-anchor") { $0.append("start") }
    usual.set("direction") { $0.append("ltr") }
    usual.set("text-rendering") { $0.append("geometricPrecision") }
    usual.set("fill-opacity") { $0.append("1") }
    return usual
  }

  private(set) var list: [(name: StaticString, value: SVGBuffer)] = []

  mutating func set(_ name: StaticString, _ value: (inout SVGBuffer) -> Void) {
    var buffer = SVGBuffer()
    value(&buffer)
    list.append((name, buffer))
  }

  mutating func set(_ name: StaticString, number: CGFloat, decimals: Int) {
    set(name) { $0.append(number: number, decimals: decimals) }
  }

  /// Those that differ from what an element around has.
  func beyond(_ outer: TextAttributes) -> TextAttributes {
    var own = TextAttributes()
    own.list = list.filter { attribute in
      !outer.list.contains {
        $0.name.isEqual(attribute.name) && $0.value.bytes == attribute.value.bytes
      }
    }
    return own
  }
}

extension TextAttributes {
  /// Font and spacing of a run.
  init(font run: GlyphRun, embedded: EmbeddedFonts.Font?) {
    let style = run.face.outlines.style
    if let embedded {
      set("font-family") { $0.append(id: embedded.id) }
    } else {
      set("font-family") { $0.append(families: run) }
    }
    set("font-size", number: run.size, decimals: 4)
    // The file of an embedded font is the face itself.
    set("font-weight", number: embedded == nil ? style.weight : 400, decimals: 0)
    set("font-style") { $0.append(embedded == nil && style.isItalic ? "italic" : "normal") }
    // What a file's letters are narrowed by beyond its width is a scale of the element.
    let width = embedded == nil ? style.width : 1
    set("font-stretch") { buffer in
      buffer.append(number: width * 100, decimals: 1)
      buffer.append("%")
    }
    let spacing = run.statedSpacing(isEmbedded: embedded != nil) / style.stretch
    set("letter-spacing", number: spacing, decimals: 4)
    set("font-variant") { buffer in
      var isUsual = true
      func add(_ value: StaticString) {
        if !isUsual { buffer.append(" ") }
        buffer.append(value)
        isUsual = false
      }
      if !run.setting.hasLigatures { add("no-common-ligatures") }
      if !run.setting.hasContextualForms { add("no-contextual") }
      if run.setting.hasTabularDigits { add("tabular-nums") }
      if isUsual { add("normal") }
    }
    if let axes = embedded?.axes, !axes.isEmpty {
      set("style") { buffer in
        buffer.append("font-variation-settings:")
        for (index, axis) in axes.enumerated() {
          if index > 0 { buffer.append(",") }
          buffer.append("'")
          buffer.append(escaping: axis.tag)
          buffer.append("' ")
          buffer.append(number: CGFloat(axis.value), decimals: 4)
        }
      }
    }
  }
}

extension SVGBuffer {
  mutating func append(_ attributes: TextAttributes) {
    for (name, value) in attributes.list {
      append(" ")
      append(name)
      append("=\"")
      append(value)
      append("\"")
    }
  }

  /// The run's own family, and what a viewer may take in its place.
  fileprivate mutating func append(families run: GlyphRun) {
    let name = run.face.outlines.familyName
    let isPlain = name.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    if isPlain {
      append(escaping: name)
    } else {
      append("'")
      append(
        escaping: name.replacingOccurrences(of: "\\", with: "\\\\")
          .replacingOccurrences(of: "'", with: "\\'"))
      append("'")
    }
    if run.setting.fixedAdvance != nil {
      append(",ui-monospace,monospace")
    } else {
      append(",system-ui,sans-serif")
    }
  }
}

extension GlyphRun {
  /// The part of an em from which on spacing is stated.
  private static let wide: CGFloat = 0.04

  /// The spacing that is written beside the run's length, from which it follows as well.
  ///
  /// Browsers give up ligatures and other forms of letters in text whose spacing is stated; viewers
  /// that know no text length would lose spacing that is not.
  func statedSpacing(isEmbedded: Bool) -> CGFloat {
    let isWide = abs(setting.letterSpacing) >= Self.wide * size
    return isWide && !isEmbedded && !keepsLigature ? setting.letterSpacing : 0
  }

  /// Whether a glyph stands for several characters, as no browser sets them where spacing is stated.
  private var keepsLigature: Bool {
    guard setting.hasLigatures, glyphs.count < string.utf8.count else { return false }
    var rest = string.utf8[...]
    return glyphs.contains { glyph in
      let own = rest.prefix(Int(glyph.textLength))
      rest = rest.dropFirst(own.count)
      return String(decoding: own, as: UTF8.self).count > 1
    }
  }
}

extension StaticString {
  /// Static strings of one program compare by their characters.
  func isEqual(_ other: StaticString) -> Bool {
    utf8CodeUnitCount == other.utf8CodeUnitCount
      && memcmp(utf8Start, other.utf8Start, utf8CodeUnitCount) == 0
  }
}
