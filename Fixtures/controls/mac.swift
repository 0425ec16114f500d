// Rule: on macOS a button is 24 points high in corners of 6, a checkbox of 16 stands 5 before its label, a stepper's control of 20 × 26 8 behind it, and a pop-up button has room for its widest option.
// Source: iamcgn/swiftui-web, Docs/elements/Button.md, Toggle.md, Stepper.md, Slider.md, TextField.md, Picker.md, ProgressView.md, DisclosureGroup.md, measured on macOS 26.

/// The controls of a Mac, one under the other.
// figure: platform=macos
VStack(alignment: .leading, spacing: 12) {
  HStack {
    Button("Cast off") {}
    Button("Moor") {}.buttonStyle(.borderedProminent)
    Button("Wait") {}.disabled(true)
  }
  Toggle("Port lamp", isOn: .constant(true))
  Toggle("Port lamp", isOn: .constant(false)).toggleStyle(.switch)
  TextField("Port of call", text: .constant(""))
  Slider(value: .constant(0.5)) { Text("Speed") }
  Stepper("Crew", value: .constant(3))
  Picker("Side", selection: .constant(1)) {
    Text("Port").tag(1)
    Text("Starboard").tag(2)
  }
  Picker("Side", selection: .constant(1)) {
    Text("Port").tag(1)
    Text("Starboard").tag(2)
  }
  .pickerStyle(.segmented)
  ProgressView("Loading", value: 0.4)
  DisclosureGroup("Papers", isExpanded: .constant(true)) { Text("All in order") }
  Link("Tide tables", destination: URL(string: "https://example.org")!)
}
.frame(width: 300)
.padding(16)
