import Foundation
import Testing
import VisualDiff

@Suite struct CheckReportTests {
  private var report: CheckReport {
    var report = CheckReport(tool: "framewright 1")
    report.entries = [
      CheckReport.Entry(path: "a/<b>&\"c\".png", state: .different, reason: "1 pixel | differs"),
      CheckReport.Entry(path: "equal.svg", state: .equal),
      CheckReport.Entry(path: "old.png", state: .orphaned, reason: "no figure"),
      CheckReport.Entry(path: "rest.png", state: .skipped, reason: "a fixture is wrong"),
    ]
    report.entries[0].source = "Fixtures/a, b: c.swift"
    report.entries[0].line = 3
    report.entries[0].cause = "Text answers 1 × 2\ninstead"
    report.problems = ["x.swift:1:2: error: no such view\nhelp: none"]
    return report
  }

  @Test func everyStateIsCounted() {
    #expect(report.summary == "1 equal, 1 different, 1 orphaned, 1 skipped")
    #expect(report.failures(strict: false).count == 1)
    #expect(report.failures(strict: true).count == 2)
  }

  @Test func junitIsWellFormed() throws {
    let bytes = report.junit(strict: false)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("tests=\"5\" failures=\"1\" errors=\"1\" skipped=\"2\""))
    #expect(text.contains("name=\"a/&lt;b&gt;&amp;&quot;c&quot;.png\""))
    #expect(text.contains("<skipped message=\"a fixture is wrong\"/>"))
    #expect(String(decoding: report.junit(strict: true), as: UTF8.self).contains("failures=\"2\""))
  }

  @Test func controlCharactersAreNoXML() {
    var report = CheckReport(tool: "t")
    report.entries = [CheckReport.Entry(path: "a\u{1}b\u{FFFE}", state: .equal)]
    #expect(
      String(decoding: report.junit(strict: false), as: UTF8.self).contains("a\u{FFFD}b\u{FFFD}"))
  }

  @Test func annotationsAreEscaped() {
    #expect(
      report.githubAnnotations(strict: false) == [
        "::error file=Fixtures/a%2C b%3A c.swift,line=3,title=a/<b>&\"c\".png%3A different::"
          + "1 pixel | differs%0AFirst: Text answers 1 × 2%0Ainstead"
      ])
  }

  @Test func tablesOfMarkdownKeepTheirCells() {
    let text = String(decoding: report.markdown(strict: false), as: UTF8.self)
    #expect(
      text.contains(
        "| a/\\<b\\>&\"c\".png | 1 pixel \\| differs | Text answers 1 × 2 instead |"))
    #expect(text.contains("something differs"))
  }

  @Test func thePageHoldsEveryEntryOnce() throws {
    var report = report
    report.entries[0].images = .init(reference: "images/r.png", candidate: "images/c.png")
    let page = String(
      decoding: report.html(strict: false) { "data:image/png;base64,\($0)" }, as: UTF8.self)
    #expect(page.components(separatedBy: "<article").count - 1 == 4)
    #expect(page.components(separatedBy: "base64,images/r.png").count - 1 == 1)
    #expect(page.contains("a/&lt;b&gt;&amp;\"c\".png"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test func partsAreJoinedAndGapsNamed() throws {
    func part(_ index: Int, _ path: String) -> CheckReport {
      var report = CheckReport(tool: "t")
      report.shard = .init(index: index, count: 3)
      report.entries = [CheckReport.Entry(path: path, state: .equal)]
      return report
    }
    let joined = try CheckReport.merged([part(3, "a"), part(1, "b")])
    #expect(joined.gaps == [2])
    #expect(joined.report.entries.map(\.path) == ["a", "b"])
    #expect(joined.report.partText == "only without part 2 of 3, which is missing")
    #expect(throws: ComparisonProblem("part 1 is there twice")) {
      try CheckReport.merged([part(1, "a"), part(1, "b")])
    }
    #expect(throws: ComparisonProblem.self) {
      try CheckReport.merged([part(1, "a"), CheckReport(tool: "t")])
    }
  }

  @Test func aReportIsReadBack() throws {
    let bytes = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(CheckReport.self, from: bytes) == report)
  }
}
