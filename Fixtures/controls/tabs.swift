// Rule: a tab view's bar covers the lowest 83 points; its capsule is 62 high, 94 wide and 86 more for every further tab, and 8.
// Source: iamcgn/swiftui-web, Docs/elements/UIKit/Navigation.md, measured on iOS 26.

/// The second of three screens.
TabView(selection: .constant("Crew")) {
  Text("All about ships").tabItem { Text("Ships") }.tag("Ships")
  Text("All about the crew").tabItem {
    Circle().frame(width: 22, height: 22)
    Text("Crew")
  }
  .tag("Crew")
  Text("All about ports").tabItem { Text("Ports") }.tag("Ports")
}
.frame(width: 375, height: 300)
.border(.gray)
