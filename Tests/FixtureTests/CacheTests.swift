import Foundation
import Testing

/// Figures that were drawn before are taken from the cache, and never where anything is otherwise.
@Suite(.serialized) struct CacheTests {
  /// Three fixtures, of which one warns and one shows a picture.
  private func place() throws -> Place {
    let place = try Place()
    try place.write("in/owl.swift", "let size = 12\nText(\"Owl\").padding(CGFloat(size))")
    try place.write("in/deep/jay.swift", "Label(\"Jay\", systemImage: \"wren.and.jay\")")
    try place.write("in/boat.swift", "Image(\"boat\")")
    try place.write("in/boat@2x.svg", Self.picture("#204060"))
    return place
  }

  private static func picture(_ colour: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'>"
      + "<rect width='40' height='20' fill='\(colour)'/></svg>"
  }

  @discardableResult
  private func render(_ place: Place, _ words: String..., to output: String = "out") throws
    -> Place.Run
  {
    try place.run(["render", "in", "-o", output, "--cache", "cache"] + words)
  }

  /// Entries by their names, with what tells that one was written anew.
  private func entries(_ place: Place) throws -> [String: UInt64] {
    var found: [String: UInt64] = [:]
    for file in place.files("cache/1") {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: place.path("cache/1/\(file)"))
      found[file] = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
    }
    return found
  }

  /// That the cache's figures are those that are drawn without it.
  private func expectRight(_ place: Place, _ words: String...) throws {
    let plain = try place.run(["render", "in", "-o", "plain", "--no-cache"] + words)
    #expect(plain.status == 0, "\(plain.errors)")
    #expect(place.files("out") == place.files("plain"))
    for file in place.files("plain") {
      #expect(try place.bytes("out/\(file)") == place.bytes("plain/\(file)"), "\(file)")
    }
    for folder in ["out", "plain"] {
      try FileManager.default.removeItem(atPath: place.path(folder))
    }
  }

  @Test func whatWasDrawnBeforeIsTakenFromTheCache() throws {
    let place = try place()
    let first = try render(place)
    #expect(first.status == 0, "\(first.errors)")
    let kept = try entries(place)
    #expect(kept.count == 3)
    try FileManager.default.removeItem(atPath: place.path("out"))
    let second = try render(place, "--jobs", "1")
    #expect(second.status == 0)
    #expect(second.errors == first.errors)
    #expect(second.errors.contains("the symbol 'wren.and.jay' has no substitute"))
    #expect(try entries(place) == kept)
    try expectRight(place)
  }

  @Test(arguments: [
    ["--scale", "3"], ["--appearance", "dark"], ["--set", "size=30"], ["--format", "svg,frames"],
    ["--platform", "macos"], ["--text", "live"], ["--missing-glyph", "box"],
    ["--limit", "steps=1000"],
  ])
  func otherOptionsAreOtherFigures(words: [String]) throws {
    let place = try place()
    try render(place)
    let kept = try entries(place).count
    let run = try place.run(["render", "in", "-o", "out", "--cache", "cache"] + words)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try entries(place).count == 2 * kept)
  }

  @Test func optionsThatDoNotChangePicturesChangeNothing() throws {
    let place = try place()
    try render(place)
    let kept = try entries(place)
    try render(
      place, "--jobs", "3", "--quiet", "--keep-going", "--diagnostics", "json", to: "other")
    #expect(try entries(place) == kept)
  }

  @Test func whatAFixtureIsMadeOfCounts() throws {
    let place = try place()
    try render(place)
    try place.write("in/owl.swift", "Text(\"Owlet\")")
    try render(place)
    try expectRight(place)
    try place.write("in/boat@2x.svg", Self.picture("#a04060"))
    try render(place)
    try expectRight(place)
    // It goes before the one that was found.
    try place.write("in/boat.svg", Self.picture("#10ff60"))
    try render(place)
    try expectRight(place)
    try FileManager.default.removeItem(atPath: place.path("in/boat.svg"))
    let kept = try entries(place)
    try render(place)
    try expectRight(place)
    #expect(try entries(place).count == kept.count)
    // A picture that leads out of the folder is refused, though it is the same.
    try FileManager.default.moveItem(
      atPath: place.path("in/boat@2x.svg"), toPath: place.path("boat@2x.svg"))
    try FileManager.default.createSymbolicLink(
      atPath: place.path("in/boat@2x.svg"), withDestinationPath: "../boat@2x.svg")
    #expect(try render(place).status == 2)
  }

  @Test func otherFontsAreOtherFigures() throws {
    let place = try place()
    let given = ProcessInfo.processInfo.environment["FRAMEWRIGHT_FONTS"]
    try FileManager.default.copyItem(
      atPath: given ?? "\(TestFiles.root)/.fonts", toPath: place.path("fonts"))
    let words = ["render", "in", "-o", "out", "--cache", "cache"]
    #expect(try place.run(words, fonts: place.path("fonts")).status == 0)
    let kept = try entries(place)
    // The same files elsewhere are the same fonts.
    try FileManager.default.moveItem(atPath: place.path("fonts"), toPath: place.path("letters"))
    #expect(try place.run(words, fonts: place.path("letters")).status == 0)
    #expect(try entries(place) == kept)
    let upright = try #require(
      place.files("letters").first { $0.hasPrefix("inter/Inter[") || $0 == "inter/Inter.ttf" })
    var bytes = try place.bytes("letters/\(upright)")
    bytes.append(0)
    try bytes.write(to: URL(fileURLWithPath: place.path("letters/\(upright)")))
    #expect(try place.run(words, fonts: place.path("letters")).status == 0)
    #expect(try entries(place).count == 2 * kept.count)
  }

  @Test(arguments: ["flipped", "cut", "empty", "longer"])
  func aDamagedEntryIsReplaced(damage: String) throws {
    let place = try place()
    try render(place)
    let files = place.files("cache/1")
    let whole = try files.map { try place.bytes("cache/1/\($0)") }
    for (file, bytes) in zip(files, whole) {
      var bytes = bytes
      switch damage {
      case "flipped": bytes[bytes.count - 40] ^= 4
      case "cut": bytes.removeLast(bytes.count / 2)
      case "empty": bytes.removeAll()
      default: bytes.append(7)
      }
      try bytes.write(to: URL(fileURLWithPath: place.path("cache/1/\(file)")))
    }
    #expect(try render(place).status == 0)
    try expectRight(place)
    #expect(place.files("cache/1") == files)
    #expect(try files.map { try place.bytes("cache/1/\($0)") } == whole)
  }

  @Test func aWrongFixtureIsToldOfEachTime() throws {
    let place = try place()
    try place.write("in/bad.swift", "Txt(\"Owl\")")
    try place.write("in/unmet.swift", "// figure: expect width(root) == 3\nText(\"Owl\")")
    let first = try render(place, "--keep-going")
    let second = try render(place, "--keep-going")
    #expect(first.status == 2 && second.status == 2)
    #expect(first.errors == second.errors)
    #expect(second.errors.contains("did you mean 'Text'?"))
    #expect(try entries(place).count == 3)
  }

  @Test func severalProcessesUseItAtOnce() throws {
    let place = try place()
    for number in 0..<12 { try place.write("in/n\(number).swift", "Text(\"\(number)\")") }
    let run = try place.shell(
      """
      printf '1 2 3 4' | xargs -n 1 -P 4 sh -c '
        "$0" render in -o "out$1" --cache cache --quiet || echo failed' \
        "\(Place.tools)/framewright"
      """)
    #expect(run.output == "", "\(run.errors)")
    for number in 1...4 {
      for file in place.files("out1") {
        #expect(try place.bytes("out\(number)/\(file)") == place.bytes("out1/\(file)"))
      }
    }
    #expect(try entries(place).count == 15)
    try render(place)
    try expectRight(place)
  }

  @Test func itHoldsNoMoreThanItMay() throws {
    let place = try Place()
    // Some 140 KB each, in two appearances.
    for number in 0..<16 {
      try place.write(
        "in/n\(number).swift",
        "ForEach(0..<1_000) { i in Rectangle().fill(Color(red: Double(i) / 1_000, green: 0, "
          + "blue: 0.\(number))).frame(width: CGFloat(i), height: 1) }")
    }
    let words = ["--format", "svg", "--limit", "cache=1"]
    #expect(try place.run(["render", "in", "-o", "out", "--cache", "cache"] + words).status == 0)
    let size = try place.files("cache/1").reduce(0) { try $0 + place.bytes("cache/1/\($1)").count }
    #expect(size <= 1_000_000)
    #expect(try entries(place).count > 2)
    #expect(try entries(place).count < 16)
  }

  /// The linker's ID of the build counts, not the version.
  @Test func anotherBuildDrawsAnew() throws {
    let place = try place()
    try render(place)
    let kept = try entries(place).count
    var tool = try Data(contentsOf: URL(fileURLWithPath: "\(Place.tools)/framewright"))
    // A note of an ID: the lengths of name and content, its type 3, its name.
    let heads = [8, 16, 20].map {
      Data([4, 0, 0, 0, $0, 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8))
    }
    let head = try #require(heads.lazy.compactMap { tool.range(of: $0) }.first)
    tool[head.upperBound] ^= 1
    try tool.write(to: URL(fileURLWithPath: place.path("tool")))
    let run = try place.shell("chmod +x tool && ./tool render in -o out --cache cache")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try entries(place).count == 2 * kept)
  }

  @Test func oneFileIsDrawnWithoutIt() throws {
    let place = try place()
    let run = try place.shell(
      "export XDG_CACHE_HOME=\"$PWD/home\"; f=\"\(Place.tools)/framewright\"; "
        + "$f render in/owl.swift -o out && ls; $f render in -o out && ls home/framewright/1 | wc -l; "
        + "XDG_CACHE_HOME=relative $f render in -o out; HOME= XDG_CACHE_HOME= $f render in -o out")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("in\nout\n3\n"), "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: place.path("relative")))
  }

  @Test func aCacheThatIsNamedMustBeThere() throws {
    let place = try place()
    #expect(try place.run("render", "in", "-o", "out").status == 0)
    let named = try place.run("render", "in", "-o", "out", "--cache", "/proc/nowhere")
    #expect(named.status == 3)
    #expect(named.errors.contains("the folder '/proc/nowhere' for the cache cannot be written"))
    let both = try place.run("render", "in", "--cache", "cache", "--no-cache")
    #expect(both.status == 64)
  }

  @Test func checkTakesFiguresFromIt() throws {
    let place = try place()
    #expect(try render(place, "--format", "svg,png,frames", to: "ref").status == 0)
    let words = ["check", "in", "--reference", "ref", "--cache", "cache"]
    let first = try place.run(words)
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    let kept = try entries(place)
    let second = try place.run(words)
    #expect(second.output == first.output && second.status == 0)
    #expect(try entries(place) == kept)
    try place.write("in/owl.swift", "Text(\"Owlet\")")
    let changed = try place.run(words)
    #expect(changed.status == 1)
    #expect(changed.output.contains("shows \"Owlet\", was \"Owl\""), "\(changed.output)")
    // Frames are compared where there are some: with none, what was drawn is of another kind.
    for file in place.files("ref") where file.hasSuffix(".frames.json") {
      try FileManager.default.removeItem(atPath: place.path("ref/\(file)"))
    }
    let without = try place.run(words)
    #expect(without.status == 1)
    #expect(without.output.contains("8 equal, 4 different"), "\(without.output)")
  }
}
