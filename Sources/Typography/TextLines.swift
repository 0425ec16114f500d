import Foundation
import Geometry

/// A text broken into lines and placed: what is measured is what is drawn.
public struct TextLines: Hashable, Sendable {
  /// One line as drawn.
  public struct Line: Hashable, Sendable {
    /// The characters shown, an ellipsis included, without the space the line was broken at.
    public var string: String
    public var runs: [GlyphRun]
    /// The line's left end, from the left of the text, in points.
    public var x: CGFloat
    /// The drawn width in points, without a trailing space.
    public var width: CGFloat
    /// The baseline, from the top of the text, in points.
    public var baseline: CGFloat

    public init(
      string: String, runs: [GlyphRun], x: CGFloat, width: CGFloat, baseline: CGFloat
    ) {
      self.string = string
      self.runs = runs
      self.x = x
      self.width = width
      self.baseline = baseline
    }
  }

  /// The size reported to the layout, in points, rounded up to the pixel.
  public var size: CGSize
  public var lines: [Line]
  public var isTruncated: Bool
  /// From the top of the text, in points, rounded to the pixel.
  public var firstBaseline: CGFloat
  public var lastBaseline: CGFloat

  public init(
    size: CGSize, lines: [Line], isTruncated: Bool, firstBaseline: CGFloat, lastBaseline: CGFloat
  ) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// Glyphs of one face, size and style, with their places.
public struct GlyphRun: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    /// The origin from the line's left end and the baseline, in points; y grows downwards.
    public var x: CGFloat
    public var y: CGFloat

    public init(id: UInt32, x: CGFloat, y: CGFloat) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  public var face: GlyphFace
  /// The size that outlines are drawn at, in points per em; it can differ from the nominal size.
  public var size: CGFloat
  public var glyphs: [Glyph]
  /// The index of the run of `StyledText` that these glyphs belong to: the style they are drawn in.
  public var style: Int
  /// The characters, for exporters that write real text.
  public var string: String
  /// The advance of the run in points.
  public var width: CGFloat

  public init(
    face: GlyphFace, size: CGFloat, glyphs: [Glyph], style: Int, string: String, width: CGFloat
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.style = style
    self.string = string
    self.width = width
  }
}

/// A font file at one setting of its axes: where outlines come from.
public protocol GlyphOutlines: AnyObject, Sendable {
  /// Equal for equal outlines on every machine: the file's digest and the axes' values.
  var identity: String { get }
  /// The family's name, for exporters that write real text.
  var familyName: String { get }
  /// The outline of a glyph at one point per em, y growing downwards from the baseline.
  func outline(of glyph: UInt32) -> Path
  /// The smallest rectangle that holds the outline's points; nil where it has none.
  func bounds(of glyph: UInt32) -> CGRect?
  /// Whether glyphs may have colours of their own.
  var hasColors: Bool { get }
  /// The colours of a glyph; nil where it is drawn in the text's.
  func colors(of glyph: UInt32) -> ColorGlyph?
}

extension GlyphOutlines {
  public var hasColors: Bool { false }
  public func colors(of glyph: UInt32) -> ColorGlyph? { nil }

  public func bounds(of glyph: UInt32) -> CGRect? {
    let outline = outline(of: glyph)
    return outline.isEmpty ? nil : outline.boundingRect
  }
}

/// A face by its identity.
public struct GlyphFace: Hashable, Sendable {
  public let outlines: any GlyphOutlines

  public init(_ outlines: any GlyphOutlines) {
    self.outlines = outlines
  }

  public static func == (a: GlyphFace, b: GlyphFace) -> Bool {
    a.outlines === b.outlines || a.outlines.identity == b.outlines.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(outlines.identity)
  }
}
