import SwiftUI

struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension View {
  func reportingWidth() -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
      }
    }
  }
}

struct Choices: View {
  let names: [String]
  @State private var width: CGFloat?

  var body: some View {
    VStack(spacing: 10) {
      ForEach(names, id: \.self) { name in
        Text(name)
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .reportingWidth()
          .frame(width: width)
          .background(.teal.opacity(0.25), in: Capsule())
      }
    }
    .onPreferenceChange(WidestKey.self) { width = $0 }
  }
}

/// Three choices as wide as the widest, which each reports by a preference.
// figure: name=equal-widths
Choices(names: ["Rye", "Spelt and barley", "Whole oats"])
