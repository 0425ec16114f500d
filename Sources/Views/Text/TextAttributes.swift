import Drawing
import Foundation
import Geometry
import Typography

/// What is asked for a stretch of text, by itself or by the views around it.
package struct TextAttributes {
  var font: Font?
  var traits = FontTraits()
  var foreground: AnyShapeStyle?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var scale: Text.Scale?
  var underline: TextLineStyle?
  var strikethrough: TextLineStyle?
  var background: Color?
  var isLink = false

  package init() {}

  /// These attributes with those set further out where these say nothing.
  func over(_ outer: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? outer.font
    result.traits = traits.over(outer.traits)
    result.foreground = foreground ?? outer.foreground
    result.kerning = kerning ?? outer.kerning
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    result.scale = scale ?? outer.scale
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    result.background = background ?? outer.background
    result.isLink = isLink || outer.isLink
    return result
  }

  /// Tracking and kerning both add to every glyph; where both are set tracking wins, as
  /// Apple's documentation says.
  func run(_ string: String, _ environment: EnvironmentValues) -> StyledText.Run {
    var font = (font ?? environment.currentFont).resolved(environment, traits: traits)
    if let scale { font.glyphScale = scale.factor(size: font.size) }
    var run = StyledText.Run(
      string, font: font, tracking: tracking ?? kerning ?? 0, baselineOffset: baselineOffset ?? 0)
    // "A nonzero amount of tracking disables nonessential ligatures"; kerning does not (Apple's
    // documentation of `NSAttributedString.Key.tracking`, and of `Text.kerning(_:)`).
    run.hasLigatures = (tracking ?? 0) == 0
    return run
  }
}

/// A line under or through text.
struct TextLineStyle {
  var pattern = Text.LineStyle.Pattern.solid
  /// nil for the text's own.
  var color: Color?
  /// A line that is switched off, against one set further out.
  var isActive = true
}

extension Text {
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func bold() -> Text { with { $0.traits.isBold = true } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with { $0.traits.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.traits.width = width } }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.traits.design = design } }
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.traits.design = isActive ? .monospaced : nil }
  }
  public func monospacedDigit() -> Text { with { $0.traits.hasMonospacedDigits = true } }
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { AnyShapeStyle($0) } }
  }
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    with { $0.foreground = AnyShapeStyle(style) }
  }
  /// Points added after every glyph.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// Points that the text is raised.
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = offset } }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.underline = TextLineStyle(pattern: pattern, color: color, isActive: isActive) }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = TextLineStyle(pattern: pattern, color: color, isActive: isActive) }
  }

  /// Sets an attribute on every segment that does not set it itself.
  func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var outer = TextAttributes()
    change(&outer)
    return Text(
      segments: segments.map { segment in
        Segment(content: segment.content, attributes: segment.attributes.over(outer))
      })
  }
}
