import Foundation
import Testing

/// What `check` and `diff` say of deliberate changes: no false pass, no false alarm.
@Suite(.serialized) struct CheckTests {
  private static let badge = """
    #Preview("badge") {
      HStack {
        Text("Wren in the hedge").frame(width: 90)
        Rectangle().fill(Color(red: 0.2, green: 0.4, blue: 0.6)).frame(height: 20)
      }
      .frame(width: 160)
    }
    """

  /// A folder of one fixture and its references.
  private func place() throws -> Place {
    let place = try Place()
    try place.write("in/badge.swift", Self.badge)
    let run = try place.run(
      "render", "in", "-o", "ref", "--format", "svg,png,frames", "--appearance", "light")
    #expect(run.status == 0, "\(run.errors)")
    return place
  }

  private func check(_ place: Place, _ words: String...) throws -> Place.Run {
    try place.run(["check", "in", "--reference", "ref", "--appearance", "light"] + words)
  }

  @Test func whatIsEqualPasses() throws {
    let run = try check(try place())
    #expect(run.status == 0)
    #expect(run.output == "3 equal\n")
  }

  // The type is written out: to find it takes the compiler too long.
  private static let changes: [(from: String, to: String, says: String)] = [
    // Half a point at this scale is one pixel.
    ("frame(height: 20)", "frame(height: 20.5)", "different: badge@2x.png"),
    ("green: 0.4", "green: 0.404", "by up to 1 of 255 levels"),
    ("frame(width: 90)", "frame(width: 120)", "first: frame › HStack › frame 1 answers 120 ×"),
    ("hedge", "garden", "shows \"Wren in the garden\", was \"Wren in the hedge\""),
    (
      ".frame(width: 160)", ".frame(width: 160).border(.red, width: 0.5)",
      "first: border is new around frame"
    ),
    ("#Preview(\"badge\")", "#Preview(\"budge\")", "there is no reference"),
    ("Rectangle().fill", "Rectangle().hidden(); Circle().fill", "hidden is new"),
  ]

  @Test(arguments: CheckTests.changes)
  func changesAreSeen(from: String, to: String, says: String) throws {
    let place = try place()
    let changed = Self.badge.replacingOccurrences(of: from, with: to)
    #expect(changed != Self.badge)
    try place.write("in/badge.swift", changed)
    let run = try check(place)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains(says), "\(run.output)")
  }

  @Test func aFigureThatIsGoneIsListedAndFailsWhereAsked() throws {
    let place = try place()
    try place.write("in/other.swift", "Text(\"Owl\")")
    try FileManager.default.removeItem(atPath: place.path("in/badge.swift"))
    let accepted = try check(place, "--accept")
    #expect(accepted.status == 0)
    let run = try check(place)
    #expect(run.status == 0 && run.output.contains("orphaned: badge.svg"))
    #expect(try check(place, "--strict").status == 1)
  }

  @Test func aReferenceUnderAnotherNameIsNoticed() throws {
    let place = try place()
    try place.write(
      "in/badge.swift", Self.badge.replacingOccurrences(of: "\"badge\"", with: "\"card\""))
    #expect(try check(place).output.contains("'badge@2x.png' is the same and has no figure"))
  }

  @Test(arguments: ["", "no picture", "cut"])
  func aDamagedReferenceFails(content: String) throws {
    let place = try place()
    let bytes = try place.bytes("ref/badge@2x.png")
    let damaged = content == "cut" ? bytes.dropLast(bytes.count / 2) : Data(content.utf8)
    try damaged.write(to: URL(fileURLWithPath: place.path("ref/badge@2x.png")))
    let run = try check(place)
    #expect(run.status == 1)
    #expect(run.output.contains("incomparable: badge@2x.png"), "\(run.output)")
  }

  @Test func aWrongFixtureIsAnErrorAndItsReferencesAreNotCompared() throws {
    let place = try place()
    try place.write("in/badge.swift", "Txt(\"Wren\")")
    try place.write("in/owl.swift", "Text(\"Owl\")")
    let run = try check(place, "--accept")
    #expect(run.status == 2)
    #expect(run.output.contains("3 skipped"))
    // Nothing is accepted from a run that is not whole.
    #expect(place.files("ref") == ["badge.frames.json", "badge.svg", "badge@2x.png"])
  }

  @Test func acceptingRewritesWhatDiffersAlone() throws {
    let place = try place()
    try place.write("in/owl.swift", "Text(\"Owl\")")
    try place.write("in/jay.swift", "Text(\"Jay\")")
    #expect(try check(place, "--accept", "owl").status == 1)
    #expect(place.files("ref").contains("owl.svg") && !place.files("ref").contains("jay.svg"))
    let wrong = try check(place, "--accept", "owls")
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean 'owl'?"))
    let before = try FileManager.default.attributesOfItem(atPath: place.path("ref/owl.svg"))
    #expect(try check(place, "--accept").status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: place.path("ref/owl.svg"))
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(try check(place).output.hasSuffix("7 equal\n"))
  }

  @Test func theReportHoldsWhatDiffers() throws {
    let place = try place()
    try place.write(
      "in/badge.swift", Self.badge.replacingOccurrences(of: "hedge", with: "garden"))
    let run = try check(place, "--report", "report")
    #expect(run.status == 1)
    #expect(
      place.files("report") == [
        "images/0-0-1-candidate.png", "images/0-0-1-difference.png", "images/0-0-1-reference.png",
        "images/0-0-2-candidate.png", "images/0-0-2-difference.png", "images/0-0-2-reference.png",
        "index.html", "junit.xml", "report.json", "summary.md",
      ])
    // A report that finds nothing takes its predecessor's pictures away, and nothing else.
    try place.write("report/images/mine.png", "mine")
    try place.write("in/badge.swift", Self.badge)
    #expect(try check(place, "--report", "report").status == 0)
    #expect(
      place.files("report")
        == ["images/mine.png", "index.html", "junit.xml", "report.json", "summary.md"])
  }

  @Test func partsAreJoined() throws {
    let place = try place()
    try place.write("in/owl.swift", "Text(\"Owl\")")
    _ = try check(place, "--accept")
    for part in 1...2 {
      let run = try check(place, "--shard", "\(part)/2", "--report", "part-\(part)")
      #expect(run.status == 0 && run.output.contains("(only part \(part) of 2)"))
    }
    let whole = try place.run("merge", "part-1", "part-2", "--report", "whole")
    #expect(whole.status == 0 && whole.output == "5 equal\n", "\(whole.output)\(whole.errors)")
    let gap = try place.run("merge", "part-2", "--report", "whole")
    #expect(gap.status == 1 && gap.output.contains("without part 1 of 2"))
  }

  @Test func foldersAreComparedByPath() throws {
    let place = try place()
    _ = try place.run("render", "in", "-o", "new", "--appearance", "light")
    try FileManager.default.moveItem(
      atPath: place.path("new/badge.svg"), toPath: place.path("new/card.svg"))
    let run = try place.run("diff", "ref", "new")
    #expect(run.status == 1)
    #expect(run.output.contains("only in 'new'; renamed from 'badge.svg'"))
    #expect(run.output.contains("orphaned: badge.frames.json\n  only in 'ref'"))
    #expect(run.output.hasSuffix("1 equal, 1 without reference, 1 orphaned\n"))
  }

  @Test func picturesOfOtherRenderersPassAThreshold() throws {
    let place = try place()
    let exact = try place.run("diff", "ref/badge.svg", "ref/badge@2x.png")
    #expect(exact.status == 1)
    let near = try place.run(
      "diff", "ref/badge.svg", "ref/badge@2x.png", "--threshold", "0.1", "--ignore-antialiasing")
    #expect(near.status == 0, "\(near.output)")
  }

  @Test(arguments: [
    ["diff", "ref"], ["diff", "ref", "nowhere"], ["diff", "ref", "ref/badge.svg"],
    ["diff", "in/badge.swift", "in/badge.swift"], ["check", "in"],
    ["check", "in", "--reference", "nowhere"], ["diff", "ref", "ref", "--threshold", "2"],
    ["diff", "ref", "ref", "--ignore", "1,2,3"], ["diff", "ref", "ref", "--images", "beside"],
    ["merge", "ref"], ["merge", "ref", "--report", "out"],
  ])
  func aWrongCommandLineIsTold(words: [String]) throws {
    #expect(try place().run(words).status == 64)
  }
}
