import Drawing

/// Colours of controls on iOS 26 and macOS 26.
///
/// Measured by iamcgn/swiftui-web (iOS.md, Button.md, Toggle.md and the pages of the other
/// controls), in 255ths of black where the page says so, with the same share of white on dark pages.
extension Color {
  /// Behind a bordered button, and a switch that is off.
  static let controlFill = Color(
    light: RGBA(118, 118, 124, alpha: 0.16), dark: RGBA(118, 121, 128, alpha: 0.32))
  static let macButtonFill = ink(19)
  static let switchOn = Color(light: RGBA(52, 199, 89), dark: RGBA(48, 209, 88))
  static let knob = Color(RGBA(255, 255, 255))
  /// A label that cannot be used: 52/255 on iOS, 30 % of 216/255 on macOS.
  static let disabledLabel = ink(52)
  static let macDisabledLabel = ink(65)
  static let placeholder = Color(
    light: RGBA(189, 189, 190), dark: RGBA(255, 255, 255, alpha: 0.25))
  /// The part of a progress view's track that is not filled.
  static let progressTrack = Color(
    light: RGBA(120, 120, 125, alpha: 0.2), dark: RGBA(120, 120, 125, alpha: 0.36))

  /// Black on a light page, white on a dark one, at a number of 255ths.
  static func ink(_ strength: Double) -> Color {
    Color(
      light: RGBA(0, 0, 0, alpha: strength / 255),
      dark: RGBA(255, 255, 255, alpha: strength / 255))
  }
}

extension EnvironmentValues {
  var disabledLabel: Color { platform == .macos ? .macDisabledLabel : .disabledLabel }
}

extension View {
  /// The style of a control's label, where the views around it set none of their own.
  func labelStyled(_ style: some ShapeStyle) -> some View {
    settingEnvironment { environment in
      guard environment.foreground.levels.isEmpty else { return }
      let bound = BoundStyle(style: AnyShapeStyle(style), styles: StyleContext(environment))
      environment.foreground = ForegroundLevels([AnyShapeStyle(bound)])
    }
  }

  /// The label of a control that stands beside it: dimmed on macOS where the control is disabled,
  /// as it is on iOS (iOS.md, Toggle.md).
  func dimmedOnMacOS() -> some View {
    settingEnvironment { environment in
      guard environment.platform == .macos, !environment.isEnabled,
        environment.foreground.levels.isEmpty
      else { return }
      environment.foreground = ForegroundLevels([AnyShapeStyle(Color.macDisabledLabel)])
    }
  }
}
