import Foundation
import Testing

/// The tool as scripts use it: what it writes, where, and what it ends with.
@Suite(.serialized) struct ToolTests {
  @Test func rendersAFixtureInTwoFormatsAndAppearances() throws {
    let place = try Place()
    try place.write("tide.swift", "Text(\"High water\").padding()")
    let run = try place.run("render", "tide.swift", "-o", "out")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      place.files("out") == ["tide.svg", "tide@2x.png", "tide~dark.svg", "tide~dark@2x.png"])
  }

  @Test func foldersKeepTheirShapeAndJobsChangeNothing() throws {
    let place = try Place()
    for name in ["a/one.swift", "a/b/two.swift", "three.swift"] {
      try place.write("in/\(name)", "Text(\"\(name)\").padding()")
    }
    #expect(try place.run("render", "in", "-o", "x", "--jobs", "1").status == 0)
    #expect(try place.run("render", "in", "-o", "y", "--jobs", "7").status == 0)
    #expect(try place.run("render", "../\(place.name)/in", "-o", "z").status == 0)
    #expect(place.files("x").contains("a/b/two.svg"))
    for file in place.files("x") {
      let bytes = try place.bytes("x/\(file)")
      #expect(try place.bytes("y/\(file)") == bytes)
      #expect(try place.bytes("z/\(file)") == bytes)
    }
  }

  @Test func aWrongFixtureWritesNothing() throws {
    let place = try Place()
    try place.write("in/good.swift", "Text(\"good\")")
    try place.write("in/bad.swift", "Text(\"bad\").paddin()\nTxt(\"worse\")")
    let run = try place.run("render", "in", "-o", "out", "--diagnostics", "short")
    #expect(run.status == 2)
    #expect(run.errors.contains("in/bad.swift:1:13: error:"))
    #expect(run.errors.contains("in/bad.swift:2:1: error:"))
    #expect(place.files("out").isEmpty)
    let kept = try place.run("render", "in", "-o", "out", "--keep-going")
    #expect(kept.status == 2)
    #expect(place.files("out").contains("good.svg"))
    #expect(!place.files("out").contains("bad.svg"))
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    let place = try Place()
    // No process has this number: the largest that Linux gives is 4,194,304.
    try place.write("out/.framewright-4194305/0-0-0", "half")
    try place.write("a.swift", "Text(\"a\")")
    #expect(try place.run("render", "a.swift", "-o", "out").status == 0)
    #expect(!place.files("out").contains { $0.hasPrefix(".framewright") })
  }

  @Test func figuresOfOneNameAreAClash() throws {
    let place = try Place()
    try place.write("in/a.swift", "// figure: name=Same\nText(\"a\")")
    try place.write("in/b.swift", "// figure: name=same\nText(\"b\")")
    let run = try place.run("render", "in", "-o", "out")
    #expect(run.status == 2)
    #expect(run.errors.contains("'same' would be written where that of in/a.swift:2 is"))
    #expect(place.files("out").isEmpty)
  }

  // The type is written out: to find it takes the compiler too long.
  private static let statuses: [([String], Int32)] = [
    (["render"], 64), (["rendr", "x"], 64), (["render", "x.swift", "--formats", "svg"], 64),
    (["render", "nowhere.swift"], 64), (["render", "in", "--format", "pdf"], 64),
    (["render", "in", "--jobs", "0"], 64), (["check", "in"], 64), (["--version"], 0),
    (["render", "--help"], 0), (["catalog", "padding"], 0), (["catalog", "paddin"], 64),
    (["fonts"], 0), (["render", "in", "-o", "/proc/nowhere"], 3),
  ]

  @Test(arguments: ToolTests.statuses)
  func endsWithTheStatusListed(words: [String], status: Int32) throws {
    let place = try Place()
    try place.write("in/a.swift", "Text(\"a\")")
    let run = try place.run(words)
    #expect(run.status == status, "\(run.errors)")
  }

  @Test func withoutAFontNothingIsDrawn() throws {
    let place = try Place()
    try place.write("a.swift", "Text(\"a\")")
    let run = try place.run(["render", "a.swift", "-o", "out"], fonts: place.path("nothing"))
    // A font beside the executable or of the distribution may serve.
    if run.status != 0 {
      #expect(run.status == 3)
      #expect(run.errors.contains("Inter"))
      #expect(place.files("out").isEmpty)
    }
  }

  @Test func everyCommandOfTheReadMeWorks() throws {
    let text = try String(contentsOfFile: "\(TestFiles.root)/README.md", encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    let commands = lines.filter { $0.hasPrefix("framewright ") }
    #expect(commands.count >= 5)
    let place = try Place()
    try FileManager.default.copyItem(
      atPath: TestFiles.fixtures, toPath: place.path("Fixtures"))
    for command in commands {
      let run = try place.shell("PATH=\"\(Place.tools):$PATH\"; \(command)")
      #expect(run.status == 0, "\(command)\n\(run.errors)")
    }
  }
}
