import SwiftUI

struct ChosenBounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

struct SeasonBar: View {
  let seasons = ["Spring", "Summer", "Autumn", "Winter"]
  @State private var chosen = 2

  var body: some View {
    HStack(spacing: 18) {
      ForEach(seasons.indices, id: \.self) { index in
        Text(seasons[index])
          .foregroundStyle(index == chosen ? .primary : .secondary)
          .anchorPreference(key: ChosenBounds.self, value: .bounds) { bounds in
            index == chosen ? bounds : nil
          }
      }
    }
    .padding(.vertical, 10)
    .overlayPreferenceValue(ChosenBounds.self) { bounds in
      GeometryReader { proxy in
        if let bounds {
          let frame = proxy[bounds]
          Capsule()
            .fill(.orange)
            .frame(width: frame.width, height: 3)
            .offset(x: frame.minX, y: proxy.size.height - 3)
        }
      }
    }
    .backgroundPreferenceValue(ChosenBounds.self, alignment: .top) { bounds in
      if bounds != nil {
        Rectangle().fill(.gray.opacity(0.12))
      }
    }
  }
}

/// A line under the chosen season, which tells its bounds by an anchor.
// figure: name=anchored-underline
SeasonBar()
