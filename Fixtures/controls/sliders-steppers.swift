// Rule: a slider on iOS is 31 points high and fills the width; a stepper fills it with its control of 94 × 32 at the end.
// Source: iamcgn/swiftui-web, Docs/elements/iOS.md and UIKit/Controls.md, measured on iOS 26.

struct Helm: View {
  @State private var speed = 6.0
  @State private var crew = 3

  var body: some View {
    VStack(spacing: 12) {
      Slider(value: $speed, in: 0...12)
      Slider(value: $speed, in: 0...24, step: 1) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("24")
      }
      Slider(value: $speed, in: 0...12).tint(.orange).disabled(true)
      Stepper("Crew: \(crew)", value: $crew, in: 1...9)
    }
    .frame(width: 260)
  }
}

/// Sliders at half and a quarter, and a stepper.
Helm().padding(16)
