// Rule: an iPhone's navigation bar is 64 points high, 116.5 with a large title; links in a list end in a chevron of 7 × 12.
// Source: iamcgn/swiftui-web, Docs/elements/iOS.md and UIKit/Navigation.md, measured on iOS 26 without a status bar.

struct Harbours: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Bergen") { Text("Bergen") }
        NavigationLink("Cork", destination: Text("Cork"))
        NavigationLink(value: 3) {
          Label {
            Text("Vigo")
          } icon: {
            Circle().fill(.blue)
          }
        }
      }
      .navigationTitle("Harbours")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) { Button("Add") {} }
      }
    }
  }
}

/// A list of links under a large title.
Harbours().frame(width: 320, height: 400)
