// Rule: a gauge is a bar of 16 under its label; bars of 8 and rings of 58 in the accessory styles.
// Source: iamcgn/swiftui-web, Docs/elements/Gauge.md (gauge/basic, gauge/accessory).

/// A gauge in its styles, with labels of the value and the bounds.
// figure: platform=macos
// figure: proposal=280x500
// figure: expect width(Gauge[1]) == 280
// figure: expect height(Gauge[3]) == 8
// figure: expect width(Gauge[4]) == 58
// figure: expect height(Gauge[5]) == 58
VStack(spacing: 24) {
  Gauge(value: 0.4) {
    Text("Fuel")
  }
  Gauge(value: 62, in: 0...100) {
    Text("Load")
  } currentValueLabel: {
    Text("62 t")
  } minimumValueLabel: {
    Text("0")
  } maximumValueLabel: {
    Text("100")
  }
  .tint(.orange)
  Gauge(value: 0.7) {
    Text("Level")
  } currentValueLabel: {
    Text("7")
  }
  .gaugeStyle(.accessoryLinear)
  HStack(spacing: 24) {
    Gauge(value: 0.3) {
      Text("km/h")
    } currentValueLabel: {
      Text("36")
    }
    .gaugeStyle(.accessoryCircular)
    Gauge(value: 0.75) {
      Text("Charge")
    } currentValueLabel: {
      Text("75")
    }
    .gaugeStyle(.accessoryCircularCapacity)
  }
  Gauge(value: 0.5) {
    Text("Water")
  } currentValueLabel: {
    Text("Half full")
  }
  .gaugeStyle(.accessoryLinearCapacity)
}
