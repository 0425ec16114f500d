// Rule: a text field fills the width: plain a line of text and the 1.7 points that UIKit adds, in whole points; in its rounded border 34 high, the text 7.5 in.
// Source: iamcgn/swiftui-web, Docs/elements/iOS.md and UIKit/UIButton.md, measured on iOS 26.

struct Papers: View {
  @State private var ship = "Albatross"
  @State private var port = ""
  @State private var code = "sesame"

  var body: some View {
    VStack(spacing: 16) {
      TextField("Ship", text: $ship)
      TextField("Port of call", text: $port)
      TextField("Ship", text: $ship).textFieldStyle(.roundedBorder)
      TextField("Port of call", text: $port, prompt: Text("Where to?"))
        .textFieldStyle(RoundedBorderTextFieldStyle())
      SecureField("Word", text: $code).textFieldStyle(.roundedBorder)
    }
    .frame(width: 240)
  }
}

/// Fields with and without text, plain and bordered.
Papers().padding(16)
