import Foundation

/// A font as text is set in it: every choice made, sizes in points.
public struct ResolvedFont: Hashable, Sendable {
  /// Which family serves the text.
  public enum Family: Hashable, Sendable {
    /// The platform's own font in one of its designs.
    case system(FontDesign)
    /// A family by its name, or one of its styles by its PostScript name or full name.
    case named(String)
  }

  public var family: Family
  /// The nominal size in points, as SwiftUI names it.
  public var size: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: CGFloat
  public var isItalic: Bool
  /// The width of the glyphs as a share of the standard width.
  public var width: CGFloat
  public var hasMonospacedDigits: Bool
  /// Extra distance between the lines of one text in points: what a text style adds.
  public var leading: CGFloat

  /// Whether a style that is called by its name keeps its own weight; `weight` is then what a
  /// family is asked for.
  public var keepsNamedWeight = false

  /// The size of the glyphs as a share of the nominal size, whose line height they keep.
  public var glyphScale: CGFloat = 1

  public init(
    family: Family = .system(.default), size: CGFloat, weight: CGFloat = 400,
    isItalic: Bool = false, width: CGFloat = 1, hasMonospacedDigits: Bool = false,
    leading: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
  }
}

/// The designs of the system font.
public enum FontDesign: String, Hashable, CaseIterable, Sendable {
  case `default`
  case serif
  case rounded
  case monospaced
}

/// Whose measures apply: fonts, dividers, lists.
public enum Platform: String, Hashable, CaseIterable, Sendable {
  case ios
  case macos
}
