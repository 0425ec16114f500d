// Rule: an inline title is set in the headline font in the middle of a bar of 64 points; the content is centred in what is left.
// Source: iamcgn/swiftui-web, Docs/elements/iOS.md and UIKit/Navigation.md, measured on iOS 26 without a status bar.

/// A screen with an inline title and a link as a button.
NavigationStack {
  VStack {
    Text("At anchor")
    NavigationLink("Weather") { Text("Fair") }
  }
  .navigationTitle("Log")
  .navigationBarTitleDisplayMode(.inline)
}
.frame(width: 320, height: 240)
.border(.gray)
