// Rule: what a closure sets when a preference changes takes effect: SwiftUI lays out again until
// nothing changes, so that columns can be as wide as the widest of their texts.
// Source: `onPreferenceChange`, Apple's documentation; the idiom of equal widths is SwiftUI Lab's.

struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Pair: View {
  let name: String
  let value: String
  let width: CGFloat?

  var body: some View {
    HStack(spacing: 10) {
      Text(name)
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: Widest.self, value: proxy.size.width)
          }
        }
        .frame(width: width, alignment: .trailing)
      Text(value).bold()
    }
  }
}

struct Pairs: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Pair(name: "Tar", value: "Six", width: width)
      Pair(name: "Hempen rope", value: "Forty", width: width)
      Pair(name: "Oakum", value: "Nine", width: width)
    }
    .onPreferenceChange(Widest.self) { width = $0 }
    .background(FrameFill())
  }
}

/// Names of different lengths in a column as wide as the longest.
Pairs()
