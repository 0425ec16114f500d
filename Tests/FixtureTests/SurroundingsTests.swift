import Figures
import Foundation
import Testing

/// What views read of the page and the device around them.
@Suite struct SurroundingsTests {
  private static let scheme = """
    struct Scheme: View {
      @Environment(\\.colorScheme) private var scheme
      var body: some View { Color.red.frame(width: scheme == .dark ? 70 : 30, height: 10) }
    }

    """

  private func widths(_ source: String) throws -> [CGFloat] {
    let figures = try Fixture.figures(bytes: Array(source.utf8)) { try $0.figure() }
    let figure = try #require(figures.first)
    return try [Appearance.light, .dark].map {
      try figure.canvas(appearance: $0).width - 2 * figure.options.padding
    }
  }

  /// A view that is made of the appearance is made for each.
  @Test func eachAppearanceHasItsLayout() throws {
    #expect(try widths(Self.scheme + "Scheme()") == [30, 70])
    #expect(try widths(Self.scheme + "Scheme().environment(\\.colorScheme, .dark)") == [70, 70])
    #expect(try widths(Self.scheme + "Scheme().preferredColorScheme(.dark)") == [70, 70])
  }

  /// A phone upright, on its side, a large one on its side, an iPad, a Mac.
  @Test(arguments: [
    ("proposal=390x844", "compact regular"), ("proposal=844x390", "compact compact"),
    ("proposal=932x430", "regular compact"), ("proposal=820x1180", "regular regular"),
    ("proposal=320x480, platform=macos", "regular regular"),
    ("proposal=infxideal", "compact regular"),
  ])
  func sizeClasses(_ options: String, _ classes: String) throws {
    let figure = try Fixture.frames(
      of: """
        struct Classes: View {
          @Environment(\\.horizontalSizeClass) var across
          @Environment(\\.verticalSizeClass) var along
          var body: some View {
            Text(verbatim: "\\(name(across)) \\(name(along))")
          }
          func name(_ size: UserInterfaceSizeClass?) -> String {
            size == .compact ? "compact" : "regular"
          }
        }
        // figure: \(options)
        Classes()
        """)
    #expect(figure.contains("“\(classes)”"), "\(figure)")
  }

  /// The screen is as large as what the figure is offered.
  @Test func theScreenIsTheProposal() throws {
    let source = "Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10)"
    #expect(try Fixture.frames(of: source).hasPrefix("frame  0, 0  195 × 10"))
    let wide = "// figure: proposal=600x300\n" + source
    #expect(try Fixture.frames(of: wide).hasPrefix("frame  0, 0  300 × 10"))
  }
}
