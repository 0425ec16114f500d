import Foundation
import Testing

/// Values that views send up, and what closures that are told of them set.
@Suite struct PreferenceTests {
  private static let keys = """
    struct Widths: PreferenceKey {
      static let defaultValue: [CGFloat] = []
      static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
    }
    struct Bounds: PreferenceKey {
      static let defaultValue: Anchor<CGRect>? = nil
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }

    """

  private func frames(_ source: String) throws -> String {
    try Fixture.frames(of: Self.keys + source)
  }

  /// A view that is left out sends nothing.
  @Test func onlyWhatIsShownSends() throws {
    let figure = try frames(
      """
      ViewThatFits {
        Color.red.frame(width: 900, height: 5).preference(key: Widths.self, value: [900])
        Color.red.frame(width: 30, height: 5).preference(key: Widths.self, value: [30])
      }
      .backgroundPreferenceValue(Widths.self) { widths in
        Color.blue.frame(width: widths.reduce(0, +), height: 2)
      }
      """)
    #expect(figure.contains("frame  0, 1.5  30 × 2"), "\(figure)")
  }

  /// A closure is told the default where no view sends anything.
  @Test func theDefaultIsTold() throws {
    let figure = try frames(
      """
      struct Counting: View {
        @State private var count = 7
        var body: some View {
          Color.red.frame(width: CGFloat(count) + 1, height: 5)
            .onPreferenceChange(Widths.self) { count = $0.count }
        }
      }
      Counting()
      """)
    #expect(figure.hasPrefix("Counting  0, 0  1 × 5"), "\(figure)")
  }

  /// Anchors are places in the reader's own space, wherever the view that sends them lies.
  @Test func anchorsAreSeenFromTheReader() throws {
    let figure = try frames(
      """
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 30, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      }
      .padding(5)
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          if let bounds {
            Color.green
              .frame(width: proxy[bounds].width, height: 1)
              .offset(x: proxy[bounds].minX, y: proxy[bounds].maxY)
          }
        }
      }
      .padding(100)
      """)
    #expect(figure.contains("frame  135, 115  30 × 1"), "\(figure)")
  }

  /// The points of a view and the rectangles in it, by the sources of anchors.
  @Test(arguments: [
    (".topTrailing", "(20, 0)"), (".center", "(10, 15)"), (".point(CGPoint(x: 3, y: 4))", "(3, 4)"),
    (".unitPoint(UnitPoint(x: 0.25, y: 1))", "(5, 30)"),
  ])
  func anchorsOfPoints(_ source: String, _ point: String) throws {
    let figure = try Fixture.frames(
      of: """
        struct Point: PreferenceKey {
          static let defaultValue: Anchor<CGPoint>? = nil
          static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {}
        }
        Color.red.frame(width: 20, height: 30)
          .anchorPreference(key: Point.self, value: \(source)) { $0 }
          .overlayPreferenceValue(Point.self) { point in
            GeometryReader { proxy in
              if let point {
                Text(verbatim: "(\\(Int(proxy[point].x)), \\(Int(proxy[point].y)))").fixedSize()
              }
            }
          }
        """)
    #expect(figure.contains("“\(point)”"), "\(figure)")
  }

  /// A binding leads to the state of the view around.
  @Test func childrenSetTheStateOfTheirParent() throws {
    let figure = try frames(
      """
      struct Child: View {
        @Binding var width: CGFloat
        var body: some View {
          Color.red.frame(width: 40, height: 5)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        }
      }
      struct Parent: View {
        @State private var width: CGFloat = 1
        var body: some View {
          VStack(spacing: 0) {
            Child(width: $width)
            Color.blue.frame(width: width / 2, height: 5)
          }
        }
      }
      Parent()
      """)
    #expect(figure.contains("frame  10, 5  20 × 5"), "\(figure)")
  }

  /// Every row has a state of its own, found again in each layout.
  @Test func rowsKeepTheirOwnStates() throws {
    let figure = try frames(
      """
      struct Row: View {
        let width: CGFloat
        @State private var measured: CGFloat = 0
        var body: some View {
          VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: width, height: 5)
              .onGeometryChange(for: CGFloat.self, of: \\.size.width) { measured = $0 }
            Color.blue.frame(width: measured, height: 1)
          }
        }
      }
      VStack(alignment: .leading, spacing: 0) {
        ForEach([10, 20, 30], id: \\.self) { Row(width: $0) }
      }
      """)
    #expect(figure.contains("frame  0, 5  10 × 1"), "\(figure)")
    #expect(figure.contains("frame  0, 11  20 × 1"), "\(figure)")
    #expect(figure.contains("frame  0, 17  30 × 1"), "\(figure)")
  }

  @Test func whatNeverComesToRest() throws {
    let told = try Fixture.problems(
      """
      struct Growing: View {
        @State private var width: CGFloat = 1
        var body: some View {
          Color.red.frame(width: width, height: 5)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 + 1 }
        }
      }
      Growing()
      """)
    #expect(told.first?.hasPrefix("f.swift:5:8: error: the figure does not come to rest") == true)
    #expect(told.first?.contains("laid out 32 times, 'onGeometryChange'") == true, "\(told)")
  }

  /// `Task` does at once what it need not wait for.
  @Test func workThatNeedNotWait() throws {
    let figure = try Fixture.frames(
      of: """
        struct Later: View {
          @State private var width: CGFloat = 1
          @State private var height: CGFloat = 5
          var body: some View {
            Color.red.frame(width: width, height: height)
              .onAppear {
                Task { @MainActor in width = 60 }
                Task { height = await load() }
                DispatchQueue.main.async { height += 2 }
              }
          }
          func load() async -> CGFloat { 9 }
        }
        Later()
        """)
    #expect(figure.hasPrefix("Later  0, 0  60 × 7"), "\(figure)")
  }

  /// A follower is drawn at the frame of its source and keeps its own in the layout.
  @Test func followersTakeTheFrameOfTheirSource() throws {
    let figure = try Fixture.frames(
      of: """
        struct Pair: View {
          @Namespace private var space
          var body: some View {
            HStack(spacing: 0) {
              Color.red.frame(width: 50, height: 8)
              Color.blue.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: space)
            }
            .background { Capsule().matchedGeometryEffect(id: 1, in: space, isSource: false) }
          }
        }
        Pair()
        """)
    #expect(figure.contains("matchedGeometryEffect  0, 0  80 × 20"), "\(figure)")
    #expect(figure.contains("Capsule  50, 0  30 × 20"), "\(figure)")
  }
}
