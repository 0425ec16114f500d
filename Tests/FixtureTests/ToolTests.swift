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
    (["render", "nowhere.swift"], 64), (["render", "in", "--format", "pdf"], 0),
    (["render", "in", "--format", "pdff"], 64), (["render", "in", "--text", "both"], 0),
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
    try place.write("nothing/note.txt", "no font")
    let run = try place.run(["render", "a.swift", "-o", "out"], fonts: place.path("nothing"))
    // A font beside the executable or of the distribution may serve.
    if run.status != 0 {
      #expect(run.status == 3)
      #expect(run.errors.contains("Inter"))
      #expect(place.files("out").isEmpty)
    }
  }

  @Test func figuresThatWouldWriteOneFileAreAClash() throws {
    let place = try Place()
    for (name, other) in [("a~dark", "a"), ("a@2x", "a")] {
      let format = name == "a@2x" ? "png,svg" : "svg"
      let twin = name == "a@2x" ? "// figure: name=a@2x, scale=1\nColor.blue" : "Color.blue"
      try place.write("in/one.swift", "// figure: name=\(other)\nColor.red")
      try place.write(
        "in/two.swift", name == "a@2x" ? twin : "// figure: name=\(name)\n\(twin)")
      let run = try place.run("render", "in", "-o", "out", "--format", format)
      #expect(run.status == 2, "\(name)")
      #expect(run.errors.contains("'\(name)' would be written where that of in/one.swift:2 is"))
      #expect(place.files("out").isEmpty)
      let kept = try place.run("render", "in", "-o", "out", "--format", format, "--keep-going")
      #expect(kept.status == 2)
      #expect(place.files("out").contains("a.svg"))
      try FileManager.default.removeItem(atPath: place.path("out"))
    }
  }

  @Test func previewsOfOneNameAreNumbered() throws {
    let place = try Place()
    try place.write(
      "c.swift",
      "#Preview(\"Wide\") { Color.red }\n#Preview(\"wide\") { Color.blue }\n"
        + "// figure: name=own\n#Preview(\"Wide\") { Color.green }\n#Preview { Color.red }\n")
    let run = try place.run("render", "c.swift", "-o", "out", "--format", "svg")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      Set(place.files("out").filter { !$0.contains("~") })
        == ["Wide.svg", "wide-2.svg", "own.svg", "c.svg"])
    #expect(run.errors == "4 figures, 8 files in out\n")
  }

  @Test func aFileGivenTwiceIsTakenOnce() throws {
    let place = try Place()
    try place.write("in/a.swift", "Color.red")
    let run = try place.run(
      "render", "in", "in/a.swift", "./in/../in", "-o", "out", "--format", "frames")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "1 figure, 1 file in out\n")
  }

  @Test func whatCannotBeReadIsToldAndPassedOver() throws {
    let place = try Place()
    try place.write("in/a.swift", "Color.red")
    try FileManager.default.createSymbolicLink(
      atPath: place.path("in/gone.swift"), withDestinationPath: "nowhere.swift")
    let run = try place.run("render", "in", "-o", "out")
    #expect(run.status == 3)
    #expect(place.files("out").isEmpty)
    let kept = try place.run("render", "in", "-o", "out", "--keep-going")
    #expect(kept.status == 3)
    #expect(kept.errors.contains("'in/gone.swift' cannot be read: No such file"))
    #expect(place.files("out").contains("a.svg"))
  }

  @Test func aFileOfHelpersInAFolderIsNoFailure() throws {
    let place = try Place()
    try place.write("in/a.swift", "Color.red")
    try place.write("in/Helpers.swift", "struct Wings {\n  var count = 2\n}\n")
    let run = try place.run("render", "in", "-o", "out")
    #expect(run.status == 0)
    #expect(run.errors.contains("in/Helpers.swift: warning: there is no figure in this file"))
    #expect(place.files("out").contains("a.svg"))
    #expect(try place.run("render", "in/Helpers.swift", "-o", "out").status == 2)
    try FileManager.default.removeItem(atPath: place.path("in/a.swift"))
    #expect(try place.run("render", "in", "-o", "out").status == 64)
  }

  @Test func severalFramesHaveHeadings() throws {
    let place = try Place()
    try place.write("a.swift", "Color.red\nColor.blue")
    let run = try place.run("frames", "a.swift")
    #expect(run.output.hasPrefix("a  (a.swift:1)\n"))
    #expect(run.output.contains("\n\na-2  (a.swift:2)\n"))
    #expect(!(try place.run("frames", "a.swift", "--figure", "a").output.contains("a.swift")))
  }

  /// Until it is ended it draws what is new, and what changed; nothing else.
  @Test func watchingDrawsWhatChanges() throws {
    let place = try Place()
    try place.write("in/a.swift", "Text(\"a\")")
    try place.write("in/b.swift", "Text(\"b\")")
    let run = try place.shell(
      """
      "\(Place.tools)/framewright" watch in -o out --format svg --appearance light & tool=$!
      until_there() { n=0; while [ ! -s "$1" ] && [ $n -lt 300 ]; do sleep 0.1; n=$((n+1)); done; }
      until_there out/b.svg; rm out/a.svg out/b.svg
      printf 'Txt("a")' > in/a.swift; sleep 1
      printf 'Text("again")' > in/new; mv in/new in/a.swift; until_there out/a.svg
      printf 'Text("c")' > in/c.swift; until_there out/c.svg
      kill -9 $tool; wait $tool 2> /dev/null; ls out
      """)
    #expect(run.output == "a.svg\nc.svg\n", "\(run.errors)")
    #expect(run.errors.contains("did you mean 'Text'?"))
  }

  @Test func framesNeedNoDrawing() throws {
    let place = try Place()
    try place.write("a.swift", "Color.red.blur(radius: 3).frame(width: 20, height: 10)")
    #expect(try place.run("render", "a.swift", "-o", "out").status == 2)
    let json = try place.run("frames", "a.swift", "--json")
    #expect(json.status == 0, "\(json.errors)")
    #expect(json.output.contains(#""canvas":{"x":-16,"y":-16,"width":52,"height":42}"#))
  }

  @Test func optionsThatAStageCannotFollowAreRefused() throws {
    let place = try Place()
    try place.write("a.swift", "Color.red")
    for words in [
      ["render", "a.swift", "--emit", "svg", "--format", "png"],
      ["render", "a.swift", "--emit", "svg", "-o", "out"],
      ["render", "a.swift", "--emit", "frames", "--appearance", "dark"],
      ["frames", "a.swift", "--emit", "svg"], ["frames", "a.swift", "--format", "png"],
    ] {
      let run = try place.run(words)
      #expect(run.status == 64, "\(words)")
      #expect(run.errors.contains("is of no use with"), "\(run.errors)")
    }
    #expect(
      try place.run("render", "a.swift", "--emit", "svg", "--appearance", "dark").status == 0)
  }

  @Test func everyFormatIsWrittenForBothAppearances() throws {
    let place = try Place()
    try place.write("tide.swift", "Text(\"High water\").padding()")
    let run = try place.run("render", "tide.swift", "-o", "out", "--format", "svg,png,frames")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      place.files("out") == [
        "tide.frames.json", "tide.svg", "tide@2x.png", "tide~dark.svg", "tide~dark@2x.png",
      ])
  }

  @Test func pagesAreWrittenAndPrinted() throws {
    let place = try Place()
    try place.write("tide.swift", "Text(\"High water\").padding()")
    let run = try place.run("render", "tide.swift", "-o", "out", "--format", "svg,pdf")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      place.files("out") == ["tide.pdf", "tide.svg", "tide~dark.pdf", "tide~dark.svg"])
    let page = try place.bytes("out/tide.pdf")
    #expect(page.starts(with: "%PDF-1.".utf8))
    #expect(try place.bytes("out/tide~dark.pdf") != page)
    let emitted = try place.run("render", "tide.swift", "--emit", "pdf", "--appearance", "light")
    #expect(emitted.status == 0, "\(emitted.errors)")
    #expect(emitted.bytes == page)
    let other = try place.run(
      "render", "tide.swift", "-o", "out", "--format", "pdf", "--text", "both")
    #expect(other.status == 64)
  }

  @Test(arguments: ["outlines", "live", "both", "embedded"])
  func textIsWrittenAsAsked(form: String) throws {
    let place = try Place()
    try place.write("tide.swift", "Text(\"High water\").padding()")
    let run = try place.run(
      "render", "tide.swift", "-o", "out", "--text", form, "--appearance", "light")
    #expect(run.status == 0, "\(run.errors)")
    let svg = String(decoding: try place.bytes("out/tide.svg"), as: UTF8.self)
    #expect(svg.contains("<use ") == (form == "outlines" || form == "both"))
    #expect(svg.contains(">High water</text>") == (form != "outlines"))
    #expect(svg.contains("@font-face") == (form == "embedded"))
    let emitted = try place.run(
      "render", "tide.swift", "--emit", "svg", "--text", form, "--appearance", "light")
    #expect(emitted.output == svg)
    let plain = try place.run("render", "tide.swift", "--emit", "svg", "--appearance", "light")
    #expect((plain.output == svg) == (form == "outlines"))
  }

  @Test func aFormOfTextIsRefusedWhereThereIsNoSVG() throws {
    let place = try Place()
    try place.write("a.swift", "Text(\"a\")")
    for words in [
      ["render", "a.swift", "--text", "live", "--format", "png"],
      ["render", "a.swift", "--text", "live", "--emit", "png"],
    ] {
      let run = try place.run(words)
      #expect(run.status == 64)
      #expect(run.errors.contains("no SVG is asked for"), "\(run.errors)")
    }
    let frames = try place.run("frames", "a.swift", "--text", "live")
    #expect(frames.status == 64)
    #expect(frames.errors.contains("'--text' is of no use with it"))
    let unknown = try place.run("render", "a.swift", "--text", "embeded")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean 'embedded'?"))
    #expect(unknown.errors.contains("outlines, live, both, embedded"))
  }

  /// What a figure may need is loaded when it does.
  @Test func theToolStartsWithoutTheSubsetter() throws {
    let place = try Place()
    let run = try place.shell("ldd '\(Place.tools)/framewright'")
    try #require(run.status == 0 && run.output.contains("libharfbuzz.so"))
    #expect(!run.output.contains("harfbuzz-subset"))
  }

  @Test func foldersOfFontsThatAreNotThereAreNamed() throws {
    let place = try Place()
    try place.write("a.swift", "Color.red")
    for words in [["fonts"], ["render", "a.swift"]] {
      let named = try place.run(words, fonts: place.path("nowhere"))
      #expect(named.status == 3)
      #expect(named.errors.contains("nowhere' for fonts, which FRAMEWRIGHT_FONTS names"))
      let given = try place.run(words + ["--font-path", "a.swift"])
      #expect(given.status == 3)
      #expect(given.errors.contains("'a.swift' for fonts, which --font-path names: it is a file"))
    }
  }

  @Test func aCharacterThatNoFontHasIsAnErrorOrABox() throws {
    let place = try Place()
    try place.write("a.swift", "Text(\"Go \u{10FFFD}\")")
    let refused = try place.run("render", "a.swift", "-o", "out")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("(U+10FFFD)"), "\(refused.errors)")
    #expect(place.files("out").isEmpty)
    #expect(try place.run("render", "a.swift", "-o", "out", "--missing-glyph", "box").status == 0)
    #expect(try place.run("render", "a.swift", "--missing-glyph", "blank").status == 64)
  }

  @Test func namesOfStylesAreListed() throws {
    let fonts = try Place().run("fonts").output
    #expect(fonts.contains("Inter-Regular, Inter-Thin, Inter-ExtraLight"))
  }

  @Test func aFontThatIsCutOffIsNamed() throws {
    let place = try Place()
    let fonts = try place.run("fonts").output.split(separator: "\n")
    let path = try #require(fonts.map { $0.drop { $0 == " " } }.first { $0.hasSuffix(".ttf") })
    let whole = try Data(contentsOf: URL(fileURLWithPath: String(path)))
    try place.write("cut/note.txt", "")
    try whole.dropLast(whole.count / 3).write(
      to: URL(fileURLWithPath: place.path("cut/Inter.ttf")))
    try place.write("a.swift", "Text(\"a\")")
    let run = try place.run("render", "a.swift", "-o", "out", "--font-path", "cut")
    #expect(run.status == 3)
    #expect(run.errors.contains("cut/Inter.ttf' cannot be read: it is cut off: its table"))
    #expect(place.files("out").isEmpty)
  }

  /// Compiled code that a fixture's shape calls calls the shape again.
  @Test(arguments: [
    ("func path(in r: CGRect) -> Path { S().path(in: r) }", "1:57"),
    (
      "func path(in r: CGRect) -> Path { Path(r) }; "
        + "func sizeThatFits(_ p: ProposedViewSize) -> CGSize { S().sizeThatFits(p) }", "1:121"
    ),
  ])
  func aShapeThatCallsItselfIsTold(members: String, column: String) throws {
    let place = try Place()
    try place.write("a.swift", "struct S: Shape { \(members) }; S()")
    let run = try place.run("render", "a.swift", "-o", "out")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("a.swift:\(column): error: calls are nested more than"),
      "\(run.errors.prefix(200))")
    #expect(place.files("out").isEmpty)
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
