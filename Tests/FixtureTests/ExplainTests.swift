import Foundation
import Testing

/// The negotiation as `explain` tells it.
@Suite(.serialized) struct ExplainTests {
  private static let source = """
    HStack(spacing: 10) {
      Color.red.frame(minWidth: 50, maxWidth: 100)
      Rectangle().frame(width: 90).layoutPriority(1)
      Color.blue.id("rest")
    }
    .frame(width: 200, height: 20)
    """

  /// Source: objc.io's account of stacks: groups by priority, the minima of the others set aside,
  /// the least flexible first.
  @Test func tellsHowAStackShares() throws {
    let place = try Place()
    try place.write("row.swift", Self.source)
    let run = try place.run("explain", "row.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        proposals and answers
          the figure proposes 390 × 844 to frame of HStack: 200 × 20  ← its size
          frame, placing, proposes 200 × 20 to HStack: 200 × 20  ← its size
            HStack shares 200 wide, less 20 of spacing
              priority 1: 130 to share; 50 set aside, the least that the others need
                1. layoutPriority of Rectangle: alone in its group; offered 130, takes 90
              priority 0: 90 to share
                1. frame of Color: 50 to 100, flexibility 50; offered 45, takes 50
                2. Color #rest: 0 to ∞, flexibility ∞; offered 40, takes 40
            HStack proposes 0 × 20 to frame of Color: 50 × 20
              frame proposes 50 × 20 to Color: 50 × 20
            HStack proposes 0 × 20 to Color #rest: 0 × 20
            HStack proposes 130 × 20 to layoutPriority of Rectangle: 90 × 20  ← its size
              layoutPriority proposes 130 × 20 to frame of Rectangle: 90 × 20  ← its size
                frame proposes 90 × 20 to Rectangle: 90 × 20  ← its size
            HStack proposes 0 × 20 to frame of Color: 50 × 20  (remembered)
            HStack proposes ∞ × 20 to frame of Color: 100 × 20
              frame proposes 100 × 20 to Color: 100 × 20
            HStack proposes 0 × 20 to Color #rest: 0 × 20  (remembered)
            HStack proposes ∞ × 20 to Color #rest: ∞ × 20
            HStack proposes 45 × 20 to frame of Color: 50 × 20  ← its size
              frame proposes 50 × 20 to Color: 50 × 20  (remembered)  ← its size
            HStack proposes 40 × 20 to Color #rest: 40 × 20  ← its size

        placement
          the figure proposes 390 × 844 to frame of HStack, which takes 200 × 20 at 0, 0
            frame proposes 200 × 20 to HStack, which takes 200 × 20 at 0, 0
              HStack proposes 45 × 20 to frame of Color, which takes 50 × 20 at 0, 0
                frame proposes 50 × 20 to Color, which takes 50 × 20 at 0, 0
              HStack proposes 130 × 20 to layoutPriority of Rectangle, which takes 90 × 20 at 60, 0
                layoutPriority proposes 130 × 20 to frame of Rectangle, which takes 90 × 20 at 60, 0
                  frame proposes 90 × 20 to Rectangle, which takes 90 × 20 at 60, 0
              HStack proposes 40 × 20 to Color #rest, which takes 40 × 20 at 160, 0

        """)
  }

  @Test func tellsWhatWasSetAsideForAViewAloneInItsGroup() throws {
    let output = try Self.explained(
      """
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.blue.frame(maxWidth: 50).layoutPriority(1)
      }
      .frame(width: 100, height: 10)
      """)
    #expect(
      output.contains(
        """
            HStack shares 100 wide
              priority 1: 70 to share; 30 set aside, the least that the others need
                1. layoutPriority of Color (2): alone in its group; offered 70, takes 50
              priority 0: 50 to share
                1. frame of Color (1): alone in its group, at least 30; offered 50, takes 50

        """))
  }

  /// A stack whose height is left to it proposes that height to its views when it places them.
  @Test func tellsTheSecondPassOfAStack() throws {
    let output = try Self.explained(
      """
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(width: 20, height: 30)
      }
      .fixedSize(horizontal: false, vertical: true)
      .frame(width: 50)
      """)
    #expect(
      output.contains(
        """
          HStack, placing with 50 × 30, shares 50 wide
            priority 0: 50 to share
              1. frame of Color (2): 20 to 20, flexibility 0; offered 25, takes 20
              2. Color (1): 0 to ∞, flexibility ∞; offered 30, takes 30
          HStack, placing, proposes 0 × 30 to Color (1): 0 × 30
          HStack, placing, proposes ∞ × 30 to Color (1): ∞ × 30  \
        (put together: the width for ∞ × nil, the height for 0 × 30)

        """))
    #expect(
      output.contains(
        """
          HStack, placing, proposes 30 × 30 to Color (1): 30 × 30  \
        (put together: the width for 30 × nil, the height for 0 × 30)  ← its size

        """))
  }

  @Test func tellsHowAGridShares() throws {
    let output = try Self.explained(
      """
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 20, height: 5)
          Color.blue.frame(height: 5).id("wide")
        }
        Color.green.frame(width: 100, height: 5)
      }
      .frame(width: 70, height: 10)
      """)
    #expect(
      output.contains(
        """
            Grid shares 70 wide among 2 columns, less 10 of spacing
              1. column 1: 20 to 20, flexibility 0; offered 30, takes 20
              2. column 2: 0 to ∞, flexibility ∞; offered 40, takes 40
              frame of Color (3) over columns 1 to 2: offered 70, takes 100, adds 15 to each
              columns: 35, 55
            Grid proposes 0 × nil to frame of Color (1): 20 × 5

        """))
    #expect(
      output.contains(
        """
            Grid shares 10 high among 2 rows
              1. row 1: 5 to 5, flexibility 0; offered 5, takes 5
              2. row 2: 5 to 5, flexibility 0; offered 5, takes 5
              rows: 5, 5

        """))
  }

  @Test func tellsTheTracksOfALazyGrid() throws {
    let output = try Self.explained(
      """
      LazyVGrid(columns: [
        GridItem(.fixed(20), spacing: 10), GridItem(.adaptive(minimum: 25), spacing: 10),
      ]) {
        Color.red
      }
      .frame(width: 100, height: 10)
      """)
    #expect(
      output.contains(
        """
            LazyVGrid shares 100 wide, less 20 of spacing
              1. fixed, 20: 1 column of 20
              2. adaptive, 25 to ∞: 2 columns of 30
            LazyVGrid proposes 20 × nil to Color: 20 × 10  ← its size

        """))
  }

  @Test func tellsWhichViewFits() throws {
    let output = try Self.explained(
      """
      ViewThatFits {
        Color.red.frame(width: 90, height: 5)
        Color.blue.frame(width: 40, height: 30)
      }
      .frame(width: 50, height: 10)
      """)
    #expect(
      output.contains(
        """
            ViewThatFits takes the first view that fits in 50 × 10
              1. frame of Color (1): 90 × 5, too wide
              2. frame of Color (2): 40 × 30, too high, but the last: taken

        """))
    #expect(!output.contains("to Color (1)"))
  }

  /// Source: the article on layout priority: only the views of the highest priority make the size.
  @Test func tellsWhatSizesAZStack() throws {
    let output = try Self.explained(
      """
      ZStack {
        Color.red
        Color.blue.frame(width: 40, height: 30).layoutPriority(2)
      }
      .frame(width: 50, height: 40)
      """)
    #expect(
      output.contains(
        """
            ZStack is sized by its views of priority 2 alone
              layoutPriority of Color (2)

        """))
    #expect(output.contains("ZStack, placing, proposes 40 × 30 to Color (1): 40 × 30  ← its size"))
  }

  /// The content of a reader is made when its size is known; it belongs to the reader all the same.
  @Test func tellsWhoAskedTheContentOfAReader() throws {
    let output = try Self.explained(
      """
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2)
      }
      .id("reader")
      .frame(width: 50, height: 40)
      """)
    #expect(
      output.contains(
        "GeometryReader #reader, placing, proposes 50 × 40 to frame of Color: 25 × 40  ← its size"))
  }

  private static func explained(_ source: String) throws -> String {
    let place = try Place()
    try place.write("figure.swift", source)
    let run = try place.run("explain", "figure.swift")
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test func tellsOfOneNodeAlone() throws {
    let place = try Place()
    try place.write("row.swift", Self.source)
    let run = try place.run("explain", "row.swift", "--node", "rest")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2. Color #rest: 0 to ∞"))
    #expect(!run.output.contains("to Rectangle"))
    let unknown = try place.run("explain", "row.swift", "--node", "rust")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean 'rest'?"))
    #expect(unknown.output.isEmpty)
  }

  @Test func jsonHoldsTheSame() throws {
    let place = try Place()
    try place.write("row.swift", Self.source)
    let run = try place.run("explain", "row.swift", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let figures = try #require((object as? [String: Any])?["figures"] as? [[String: Any]])
    let nodes = try #require(figures.first?["nodes"] as? [[String: Any]])
    let steps = try #require(figures.first?["steps"] as? [[String: Any]])
    let views = nodes.compactMap { $0["view"] as? String }
    #expect(
      views == [
        "frame", "HStack", "frame", "Color", "layoutPriority", "frame", "Rectangle", "Color",
      ])
    let sharing = try #require(steps.first { $0["kind"] as? String == "sharing" })
    let groups = try #require(sharing["groups"] as? [[String: Any]])
    #expect(groups.compactMap { $0["priority"] as? Double } == [1, 0])
    let last = try #require((groups.last?["offers"] as? [[String: Any]])?.last)
    #expect(last["maximum"] as? String == "inf")
    #expect(last["flexibility"] as? String == "inf")
    #expect(last["takes"] as? Double == 40)
    // A view that is alone in its group is not asked for its minimum and maximum.
    let first = try #require((groups.first?["offers"] as? [[String: Any]])?.first)
    #expect(first["minimum"] is NSNull && first["maximum"] is NSNull)
    let remembered = try #require(steps.last { $0["remembered"] as? Bool == true })
    #expect(remembered["from"] as? [String: Int] == ["width": 4, "height": 4])
    let decisive = steps.filter { $0["decisive"] as? Bool == true }
    #expect(decisive.count == nodes.count)
  }
}
