import Foundation
import Testing

/// `scrollTo` in actions that run when a view appears: without an anchor the smallest move that
/// shows the whole target, with one that unit point of the target meets that of the viewport
/// (measured: scroll/scroll-to of iamcgn/swiftui-web). Nine rows of 40 in a view of 100.
@Suite struct ScrollToTests {
  private func top(_ action: String, _ modifiers: String = "") throws -> String {
    let frames = try Fixture.frames(
      of: """
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<9) { Color.red.frame(width: 20, height: 40).id("k\\($0)") }
            }
          }\(modifiers)
          .onAppear { \(action) }
        }
        .frame(width: 100, height: 100)
        """)
    let line = frames.split(separator: "\n").first { $0.contains("VStack") } ?? ""
    return line.split(separator: " ").dropFirst().prefix(2).joined(separator: " ")
  }

  @Test(arguments: [
    ("", "40, 0"),
    ("proxy.scrollTo(\"k1\")", "40, 0"),
    // The bottom of k7 at 320 meets that of the view.
    ("proxy.scrollTo(\"k7\")", "40, -220"),
    ("proxy.scrollTo(\"k7\"); proxy.scrollTo(\"k2\")", "40, -80"),
    // The middle of k4 at 180 meets 50.
    ("proxy.scrollTo(\"k4\", anchor: .center)", "40, -130"),
    ("proxy.scrollTo(\"k4\", anchor: .top)", "40, -160"),
    // Never beyond the end: 360 of content in 100.
    ("proxy.scrollTo(\"k8\", anchor: .top)", "40, -260"),
    ("proxy.scrollTo(\"k0\", anchor: .bottom)", "40, 0"),
  ])
  func moves(_ action: String, _ place: String) throws {
    #expect(try top(action) == place)
  }

  @Test func marginsNarrowTheView() throws {
    // The view shows 10 to 90; the bottom of k7 at 320 meets 90.
    #expect(
      try top("proxy.scrollTo(\"k7\")", ".contentMargins(.vertical, 10)") == "40, -230")
  }

  @Test func whatCannotBeScrolledTo() throws {
    let missing = try Fixture.problems(
      """
      ScrollViewReader { proxy in
        ScrollView { Text("a") }.onAppear { proxy.scrollTo("k") }
      }
      """)
    #expect(missing.first?.contains("'scrollTo(k)' cannot be drawn yet") == true, "\(missing)")
    let list = try Fixture.problems(
      """
      ScrollViewReader { proxy in List { Text("a").id("k") }.onAppear { proxy.scrollTo("k") } }
      """)
    #expect(list.first?.contains("'scrollTo(k) in a List' cannot be drawn yet") == true, "\(list)")
  }

  /// What else an action does is left out, as everywhere.
  @Test func otherActions() throws {
    let problems = try Fixture.problems(
      """
      struct Page: View {
        @State var isShown = false
        var body: some View {
          ScrollViewReader { _ in ScrollView { Text("a") }.onAppear { isShown = true } }
        }
      }
      Page()
      """)
    #expect(problems.isEmpty, "\(problems)")
  }
}
