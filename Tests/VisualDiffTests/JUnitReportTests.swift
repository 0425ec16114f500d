import Foundation
import FoundationXML
import Testing
import VisualDiff

/// The report that CI servers read: of `Tests/Schemas/junit.xsd`, and its numbers those of its parts.
@Suite struct JUnitReportTests {
  private static var report: CheckReport {
    var report = CheckReport(tool: "framewright 1")
    for state in CheckReport.State.allCases {
      report.entries.append(
        CheckReport.Entry(
          path: "a/<b>&\"c\" \(state.rawValue)'\u{7}.png", state: state,
          reason: "1 < 2 & \"3\"\nand more"))
    }
    report.entries[1].source = "Fixtures/ä.swift"
    report.entries[1].cause = "Text answers 1 × 2"
    report.entries[1].changes = ["]]> is no end", "Text moved"]
    report.problems = ["x.swift:1:2: error: no such view\nhelp: none", ""]
    return report
  }

  private static var whole: CheckReport { CheckReport(tool: "framewright 1") }

  @Test(arguments: [true, false])
  func numbersAreThoseOfTheParts(isStrict: Bool) throws {
    for report in [Self.report, Self.whole] {
      let document = try XMLDocument(data: Data(report.junit(strict: isStrict)))
      let suites = try #require(document.rootElement())
      #expect(suites.name == "testsuites")
      let suite = try #require(suites.elements(forName: "testsuite").first)
      let cases = suite.elements(forName: "testcase")
      func count(_ name: String) -> Int {
        cases.filter { !$0.elements(forName: name).isEmpty }.count
      }
      for element in [suites, suite] {
        #expect(element.number("tests") == cases.count)
        #expect(element.number("failures") == count("failure"))
        #expect(element.number("errors") == count("error"))
      }
      #expect(suite.number("skipped") == count("skipped"))
      #expect(cases.count == report.entries.count + report.problems.count)
      #expect(count("failure") == report.failures(strict: isStrict).count)
      for element in cases { #expect(element.childCount <= 1) }
    }
  }

  @Test func textsComeOutAsTheyWentIn() throws {
    let document = try XMLDocument(data: Data(Self.report.junit(strict: false)))
    let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
    let cases = suite.elements(forName: "testcase")
    // XML has no way to write the character U+0007.
    #expect(
      cases[1].attribute(forName: "name")?.stringValue == "a/<b>&\"c\" different'\u{FFFD}.png")
    #expect(cases[1].attribute(forName: "classname")?.stringValue == "Fixtures/ä.swift")
    let failure = try #require(cases[1].elements(forName: "failure").first)
    #expect(failure.attribute(forName: "message")?.stringValue == "1 < 2 & \"3\"\nand more")
    #expect(failure.stringValue == "first: Text answers 1 × 2\n]]> is no end\nText moved")
  }

  private static let checker = "/usr/bin/xmllint"
  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Schemas/junit.xsd").path

  /// By libxml2's own tool, where it is installed (Debian: libxml2-utils).
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: checker)), arguments: [true, false])
  func theSchemaHolds(isStrict: Bool) throws {
    for (report, isBroken) in [(Self.report, false), (Self.whole, false), (Self.report, true)] {
      var text = String(decoding: report.junit(strict: isStrict), as: UTF8.self)
      // A schema that lets everything pass would prove nothing.
      if isBroken { text = text.replacingOccurrences(of: " classname=", with: " class=") }
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("junit-\(UUID().uuidString).xml")
      try Data(text.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Self.checker)
      process.arguments = ["--noout", "--nonet", "--schema", Self.schema, file.path]
      process.standardError = Pipe()
      try process.run()
      process.waitUntilExit()
      #expect((process.terminationStatus == 0) != isBroken)
    }
  }
}

extension XMLElement {
  fileprivate func number(_ attribute: String) -> Int? {
    self.attribute(forName: attribute)?.stringValue.flatMap { Int($0) }
  }
}
