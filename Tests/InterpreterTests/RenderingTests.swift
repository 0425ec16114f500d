import Testing

@testable import Interpreter

@Suite struct RenderingTests {
  private func diagnostic(_ line: String, column: Int, end: Int) -> Diagnostic {
    var diagnostic = Diagnostic("something is wrong", file: "a/b.swift")
    diagnostic.start = Position(line: 7, column: column)
    diagnostic.end = Position(line: 7, column: end)
    diagnostic.sourceLine = line
    return diagnostic
  }

  @Test func human() {
    var wrong = diagnostic("Text(x).paddin()", column: 9, end: 15)
    wrong.hint = "did you mean 'padding'?"
    wrong.candidates = ["func padding() -> some View"]
    #expect(
      wrong.rendered(.human) == """
        a/b.swift:7:9: error: something is wrong
        7 | Text(x).paddin()
          |         ^~~~~~
          candidate: func padding() -> some View
          help: did you mean 'padding'?
        """)
  }

  /// Columns count bytes: swiftc 6.3 answers 1:19 for the `+` in `let é = "日本" + 5`.
  @Test func caretsLineUpUnderWideCharactersAndTabs() {
    #expect(
      diagnostic("let é = \"日本\" + 5", column: 19, end: 20).rendered(.human).split(separator: "\n")[
        2]
        == "  |                ^")
    #expect(
      diagnostic("\tlet t = 5", column: 10, end: 11).rendered(.human).split(separator: "\n")[2]
        == "  | \t        ^")
  }

  @Test func shortAndJSON() {
    var wrong = diagnostic("x", column: 1, end: 2)
    #expect(wrong.rendered(.short) == "a/b.swift:7:1: error: something is wrong")
    wrong.message = "a \"b\"\n"
    #expect(
      wrong.rendered(.json)
        == #"{"severity":"error","message":"a \"b\"\n","file":"a/b.swift","line":7,"column":1,"endLine":7,"endColumn":2}"#
    )
  }

  /// Distances of the well-known examples of Damerau and Levenshtein.
  @Test(arguments: [
    ("kitten", "sitting", 3), ("ca", "ac", 1), ("", "abc", 3), ("same", "same", 0),
    ("paddin", "padding", 1), ("alignmnet", "alignment", 1),
  ])
  func distances(_ a: String, _ b: String, _ distance: Int) {
    #expect(editDistance(Array(a.utf8), Array(b.utf8)) == distance)
    #expect(editDistance(Array(b.utf8), Array(a.utf8)) == distance)
  }

  @Test func farNamesAreNotSuggested() {
    #expect(nearestName(to: "foo", among: ["background", "padding"]) == nil)
    #expect(nearestName(to: "Centre", among: ["leading", "center"]) == "center")
    #expect(nearestName(to: "Centre", among: ["centreline", "center"]) == "center")
    #expect(nearestName(to: "subhead", among: ["body", "subheadline"]) == "subheadline")
    #expect(nearestName(to: "sub", among: ["body", "subheadline"]) == nil)
  }
}
