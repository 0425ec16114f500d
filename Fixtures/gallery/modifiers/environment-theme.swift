import SwiftUI

struct Theme {
  var accent: Color
  var corner: CGFloat
  var design: Font.Design = .default

  static let standard = Theme(accent: .blue, corner: 10)
  static let soft = Theme(accent: .pink, corner: 22, design: .rounded)
  static let sober = Theme(accent: .gray, corner: 0, design: .serif)
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.standard
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct Panel: View {
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: 4) {
      Text("Tonight").font(.headline)
      Text("Fish soup").font(.subheadline)
    }
    .fontDesign(theme.design)
    .padding(16)
    .background(theme.accent.opacity(0.22), in: .rect(cornerRadius: theme.corner))
  }
}

/// One panel in three themes: the standard one, a soft one and a sober one.
#Preview {
  HStack(spacing: 14) {
    Panel()
    Panel().environment(\.theme, .soft)
    Panel().environment(\.theme, .sober)
  }
}
