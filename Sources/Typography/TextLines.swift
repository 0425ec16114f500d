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
    /// Bytes of UTF-8 in the run's string that the glyph and those of no length behind it stand for.
    public var textLength: UInt32
    /// The origin from the line's left end and the baseline, in points; y grows downwards.
    public var x: CGFloat
    public var y: CGFloat

    public init(id: UInt32, x: CGFloat, y: CGFloat, textLength: UInt32 = 0) {
      self.id = id
      self.textLength = textLength
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
  /// The characters in the order that they are read in, for exporters that write real text.
  public var string: String
  /// The advance of the run in points.
  public var width: CGFloat
  /// How the run stands in its line as text.
  public var setting = GlyphSetting()

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

/// What exporters that write real text must know of a run beside its glyphs.
public struct GlyphSetting: Hashable, Sendable {
  /// The run's left end from the line's left end, in points.
  public var x: CGFloat = 0
  /// The run's baseline below the line's, in points.
  public var y: CGFloat = 0
  /// The run's place among those of its line in the order that they are read in.
  public var order = 0
  /// Whether the run reads from right to left; its glyphs are always listed from left to right.
  public var isRightToLeft = false
  /// Points added after every character.
  public var letterSpacing: CGFloat = 0
  /// What of the run's advance is kerning with a character that is in another line, in points.
  public var outerKerning: CGFloat = 0
  /// Points that every character takes, in the middle of which its glyph stands: a monospaced
  /// design that borrows the glyphs of another one. nil where characters take what the font says.
  public var fixedAdvance: CGFloat?
  public var hasTabularDigits = false
  /// Whether letters may be joined to ligatures that a script can do without.
  public var hasLigatures = true
  /// Whether letters take other shapes beside others as the font likes.
  public var hasContextualForms = true

  public init() {}
}

/// A font file at one setting of its axes: where outlines come from.
public protocol GlyphOutlines: AnyObject, Sendable {
  /// Equal for equal outlines on every machine: the file's digest and the axes' values.
  var identity: String { get }
  /// The family's name, for exporters that write real text.
  var familyName: String { get }
  /// The file that the outlines come from; nil for a face that has none.
  var filePath: String? { get }
  /// The face within its family.
  var style: FaceStyle { get }
  /// How far a glyph moves the pen, in em.
  func advance(of glyph: UInt32) -> CGFloat
  /// A font file with no more than what a text needs; nil for a face that has no file.
  ///
  /// - Throws: `TypographyError.notEmbedded`.
  func subset(for use: FontUse) throws -> FontSubset?
  /// The outline of a glyph at one point per em, y growing downwards from the baseline.
  func outline(of glyph: UInt32) -> Path
  /// The smallest rectangle that holds the outline's points; nil where it has none.
  func bounds(of glyph: UInt32) -> CGRect?
  /// Whether glyphs may have colours of their own.
  var hasColors: Bool { get }
  /// The colours of a glyph; nil where it is drawn in the text's.
  func colors(of glyph: UInt32) -> ColorGlyph?
  /// Whether the glyphs are drawn as pictures by others: there is only text to them.
  var isUnseen: Bool { get }
}

extension GlyphOutlines {
  public var hasColors: Bool { false }
  public var isUnseen: Bool { false }
  public func colors(of glyph: UInt32) -> ColorGlyph? { nil }
  public var style: FaceStyle { FaceStyle() }
  public var filePath: String? { nil }

  public func advance(of glyph: UInt32) -> CGFloat { bounds(of: glyph)?.maxX ?? 0 }

  public func subset(for use: FontUse) throws -> FontSubset? { nil }

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
