import Testing
import VisualDiff

/// Two frame trees, and what is said of them.
@Suite struct FrameComparisonTests {
  /// A row of a text and a shape in a frame of 200 × 40.
  private func row(
    text: String = "Wren", textWidth: Double = 40, offered: Double = 96, extra: String = "",
    frameWidth: Double = 200
  ) throws -> FrameDocument.Figure {
    let rest = frameWidth - textWidth - 8
    let json = """
      {"name":"row","file":"a.swift","line":1,
       "canvas":{"x":-16,"y":-16,"width":\(frameWidth + 32),"height":72},
       "root":{"view":"frame","x":0,"y":0,"width":\(frameWidth),"height":40,
        "proposal":{"width":390,"height":null},"children":[
        {"view":"HStack","x":0,"y":10,"width":\(frameWidth),"height":20,
         "proposal":{"width":\(frameWidth),"height":40},"children":[
         {"view":"Text","label":"\(text)","lines":["\(text)"],"truncated":false,
          "x":0,"y":10,"width":\(textWidth),"height":20,
          "proposal":{"width":\(offered),"height":40},"children":[]},
         \(extra)
         {"view":"Rectangle","x":\(textWidth + 8),"y":10,"width":\(rest),"height":20,
          "proposal":{"width":\(rest),"height":"inf"},"children":[]}]}]}}
      """
    return try #require(try FrameDocument(Array(json.utf8)).figures.first)
  }

  @Test func equalTreesAreEqual() throws {
    let comparison = FrameComparison(try row(), try row())
    #expect(comparison.isEqual && comparison.cause == nil)
  }

  @Test func anotherAnswerIsTheCauseOfWhatFollows() throws {
    let comparison = FrameComparison(try row(), try row(textWidth: 52.5))
    #expect(
      comparison.cause
        == "frame › HStack › Text answers 52.5 × 20 instead of 40 × 20, asked with 96 × 40")
    #expect(
      comparison.changes == [
        "frame › HStack › Text: 12.5 wider (0, 10, 52.5 × 20, was 0, 10, 40 × 20)",
        "frame › HStack › Rectangle: 12.5 narrower, 12.5 right "
          + "(60.5, 10, 139.5 × 20, was 48, 10, 152 × 20)",
      ])
  }

  @Test func anotherTextIsTheCause() throws {
    let comparison = FrameComparison(try row(), try row(text: "Wrens", textWidth: 48))
    #expect(comparison.cause == "frame › HStack › Text shows \"Wrens\", was \"Wren\"")
  }

  @Test func aViewThatIsNewIsTheCause() throws {
    let spacer = """
      {"view":"Divider","x":44,"y":10,"width":1,"height":20,
       "proposal":{"width":96,"height":40},"children":[]},
      """
    let comparison = FrameComparison(try row(), try row(extra: spacer))
    #expect(comparison.changes == ["frame › HStack › Divider is new"])
    #expect(comparison.cause == "frame › HStack › Divider is new")
    let back = FrameComparison(try row(extra: spacer), try row())
    #expect(back.cause == "frame › HStack › Divider is gone")
  }

  @Test func aModifierIsNewAroundAView() throws {
    let old = try row()
    let json = """
      {"name":"row","canvas":{"x":-16,"y":-16,"width":232,"height":72},
       "root":{"view":"border","x":0,"y":0,"width":200,"height":40,"children":[
        {"view":"frame","x":0,"y":0,"width":200,"height":40,
         "proposal":{"width":390,"height":null},"children":[]}]}}
      """
    let new = try #require(try FrameDocument(Array(json.utf8)).figures.first)
    let comparison = FrameComparison(old, new)
    #expect(comparison.cause == "border is new around frame")
    #expect(comparison.changes.last == "border › frame › HStack is gone")
    #expect(FrameComparison(new, old).cause == "border is gone from around frame")
  }

  @Test func aProposalThatChangedFirstIsTheCause() throws {
    let comparison = FrameComparison(try row(), try row(offered: 80))
    // Only the proposal differs: nothing is seen, and nothing is told.
    #expect(comparison.isEqual)
    let wider = FrameComparison(try row(), try row(offered: 196, frameWidth: 400))
    #expect(wider.cause == "frame answers 400 × 40 instead of 200 × 40, asked with 390 × nil")
  }

  @Test(arguments: ["", "{}", "[1]", "{\"figures\":1}", "\u{0}"])
  func whatIsNoTreeIsNamed(text: String) {
    #expect(throws: ComparisonProblem("is no file of frame trees")) {
      try FrameDocument(Array(text.utf8))
    }
  }
}
