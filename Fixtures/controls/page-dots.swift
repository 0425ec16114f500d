// Rule: dots of 10 every 18; a capsule is behind them where the index view style asks for one.
// Source: iamcgn/swiftui-web, Docs/elements/UIKit/Controls.md; the capsule's colour is not measured.

/// Three pages with a capsule behind their dots.
// figure: proposal=240x160
TabView {
  Color.teal
  Color.indigo
  Color.orange
}
.tabViewStyle(.page)
.indexViewStyle(.page(backgroundDisplayMode: .always))
