import LayoutEngine

/// Whether the page is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}

/// Draws what is in a view as on a light or a dark page.
private struct ColorSchemeDrawing: NodeDrawing {
  let isDark: Bool

  func subviewContext(_ context: DrawingContext) -> DrawingContext {
    DrawingContext(pixel: context.pixel, isDark: isDark)
  }
}

extension View {
  /// Draws the whole figure in an appearance, on light pages and on dark ones.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    ContextView { context in
      if let colorScheme { context.build.preferredColorScheme = colorScheme }
      return self
    }
  }

  /// Draws this view in an appearance, whatever the page has.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  func drawn(in scheme: ColorScheme) -> some View {
    modified(
      "colorScheme", PassThroughLayout(), drawing: ColorSchemeDrawing(isDark: scheme == .dark))
  }
}
