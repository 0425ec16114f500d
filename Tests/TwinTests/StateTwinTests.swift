import LayoutEngine
import SwiftUI
import Testing

/// Views with states and preferences that swiftc compiles come to rest as they do interpreted.
@Suite struct StateTwinTests {
  @Test(arguments: twins.indices) func compiledIsInterpreted(_ index: Int) throws {
    let (swift, view) = Self.twins[index]
    let source = RecordedSource(
      id: "state", swift: swift, proposal: RecordedSource.Proposal(width: 200, height: 400))
    let (compiled, interpreted) = try DeepStack.run {
      (try source.compiled(view()), try source.interpreted())
    }
    #expect(compiled == interpreted, "\(swift)")
  }

  private static let twins: [(String, @Sendable () -> any View)] = [
    (
      """
      struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          value = max(value, nextValue())
        }
      }
      struct Equal: View {
        @State private var width: CGFloat?
        var body: some View {
          VStack {
            ForEach([20, 50, 35], id: \\.self) { length in
              Color.red.frame(width: CGFloat(length), height: 8)
                .preference(key: Widest.self, value: CGFloat(length))
                .frame(width: width)
            }
          }
          .onPreferenceChange(Widest.self) { width = $0 }
        }
      }
      Equal()
      """, { Equal() }
    ),
    (
      """
      struct Chosen: PreferenceKey {
        static let defaultValue: Anchor<CGRect>? = nil
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
          value = value ?? nextValue()
        }
      }
      struct Marked: View {
        @Environment(\\.horizontalSizeClass) private var size
        @State private var height: CGFloat = 0
        var body: some View {
          HStack {
            Color.red.frame(width: 20, height: 10)
            Color.blue.frame(width: 30, height: size == .compact ? 12 : 40)
              .anchorPreference(key: Chosen.self, value: .bounds) { $0 }
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
          }
          .overlayPreferenceValue(Chosen.self, alignment: .bottom) { bounds in
            GeometryReader { proxy in
              if let bounds {
                Color.green.frame(width: proxy[bounds].width, height: height)
              }
            }
          }
        }
      }
      Marked()
      """, { Marked() }
    ),
  ]
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Equal: View {
  @State private var width: CGFloat?
  var body: some View {
    VStack {
      ForEach([20, 50, 35], id: \.self) { length in
        Color.red.frame(width: CGFloat(length), height: 8)
          .preference(key: Widest.self, value: CGFloat(length))
          .frame(width: width)
      }
    }
    .onPreferenceChange(Widest.self) { width = $0 }
  }
}

private struct Chosen: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Marked: View {
  @Environment(\.horizontalSizeClass) private var size
  @State private var height: CGFloat = 0
  var body: some View {
    HStack {
      Color.red.frame(width: 20, height: 10)
      Color.blue.frame(width: 30, height: size == .compact ? 12 : 40)
        .anchorPreference(key: Chosen.self, value: .bounds) { $0 }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0
        }
    }
    .overlayPreferenceValue(Chosen.self, alignment: .bottom) { bounds in
      GeometryReader { proxy in
        if let bounds {
          Color.green.frame(width: proxy[bounds].width, height: height)
        }
      }
    }
  }
}
