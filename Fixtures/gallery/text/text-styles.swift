import SwiftUI

struct StyleSheet: View {
  private let styles: [(name: String, font: Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Headline", .headline),
    ("Body", .body), ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(styles, id: \.name) { style in
        Text(style.name)
          .font(style.font)
      }
    }
  }
}

/// The names of eight text styles, each set in its own style.
#Preview {
  StyleSheet()
}
