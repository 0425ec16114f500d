import SwiftUI

struct Sky: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 14) {
      if colorScheme == .dark {
        ForEach(0..<3) { _ in
          Circle().fill(.yellow).frame(width: 10, height: 10)
        }
        Text("A night with three stars")
      } else {
        Circle().fill(.orange).frame(width: 34, height: 34)
        Text("A day with one sun")
      }
    }
    .padding()
    .background(colorScheme == .dark ? Color.indigo : .cyan, in: RoundedRectangle(cornerRadius: 14))
  }
}

struct Note: View {
  let words: String

  var body: some View {
    Text(words)
      .foregroundStyle(.primary)
      .padding(10)
      .background(.background, in: RoundedRectangle(cornerRadius: 8))
  }
}

/// One view by day and another by night.
// figure: name=color-scheme
Sky()

/// A note that is dark on every page, beside one that is as the page.
// figure: name=color-scheme-part
HStack {
  Note(words: "As the page is")
  Note(words: "Always dark").environment(\.colorScheme, .dark)
}
.padding()
.background(.gray.opacity(0.3))

/// A whole figure that asks for the dark appearance.
// figure: name=color-scheme-preferred
Note(words: "By night").padding().background(.indigo).preferredColorScheme(.dark)
