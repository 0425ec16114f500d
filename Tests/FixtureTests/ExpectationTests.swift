import Testing

/// `// figure: expect …`: truths about frames that need no reference.
@Suite struct ExpectationTests {
  private static let row = """
    HStack(spacing: 8) {
      Text("Finch").frame(width: 30, height: 20).id("first")
      Text("Two lines of text, by their width").frame(width: 80)
      Color.red.frame(width: 20, height: 200)
    }
    .frame(width: 146, height: 100)
    """

  private func problems(_ expectation: String, _ source: String = row) throws -> String {
    try Fixture.problems("// figure: expect \(expectation)\n\(source)").joined(separator: "\n")
  }

  @Test(arguments: [
    "width(root) == 146", "width(HStack) == 30 + 80 + 20 + 2 * 8", "lines(Text[1]) == 1",
    "lines(Text[2]) >= 3", "lines(\"Finch\") < lines(Text[2])", "minX(#first) == 0",
    "maxX(Color) == 146", "x(Color) - maxX(HStack > Text[2]) >= 8", "truncated(Text[1]) == true",
    "truncated(Text[2]) == false",
    "width(HStack > Color) ≈ 20.4", "overflow.top(HStack) == 50", "overflow.bottom(HStack) == 50",
    "overflow.leading(HStack) == 0", "midY(Color) == 50", "-(1 - 3) * 2 / 4 == 1",
    "height(Color) / height(root) > 1.9", "1 != 2", "width( HStack )==146",
  ])
  func holds(expectation: String) throws {
    #expect(try problems(expectation) == "")
  }

  @Test(arguments: [
    ("lines(Text[1]) == 2", "the left side is 1, the right side 2"),
    ("width(HStack) > 146", "the left side is 146, the right side 146"),
    ("width(Color) ≈ 20.6", "the left side is 20, the right side 20.6"),
    ("1 / 0 == 1", "the left side is inf"),
  ])
  func bothSidesOfAFailedOneAreShown(expectation: String, words: String) throws {
    let told = try problems(expectation)
    #expect(told.contains("f.swift:1:19: error: '\(expectation)' does not hold: "), "\(told)")
    #expect(told.contains(words), "\(told)")
  }

  @Test(arguments: [
    ("lines(Text) == 2", 25, "2 views are 'Text'", "say which, as in Text[1]"),
    ("lines(Text[3]) == 2", 25, "2 views are 'Text'", nil),
    ("lines(Txt) == 2", 25, "no view in the figure is 'Txt'", "did you mean 'Text'?"),
    ("lines(Color) == 2", 25, "'Color' is no text: it has no 'lines'", nil),
    ("line(Text[1]) == 2", 19, "a view has no 'line'", "did you mean 'lines'?"),
    ("width(Color)", 31, "a relation is missing", "write =="),
    ("width(Color == 2", 31, "a ')' is missing", nil),
    ("width == 2", 25, "'width' is of a view", nil),
    ("1 == 1 == 1", 26, "this is more than an expectation", nil),
    ("== 1", 19, "a number or a measure of a view is missing", nil),
    ("x(Text[0]) == 1", 26, "views are numbered from 1", nil),
    (String(repeating: "(", count: 100) + "1 == 1", 51, "nested too deep", nil),
  ])
  func aWrongOneIsAnErrorAtItsPart(
    expectation: String, column: Int, words: String, hint: String?
  ) throws {
    let told = try problems(expectation)
    #expect(told.contains("f.swift:1:\(column): error: "), "\(told)")
    #expect(told.contains(words), "\(told)")
    #expect(hint.map { told.contains($0) } ?? true, "\(told)")
  }

  @Test func sidesFollowTheDirectionOfReading() throws {
    let source = "Text(\"Heron\").fixedSize().frame(width: 10, alignment: .leading)"
    #expect(try problems("overflow.trailing(fixedSize) > 20", source) == "")
    #expect(
      try problems("overflow.trailing(fixedSize) > 20\n// figure: direction=rtl", source) == "")
    #expect(
      try problems("overflow.leading(fixedSize) == 0\n// figure: direction=rtl", source) == "")
  }

  /// Each variant has to be as expected.
  @Test func variantsAreLookedAtOneByOne() throws {
    let source = "// figure: widths=200|20\nText(\"Heron and\")"
    let told = try problems("lines(Text) == 1", source)
    #expect(told.contains("the left side is"), "\(told)")
  }

  @Test func theToolEndsWithADifference() throws {
    let place = try Place()
    try place.write("in/a.swift", "// figure: expect lines(Text) == 2\nText(\"Owl\")")
    let run = try place.run("render", "in", "-o", "out")
    #expect(run.status == 1)
    #expect(run.errors.contains("in/a.swift:1:19: error: 'lines(Text) == 2' does not hold"))
    #expect(place.files("out").isEmpty)
    #expect(try place.run("render", "in", "-o", "out", "--keep-going").status == 1)
    #expect(!place.files("out").isEmpty)
    let check = try place.run("check", "in", "--reference", "out")
    #expect(check.status == 1 && check.output.hasSuffix("4 equal\n"))
  }
}
