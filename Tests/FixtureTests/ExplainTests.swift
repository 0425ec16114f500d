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
          the figure proposes 390 × 844 to frame: 200 × 20  ← its size
          frame proposes 200 × 20 to HStack: 200 × 20  ← its size
            HStack shares 200 wide, less 20 of spacing
              priority 1: 130 to share; 50 set aside, the least that the others need
                1. layoutPriority of Rectangle; offered 130, takes 90
              priority 0: 90 to share
                1. frame of Color: 50 to 100, flexibility 50; offered 45, takes 50
                2. Color #rest: 0 to ∞, flexibility ∞; offered 40, takes 40
            HStack proposes 0 × 20 to frame: 50 × 20
              frame proposes 50 × 20 to Color: 50 × 20  ← its size
            HStack proposes 0 × 20 to Color #rest: 0 × 20
            HStack proposes 130 × 20 to layoutPriority: 90 × 20  ← its size
              layoutPriority proposes 130 × 20 to frame: 90 × 20  ← its size
                frame proposes 90 × 20 to Rectangle: 90 × 20  ← its size
            HStack proposes 0 × 20 to frame: 50 × 20  (remembered)
            HStack proposes ∞ × 20 to frame: 100 × 20
              frame proposes 100 × 20 to Color: 100 × 20
            HStack proposes 0 × 20 to Color #rest: 0 × 20  (remembered)
            HStack proposes ∞ × 20 to Color #rest: ∞ × 20
            HStack proposes 45 × 20 to frame: 50 × 20  ← its size
              frame proposes 50 × 20 to Color: 50 × 20  (remembered)
            HStack proposes 40 × 20 to Color #rest: 40 × 20  ← its size

        placement
          the figure proposes 390 × 844 to frame, which takes 200 × 20 at 0, 0
          frame proposes 200 × 20 to HStack, which takes 200 × 20 at 0, 0
          HStack proposes 45 × 20 to frame, which takes 50 × 20 at 0, 0
          frame proposes 50 × 20 to Color, which takes 50 × 20 at 0, 0
          HStack proposes 130 × 20 to layoutPriority, which takes 90 × 20 at 60, 0
          layoutPriority proposes 130 × 20 to frame, which takes 90 × 20 at 60, 0
          frame proposes 90 × 20 to Rectangle, which takes 90 × 20 at 60, 0
          HStack proposes 40 × 20 to Color #rest, which takes 40 × 20 at 160, 0

        """)
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
    #expect(last["takes"] as? Double == 40)
    let decisive = steps.filter { $0["decisive"] as? Bool == true }
    #expect(decisive.count == nodes.count)
  }
}
