// Rule: a toggle is what its style makes of its label and of whether it is on.
// Source: Apple, documentation of ToggleStyle and ToggleStyleConfiguration.

struct Flag: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Circle()
        .fill(configuration.isOn ? Color.green : .gray)
        .frame(width: 24, height: 24)
        .onTapGesture { configuration.isOn.toggle() }
    }
  }
}

/// Two toggles that show a disc each.
VStack {
  Toggle("Raised", isOn: .constant(true))
  Toggle("Struck", isOn: .constant(false))
}
.toggleStyle(Flag())
.frame(width: 200)
.padding(16)
