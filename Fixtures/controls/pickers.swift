// Rule: a menu picker on iOS shows its selection 13.5 points in with chevrons, 40.5 high; a segmented one fills the width in equal segments, 31 high.
// Source: iamcgn/swiftui-web, Docs/elements/iOS.md, measured on iOS 26.

enum Watch: String, CaseIterable, Identifiable {
  case first, middle, morning
  var id: Self { self }
}

struct Rota: View {
  @State private var watch = Watch.middle
  @State private var side = "Port"

  var body: some View {
    VStack(spacing: 12) {
      Picker("Watch", selection: $watch) {
        ForEach(Watch.allCases) { watch in
          Text(watch.rawValue.capitalized)
        }
      }
      Picker("Side", selection: $side) {
        Text("Port").tag("Port")
        Text("Starboard").tag("Starboard")
      }
      .pickerStyle(.segmented)
      .frame(width: 260)
    }
  }
}

/// A menu of three and segments of two.
Rota().padding(16)
