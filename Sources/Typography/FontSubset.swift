import Foundation

/// A face within its family, as style sheets ask for it.
public struct FaceStyle: Hashable, Sendable {
  /// 100 to 900.
  public var weight: CGFloat = 400
  public var isItalic = false
  /// The width of the glyphs as a share of the standard width.
  public var width: CGFloat = 1
  /// The share of their own width that glyphs are drawn at, because the file has no narrower ones.
  public var stretch: CGFloat = 1

  public init() {}
}

/// What of a font a text needs.
public struct FontUse: Hashable, Sendable {
  public var glyphs: Set<UInt32> = []
  /// What is set in the font, each stretch as a whole.
  public var strings: Set<ExactString> = []
  public var hasTabularDigits = false
  public var hasContextualForms = false

  public var characters: Set<Unicode.Scalar> { Set(strings.flatMap(\.string.unicodeScalars)) }

  public init() {}
}

/// A font file made smaller.
public struct FontSubset: Hashable, Sendable {
  /// TrueType or OpenType.
  public var bytes: [UInt8]
  /// Axes that the file still has, by their tags, and where the face stands on them.
  public var axes: [String: Double]

  public init(bytes: [UInt8], axes: [String: Double]) {
    self.bytes = bytes
    self.axes = axes
  }
}
