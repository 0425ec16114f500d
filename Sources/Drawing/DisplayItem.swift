import Foundation
import Geometry
import Typography

/// One thing to draw. Exporters know these and nothing else.
///
/// Coordinates are points in the space of the enclosing group; the outermost space is the
/// figure's, with the root view's origin at zero and y growing downwards.
public indirect enum DisplayItem: Hashable, Sendable {
  case fill(Path, Paint, FillRule)
  case stroke(Path, Paint, StrokeStyle)
  /// Glyphs whose line's left end and baseline lie at the point.
  case text(GlyphRun, at: CGPoint, Paint)
  case image(ImageSource, CGRect)
  case group(DisplayGroup)
}

/// Which parts of an outline are inside it.
public enum FillRule: Hashable, Sendable {
  case nonZero
  case evenOdd
}

/// Items drawn as one.
public struct DisplayGroup: Hashable, Sendable {
  public var items: [DisplayItem]
  /// Maps the items' space to the group's.
  public var transform: CGAffineTransform
  /// 0 to 1, applied to the finished group.
  public var opacity: Double
  /// What lies outside is not drawn; in the group's space, before `transform`.
  public var clip: Path?
  public var clipRule: FillRule

  public init(
    _ items: [DisplayItem], transform: CGAffineTransform = .identity, opacity: Double = 1,
    clip: Path? = nil, clipRule: FillRule = .nonZero
  ) {
    self.items = items
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.clipRule = clipRule
  }
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: Hashable, Sendable { case butt, round, square }
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// Points.
  public var lineWidth: CGFloat
  public var lineCap: Cap
  public var lineJoin: Join
  public var miterLimit: CGFloat
  /// Lengths drawn and left out in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A picture file, read whole: PNG, JPEG or SVG.
public struct ImageSource: Hashable, Sendable {
  public enum Format: String, Hashable, Sendable { case png, jpeg, svg }

  public var name: String
  public var format: Format
  public var bytes: [UInt8]
  /// The natural size in points.
  public var size: CGSize
  /// A colour that replaces the picture's own, keeping its opacity: a template image.
  public var tint: RGBA?
  /// Whether pixels are shown as squares when enlarged.
  public var isPixelated: Bool

  public init(
    name: String, format: Format, bytes: [UInt8], size: CGSize, tint: RGBA? = nil,
    isPixelated: Bool = false
  ) {
    self.name = name
    self.format = format
    self.bytes = bytes
    self.size = size
    self.tint = tint
    self.isPixelated = isPixelated
  }
}
