// Rule: in a form's row on iOS a toggle, a stepper and a menu picker are as high as their label, in rows of 56; the control stands at the end.
// Source: iamcgn/swiftui-web, Docs/elements/iOS.md (ios/form), measured on iOS 26.

struct Settings: View {
  @State private var name = ""
  @State private var isLit = true
  @State private var knots = 6
  @State private var flag = 2

  var body: some View {
    Form {
      Section("Boat") {
        TextField("Name", text: $name)
        Toggle("Lit", isOn: $isLit)
        Stepper("Knots: \(knots)", value: $knots)
        Picker("Flag", selection: $flag) {
          Text("None").tag(0)
          Text("Blue").tag(2)
        }
      }
      Section {
        Button("Save") {}
        Button("Scrap", role: .destructive) {}
      }
    }
  }
}

/// Every kind of row.
Settings().frame(width: 320, height: 560)
