import Foundation
import Testing

/// What a run tells of itself: the manifest, and rules for make and ninja.
@Suite(.serialized) struct RunFileTests {
  private struct Manifest: Decodable {
    var version: Int
    var tool: String
    var shard: String?
    var figures: [Figure]

    struct Figure: Decodable {
      var name, source, sourceDigest, duration: String
      var line: Int
      var fonts: [Font]
      var images, files: [File]
    }
    struct Font: Decodable { var family, file, digest: String }
    struct File: Decodable {
      var path, digest: String
      var size: Int?
    }
  }

  private static let picture =
    "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'><rect width='4' height='2'/></svg>"

  private func place() throws -> Place {
    let place = try Place()
    try place.write("in/owl.swift", "// An owl.\nText(\"Owl\").bold()")
    try place.write("in/deep/boat.swift", "VStack { Image(\"boat\"); Text(\"Boat\") }")
    try place.write("in/deep/boat.svg", Self.picture)
    try place.write("in/bare.swift", "Color.red\nColor.blue")
    return place
  }

  private func manifest(_ place: Place, _ path: String) throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: try place.bytes(path))
  }

  private func digest(_ place: Place, _ path: String) throws -> String {
    let run = try place.shell("sha256sum \"\(path)\"")
    return String(run.output.prefix(64))
  }

  @Test func theManifestTellsOfEveryFile() throws {
    let place = try place()
    let run = try place.run("render", "in", "-o", "out", "--manifest", "--format", "svg,png,frames")
    #expect(run.status == 0, "\(run.errors)")
    let manifest = try manifest(place, "out/manifest.json")
    #expect(manifest.version == 1 && manifest.tool.hasPrefix("framewright "))
    #expect(manifest.figures.map(\.name) == ["bare", "bare-2", "boat", "owl"])
    let files = manifest.figures.flatMap(\.files)
    #expect(
      Set(files.map(\.path)) == Set(place.files("out")).subtracting(["manifest.json"]))
    for file in files {
      #expect(try digest(place, "out/\(file.path)") == file.digest)
      #expect(try place.bytes("out/\(file.path)").count == file.size)
    }
    let owl = manifest.figures[3]
    #expect(owl.source == "owl.swift" && owl.line == 2)
    #expect(try digest(place, "in/owl.swift") == owl.sourceDigest)
    #expect(owl.fonts.map(\.family) == ["Inter"])
    let fonts = try place.run("fonts").output
    #expect(fonts.contains("sha256 \(owl.fonts[0].digest)"))
    #expect(manifest.figures[0].fonts.isEmpty && manifest.figures[1].line == 2)
    let boat = manifest.figures[2]
    #expect(boat.source == "deep/boat.swift")
    #expect(boat.images.map(\.path) == ["boat.svg"])
    // A colour fills all that is offered.
    #expect(manifest.figures.map(\.duration) == ["medium", "medium", "short", "short"])
  }

  /// However often, from wherever, with the cache or without, by however many threads.
  @Test func theManifestIsTheSameForTheSame() throws {
    let place = try place()
    for (words, output) in [
      (["in", "--jobs", "1", "--no-cache"], "a"), (["in", "--cache", "cache"], "b"),
      (["in", "--cache", "cache", "--jobs", "3"], "c"), (["../\(place.name)/in"], "d"),
    ] {
      let run = try place.run(["render"] + words + ["-o", output, "--manifest"])
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        try place.bytes("\(output)/manifest.json") == place.bytes("a/manifest.json"), "\(words)")
    }
    // A manifest is no picture that could differ.
    try place.write("b/manifest.json", "{}")
    #expect(try place.run("diff", "a", "b").status == 0)
  }

  @Test func figuresOfMuchWorkAreLong() throws {
    let place = try Place()
    try place.write(
      "in/loop.swift",
      "func sum() -> Int { var n = 0; for i in 0..<300_000 { n += i % 7 }; return n }\n"
        + "Text(\"\\(sum())\")")
    try place.write("in/wide.swift", "Color.red.frame(width: 1500, height: 1500)")
    let run = try place.run("render", "in", "-o", "out", "--manifest")
    #expect(run.status == 0, "\(run.errors)")
    let durations = try manifest(place, "out/manifest.json").figures.map(\.duration)
    #expect(durations == ["long", "long"])
  }

  @Test func partsHaveManifestsOfTheirOwn() throws {
    let place = try place()
    for part in 1...2 {
      let run = try place.run("render", "in", "-o", "out", "--manifest", "--shard", "\(part)/2")
      #expect(run.status == 0, "\(run.errors)")
    }
    let first = try manifest(place, "out/manifest-1-of-2.json")
    let second = try manifest(place, "out/manifest-2-of-2.json")
    #expect(first.shard == "1/2" && second.shard == "2/2")
    #expect(
      Set((first.figures + second.figures).map(\.name)) == ["bare", "bare-2", "boat", "owl"])
  }

  @Test func nothingIsToldOfARunThatFails() throws {
    let place = try place()
    try place.write("in/bad.swift", "Txt(\"a\")")
    let words = ["render", "in", "-o", "out", "--manifest", "--deps", "rules"]
    #expect(try place.run(words).status == 2)
    #expect(place.files("out").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: place.path("rules")))
    #expect(try place.run(words + ["--keep-going"]).status == 2)
    #expect(try manifest(place, "out/manifest.json").figures.count == 4)
  }

  @Test(arguments: [
    ["render", "in", "--deps-form", "ninja"],
    ["render", "in", "--deps", "x", "--deps-form", "cmake"],
    ["render", "in/owl.swift", "--emit", "svg", "--manifest"],
    ["render", "in/owl.swift", "--emit", "svg", "--deps", "x"],
  ])
  func wrongWordsAreTold(words: [String]) throws {
    let place = try place()
    #expect(try place.run(words).status == 64)
    #expect(try place.run(["render", "in", "-o", "out", "--deps", "nowhere/x"]).status == 3)
  }

  /// Names that rules have to write with care.
  private static let names = [
    "plain", "two words", "a#b", "a$b", "a%b", "a:b", "a[b]", "a?b", "a*b", "a\\ b", "ä",
  ]

  /// Whether make finds every file up to date, and draws again what a newer file goes into.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make")))
  func makeFollowsTheRules() throws {
    let place = try Place()
    try place.write("fonts/note.txt", "")
    for name in Self.names {
      try place.write("in \(name)/\(name).swift", "// figure: name=x\nImage(\"boat\")")
      try place.write("in \(name)/boat.svg", Self.picture)
      let run = try place.run([
        "render", "in \(name)", "-o", "out \(name)", "--format", "svg", "--deps", "rules",
        "--font-path", "fonts",
      ])
      #expect(run.status == 0, "\(run.errors)")
      let rules = String(decoding: try place.bytes("rules"), as: UTF8.self)
      // The first rule is for the figures: a recipe goes with it.
      let first = try #require(rules.split(separator: "\n").first)
      let targets = try #require(first.range(of: ": in\\ ")).lowerBound
      try place.write("Makefile", "include rules\n\(first[..<targets]): ; @touch made\n")
      #expect(try make(place, name) == "up to date", "\(name)\n\(rules)")
      for file in ["\(name).swift", "boat.svg"] {
        try age(place, "in \(name)/\(file)", seconds: -100)
        #expect(try make(place, name) == "made", "\(name): \(file)\n\(rules)")
        try age(place, "in \(name)/\(file)", seconds: 100)
      }
      // A fixture that is gone does not end make.
      try FileManager.default.removeItem(atPath: place.path("in \(name)/\(name).swift"))
      #expect(try make(place, name) == "made", "\(name)")
      try FileManager.default.removeItem(atPath: place.path("in \(name)"))
    }
  }

  /// A file with a percent sign has to be asked for: it is not made first.
  private func make(_ place: Place, _ name: String) throws -> String {
    let run = try place.shell(
      "rm -f made; make 'out \(name)/x.svg' > log 2>&1 || cat log; [ -e made ] && echo made")
    return run.output.isEmpty ? "up to date" : run.output.trimmingCharacters(in: .newlines)
  }

  /// Makes a file that many seconds older than now; or newer.
  private func age(_ place: Place, _ path: String, seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: place.path(path))
  }

  @Test func rulesNameSourcesPicturesAndFonts() throws {
    let place = try place()
    let words = ["render", "in", "-o", "out", "--format", "svg", "--appearance", "light"]
    #expect(
      try place.run(words + ["--deps", "r", "--deps-form", "ninja", "--cache", "c"]).status == 0
    )
    let rules = String(decoding: try place.bytes("r"), as: UTF8.self)
    let lines = rules.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("out/bare.svg out/bare-2.svg: in/bare.swift "))
    #expect(lines[1].hasPrefix("out/deep/boat.svg: in/deep/boat.swift in/deep/boat.svg "))
    for line in lines { #expect(line.contains("/Inter[opsz,wght].ttf")) }
    // From the cache as well.
    #expect(
      try place.run(words + ["--deps", "again", "--deps-form", "ninja", "--cache", "c"]).status == 0
    )
    #expect(try place.bytes("again") == place.bytes("r"))
  }

  @Test func aNameThatRulesCannotWriteIsTold() throws {
    let place = try Place()
    try place.write("in/a;b.swift", "// figure: name=x\nColor.red")
    for form in ["make", "ninja"] {
      let run = try place.run("render", "in", "-o", "o", "--deps", "rules", "--deps-form", form)
      #expect(run.status == 64)
      #expect(run.errors.contains("rules of \(form) have no way to name 'in/a;b.swift'"))
    }
  }
}
