// Rule: a button is what its style makes of its label, which is not pressed in a picture.
// Source: Apple, documentation of ButtonStyle and ButtonStyleConfiguration.

struct PillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .background(configuration.role == .destructive ? Color.red : Color.indigo, in: Capsule())
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .opacity(isEnabled ? 1 : 0.4)
  }
}

extension ButtonStyle where Self == PillStyle {
  static var pill: PillStyle { PillStyle() }
}

struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button(configuration)
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }
}

/// Three buttons in a style of their own, and one that a primitive style shows twice.
VStack(spacing: 12) {
  Button("Hoist") {}
  Button("Cut", role: .destructive) {}
  Button("Reef") {}.disabled(true)
  Button("Twice") {}.buttonStyle(Doubled())
}
.buttonStyle(.pill)
.padding(16)
