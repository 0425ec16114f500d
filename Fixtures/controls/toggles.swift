// Rule: a toggle on iOS fills the width with its label leading and a switch of 66 × 30 trailing; without its label it is the switch.
// Source: iamcgn/swiftui-web, Docs/elements/iOS.md, measured on iOS 26.

struct Lamps: View {
  @State private var port = true
  @State private var starboard = false

  var body: some View {
    VStack {
      Toggle("Port lamp", isOn: $port)
      Toggle("Starboard lamp", isOn: $starboard)
      Toggle("Anchor lamp", isOn: .constant(true)).tint(.orange).disabled(true)
      Toggle("Unseen", isOn: $port).labelsHidden()
    }
    .frame(width: 280)
  }
}

/// Switches that are on, off and disabled, and one without its label.
Lamps().padding(16)
