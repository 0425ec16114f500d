import Markdown
import Testing

/// Markdown as `inlineOnlyPreservingWhitespace` reads it: CommonMark's rules within a line
/// (spec.commonmark.org, chapter 6) and GitHub's strikethrough and bare links, no blocks, white
/// space as it is. A run is shown as its words behind the letters of what it is: b, i, c, s, l.
@Suite struct InlineMarkdownTests {
  private func shown(_ text: String) throws -> [String] {
    try InlineMarkdown.runs(of: text).map { run in
      let letters: [(Bool, String)] = [
        (run.isBold, "b"), (run.isItalic, "i"), (run.isCode, "c"), (run.isStruckThrough, "s"),
        (run.link != nil, "l"),
      ]
      return letters.filter(\.0).map(\.1).joined() + ":" + run.string
    }
  }

  @Test(arguments: [
    ("plain", [":plain"]),
    ("**a** b", ["b:a", ": b"]),
    ("*a **b***", ["i:a ", "bi:b"]),
    ("__a__ _b_", ["b:a", ": ", "i:b"]),
    ("`*a*` ~~b~~", ["c:*a*", ": ", "s:b"]),
    ("[a *b*](https://x.org)", ["l:a ", "il:b"]),
    ("see https://x.org/a now", [":see ", "l:https://x.org/a", ": now"]),
    ("a*b*c a_b_c", [":a", "i:b", ":c a_b_c"]),
    ("2 * 3 * 4", [":2 * 3 * 4"]),
    ("# a\n## b", [":# a\n## b"]),
    ("- *a*\n- b", [":- ", "i:a", ":\n- b"]),
    ("> a\n\n    b\n---\n```\nc", [":> a\n\n    b\n---\n```\nc"]),
    ("*a\nb*", ["i:a\nb"]),
    ("  a *b*  ", [":  a ", "i:b", ":  "]),
    ("\\*a\\* &lt;", [":*a* <"]),
    ("**\"a\"** (*b*)", ["b:\"a\"", ": (", "i:b", ":)"]),
    ("a **%1$@** %%", [":a ", "b:%1$@", ": %%"]),
    ("| a |\n|---|\n| *b* |", [":| a |\n|---|\n| ", "i:b", ": |"]),
  ])
  func runs(_ text: String, _ expected: [String]) throws {
    #expect(try shown(text) == expected)
  }

  @Test func emptyAndWhite() throws {
    #expect(try shown("") == [":"])
    #expect(try shown("\n*a*\n") == [":\n", "i:a", ":\n"])
  }

  @Test func deepNestingEnds() {
    let deep =
      String(repeating: "*a **b ", count: 2_000) + String(repeating: "c** d*", count: 2_000)
    #expect(throws: MarkdownError.self) { try InlineMarkdown.runs(of: deep) }
  }
}
