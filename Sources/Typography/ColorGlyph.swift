import Foundation

/// How a glyph with colours of its own is drawn, at one point per em.
public enum ColorGlyph: Hashable, Sendable {
  /// A picture in a rectangle from the glyph's origin on the baseline, y growing downwards.
  case picture(png: [UInt8], CGRect)
  /// Outlines painted one above the other.
  case layers([Layer])

  public struct Layer: Hashable, Sendable {
    public var glyph: UInt32
    /// Nil for the colour of the text.
    public var color: Color?

    public init(glyph: UInt32, color: Color?) {
      self.glyph = glyph
      self.color = color
    }
  }

  /// In sRGB, each part from 0 to 1.
  public struct Color: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }
}
