import SwiftUI

/// A list whose first pair has no line between, and whose last row is indented.
#Preview(traits: .fixedLayout(width: 300, height: 240)) {
  List {
    Text("No line below")
      .listRowSeparator(.hidden, edges: .bottom)
    Text("A line below")
    Text("Another")
    Text("Indented by 48 points")
      .listRowInsets(EdgeInsets(top: 8, leading: 48, bottom: 8, trailing: 16))
  }
  .listStyle(.plain)
}
