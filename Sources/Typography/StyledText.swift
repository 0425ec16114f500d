import Foundation

/// A string and the fonts it is set in, run by run: what a measurer shapes once.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    public var string: String {
      get { exact.string }
      set { exact.string = newValue }
    }
    private var exact: ExactString
    public var font: ResolvedFont
    /// Points added after every glyph, the last included.
    public var tracking: CGFloat
    /// Whether letters may be joined to ligatures that a script can do without.
    public var hasLigatures = true
    /// Points that the run is raised.
    public var baselineOffset: CGFloat
    /// The size in points of a picture that the run is; it stands on the baseline. The string is
    /// then one character, U+FFFC.
    public var attachment: CGSize?

    public init(
      _ string: String, font: ResolvedFont, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
      attachment: CGSize? = nil
    ) {
      exact = ExactString(string)
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.attachment = attachment
    }
  }

  public var runs: [Run]
  public var platform: Platform
  /// Whether the paragraph reads from right to left where its characters do not say.
  public var isRightToLeft: Bool

  public init(runs: [Run], platform: Platform = .ios, isRightToLeft: Bool = false) {
    self.runs = runs
    self.platform = platform
    self.isRightToLeft = isRightToLeft
  }

  public var string: String { runs.map(\.string).joined() }
}

/// How lines are made of a shaped text.
public struct LineRules: Hashable, Sendable {
  public var alignment: TextAlignment = .leading
  public var truncation: TruncationMode = .tail
  /// At most this many lines; nil for any number.
  public var lineLimit: Int?
  /// The height of this many lines is kept even where the text needs fewer.
  public var reservedLines: Int = 0
  /// Least extra distance between lines, in points.
  public var lineSpacing: CGFloat = 0
  /// The smallest factor that the text may be scaled by rather than truncated.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether glyphs may move closer together rather than be truncated.
  public var allowsTightening = false
  /// The size of a pixel in points; answers are rounded up to it.
  public var pixel: CGFloat = 0.5

  public init() {}
}

/// Where the lines of one text stand within its width.
public enum TextAlignment: String, Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}
