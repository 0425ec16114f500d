import Foundation

extension Text {
  /// How large a text is set among others of its font.
  public enum Scale: Hashable, Sendable {
    case `default`
    case secondary

    /// The size of the glyphs as a share of the font's.
    ///
    /// Source: TextScale.md of iamcgn/swiftui-web, for the regular weight: four fifths up to
    /// 17 points, falling evenly to 0.46 at 70.
    func factor(size: CGFloat) -> CGFloat {
      guard self == .secondary else { return 1 }
      let share = min(max((size - 17) / (70 - 17), 0), 1)
      return 0.8 - share * (0.8 - 0.46)
    }
  }

  /// Sets the text at a scale of its font; it keeps the line height of the font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }
}

extension View {
  /// Sets text at a scale of its font; it keeps the line height of the font (measured:
  /// textscale/wrapped).
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    settingEnvironment { if isEnabled { $0.textStyle.scale = scale } }
  }
}
