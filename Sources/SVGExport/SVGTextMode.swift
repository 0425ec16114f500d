/// How an SVG file holds its text.
public enum SVGTextMode: String, CaseIterable, Sendable {
  /// Outlines of glyphs: the same picture everywhere.
  case outlines
  /// One text element a line, set by the viewer in a font that the reader has.
  case live
  /// Outlines, and below the pointer text that cannot be seen: for searching and selecting.
  case both
  /// Text elements in fonts that are part of the file.
  case embedded
}
