extension Text {
  /// How large a text is set among others of its font.
  public enum Scale: Hashable, Sendable {
    case `default`
    case secondary
  }
}

extension View {
  /// Sets text at a scale of its font.
  ///
  /// The secondary scale keeps the line height of its font with smaller glyphs (measured:
  /// textscale/wrapped), which text is not set in yet: it is refused by name.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    guard isEnabled, scale == .secondary else { return TupleView([self]) }
    return TupleView([
      RefusedView(
        error: .unsupported(
          name: "textScale(.secondary)", hint: "Set a smaller font instead."))
    ])
  }
}
