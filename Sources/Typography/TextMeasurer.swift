import Foundation
import Geometry

/// Shapes text; the one door through which layout learns how large text is.
public protocol TextMeasurer: Sendable {
  /// Shapes a text once, for any number of widths.
  ///
  /// - Throws: `TypographyError` where a font or a glyph is missing.
  func shape(_ text: StyledText) throws -> any ShapedText

  /// The vertical measures that spacing beside text is made from.
  func metrics(of font: ResolvedFont, platform: Platform) throws -> FontMetrics

  /// The outline of an icon of the icon font, by its code point: at one point per em, y growing
  /// downwards from the baseline.
  ///
  /// - Throws: `TypographyError` where there is no such font or icon.
  func icon(_ codePoint: Unicode.Scalar) throws -> Path
}

extension TextMeasurer {
  /// A square as large as most icons: what measurers without fonts draw.
  public func icon(_ codePoint: Unicode.Scalar) throws -> Path {
    Path(CGRect(x: 2.0 / 24, y: -19.0 / 24, width: 20.0 / 24, height: 20.0 / 24))
  }
}

/// A text that was shaped: it can be broken at any width without being shaped again.
public protocol ShapedText: AnyObject, Sendable {
  /// The lines at a width and a height.
  ///
  /// - Parameters:
  ///   - width: points; nil or infinity for lines broken only where the text says so.
  ///   - height: points; lines beyond it are left out, at least one is kept; nil for all.
  func lines(width: CGFloat?, height: CGFloat?, rules: LineRules) -> TextLines
  /// The size of those lines, without making them.
  func size(width: CGFloat?, height: CGFloat?, rules: LineRules) -> CGSize
  /// What is set in the place of the platform's font, where it is another font than the one whose
  /// widths were fitted to the platform's; nil where it is that one.
  var otherStandIn: String? { get }
}

extension ShapedText {
  public var otherStandIn: String? { nil }
}

/// Vertical measures of a font at its size, in points; all positive.
public struct FontMetrics: Hashable, Sendable {
  public var ascender: CGFloat
  public var descender: CGFloat
  public var capHeight: CGFloat
  /// What a text style adds between lines, and between a text and a text below it.
  public var leading: CGFloat

  public init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, leading: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.leading = leading
  }
}

/// Why a text cannot be set. Nothing is drawn in its place.
public enum TypographyError: Error, Hashable, Sendable {
  /// No declared font has this name; `nearest` are names that do exist.
  case missingFont(String, nearest: [String])
  /// No declared font has these characters.
  case missingGlyphs([String], font: String)
  /// No declared font has these emoji in colour, as they are drawn in whatever font a text is set.
  case missingEmoji([String])
  /// The family that stands in for a design of the platform's font was found nowhere.
  case missingSystemFont(FontDesign, family: String, searched: [String])
  /// That family is there, but not in a style such as italic.
  case missingSystemStyle(String, family: String)
  /// The family that symbols are drawn in was found nowhere.
  case missingIconFont(family: String, searched: [String])
  /// A font file that cannot be read.
  case unreadableFont(path: String, reason: String)
  /// A size, weight or distance that no text can be set with; `name` says which.
  case invalidValue(name: String, value: CGFloat)
  /// A text of more bytes than one text may have.
  case textTooLong(bytes: Int, limit: Int)
  /// A character with more bytes, of marks over marks, than one may have.
  case characterTooLong(bytes: Int, limit: Int)
  /// A library that this text needs is not installed.
  case missingLibrary(String)
  /// A font cannot be made part of a figure.
  case notEmbedded(font: String, reason: String)
  /// The library that makes fonts smaller cannot be loaded.
  case missingSubsetter(reason: String)
}

extension TypographyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingFont(let name, _):
      return "no font has the name '\(name)'"
    case .missingGlyphs(let characters, let font):
      return "\(font) has no glyph for \(Self.names(of: characters))"
    case .missingEmoji(let characters):
      return "no font has the emoji \(Self.names(of: characters)) in colour"
    case .missingSystemFont(let design, let family, let searched):
      let places = searched.isEmpty ? "no folder of fonts exists" : searched.joined(separator: ", ")
      let use = design == .default ? "the default font" : "the font of the \(design) design,"
      return "\(use) \(family) was not found (looked in: \(places)); run Scripts/setup, or "
        + "name a folder with --font-path or FRAMEWRIGHT_FONTS"
    case .missingIconFont(let family, let searched):
      let places = searched.isEmpty ? "no folder of fonts exists" : searched.joined(separator: ", ")
      return "the font of symbols, \(family), was not found (looked in: \(places)); run "
        + "Scripts/setup, or name a folder with --font-path or FRAMEWRIGHT_FONTS"
    case .missingSystemStyle(let style, let family):
      return "the font \(family) is there without its style \(style); run Scripts/setup, or name a "
        + "folder that has it with --font-path or FRAMEWRIGHT_FONTS"
    case .unreadableFont(let path, let reason):
      return "the font '\(path)' cannot be read: \(reason)"
    case .invalidValue(let name, let value): return "no text can have the \(name) \(value.text)"
    case .textTooLong(let bytes, let limit):
      return "a text of \(bytes) bytes is too long: at most \(limit)"
    case .characterTooLong(let bytes, let limit):
      return "a character with its marks has \(bytes) bytes: at most \(limit)"
    case .missingLibrary(let library):
      return "\(library) is not installed, which is needed for texts of more than plain words"
    case .notEmbedded(let font, let reason):
      return "the font '\(font)' cannot be made part of the figure: \(reason)"
    case .missingSubsetter(let reason):
      return
        "HarfBuzz's subsetter (libharfbuzz-subset) is not installed, which is needed for fonts "
        + "in figures: \(reason)"
    }
  }

  /// Characters with their code points, the first of many.
  private static func names(of characters: [String]) -> String {
    characters.prefix(8).map { character in
      let codes = character.unicodeScalars.map { scalar in
        let code = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(4 - code.count, 0)) + code
      }
      return "'\(character)' (\(codes.joined(separator: " ")))"
    }
    .joined(separator: ", ")
  }
}
