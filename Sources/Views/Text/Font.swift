import Foundation
import Typography

/// A font as fixtures name it; it becomes a size and a weight where text is set in it.
public struct Font: Hashable, Sendable {
  public typealias TextStyle = Typography.TextStyle
  public typealias Design = FontDesign

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// 100 to 900; 400 is regular.
    package let value: CGFloat

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide the glyphs are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// How wide letters are drawn: Inter has no widths, and SF's are about so far apart.
    var factor: CGFloat { 1 + value / 2 }

    public init(_ value: CGFloat) {
      self.value = value
    }
  }

  /// How far lines of a style are apart.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  enum Source: Hashable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  let source: Source
  var traits = FontTraits()
  var leadingChoice = Leading.standard

  init(_ source: Source) {
    self.source = source
  }

  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// The system's font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The system's font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// A font by the name of its family, its PostScript name or its full name, at a size in points
  /// that grows with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: style))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  public func bold() -> Font { with { $0.isBold = true } }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leadingChoice = leading
    return font
  }

  private func with(_ change: (inout FontTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }
}

/// What is asked of a font beside its size; nil and false leave the font as it is.
package struct FontTraits: Hashable, Sendable {
  var isBold = false
  var isItalic = false
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var hasMonospacedDigits = false

  /// These traits with those set further out where these say nothing.
  func over(_ outer: FontTraits) -> FontTraits {
    var result = self
    result.isBold = isBold || outer.isBold
    result.isItalic = isItalic || outer.isItalic
    result.weight = weight ?? outer.weight
    result.width = width ?? outer.width
    result.design = design ?? outer.design
    result.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    return result
  }
}
