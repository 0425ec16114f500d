Gauge(value: 0.4) {
// 1...5 warning: the size of a 'Gauge' is known on macOS only, and taken from there
//  help: write platform=macos to draw it as it is there
  Text("Fuel")
}
