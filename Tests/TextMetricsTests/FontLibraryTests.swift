import Foundation
import Testing
import TextMetrics
import Typography

@Suite struct FontLibraryTests {
  /// A folder of its own, removed afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "framewright-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func interFile() throws -> FontFace {
    let faces = try TestFonts.measurer().library.faces()
    return try #require(
      faces.first { ["Inter", "Inter Variable"].contains($0.family) && !$0.isItalic })
  }

  private func shape(_ font: ResolvedFont, in library: FontLibrary) throws -> any ShapedText {
    try HarfBuzzMeasurer(library: library).shape(StyledText(runs: [.init("Hamburg", font: font)]))
  }

  @Test func inter41IsListed() throws {
    let face = try interFile()
    #expect(face.weights == 100...900)
    #expect(face.version.contains("4.001"))
    #expect(face.axes.map(\.tag).sorted() == ["opsz", "wght"])
    #expect(try face.digest().count == 64)
  }

  @Test func nothingFoundNamesThePlacesLookedAt() throws {
    let library = FontLibrary(folders: ["/nowhere/a", "/nowhere/b"])
    #expect(
      throws: TypographyError.missingSystemFont(
        .default, family: "Inter", searched: ["/nowhere/a", "/nowhere/b"])
    ) {
      try shape(ResolvedFont(size: 17), in: library)
    }
  }

  @Test func aMissingFamilyGetsTheNearestNames() throws {
    let library = try TestFonts.measurer().library
    #expect(throws: TypographyError.missingFont("Intre", nearest: ["Inter"])) {
      try shape(ResolvedFont(family: .named("Intre"), size: 17), in: library)
    }
  }

  /// By family, weight and slant: what a name stands for.
  private func style(_ name: String, _ change: (inout ResolvedFont) -> Void = { _ in }) throws
    -> FaceStyle
  {
    var font = ResolvedFont(family: .named(name), size: 17)
    font.keepsNamedWeight = true
    change(&font)
    let run = try shape(font, in: TestFonts.measurer().library)
      .lines(width: nil, height: nil, rules: LineRules()).lines[0].runs[0]
    return run.face.outlines.style
  }

  /// PostScript names and full names, of faces, of instances that a variable font names, and as
  /// static fonts of the family have them.
  @Test(arguments: [
    ("Inter-Regular", 400, false), ("Inter-SemiBold", 600, false), ("inter semibold", 600, false),
    ("Inter-Italic", 400, true), ("Inter SemiBold Italic", 600, true),
    ("Nunito-ExtraLight", 200, false), ("NunitoItalic-Black", 900, true),
    ("Nunito-BlackItalic", 900, true), ("RobotoMono-Medium", 500, false),
    ("SourceSerif4Roman-Bold", 700, false), ("SourceSerif4-Bold", 700, false),
  ])
  func aStyleHasSeveralNames(name: String, weight: CGFloat, isItalic: Bool) throws {
    let style = try style(name)
    #expect(style.weight == weight)
    #expect(style.isItalic == isItalic)
  }

  @Test func whatIsAskedOfAStyleGoesBeforeItsOwn() throws {
    let bold = try style("Inter-SemiBoldItalic") {
      ($0.weight, $0.keepsNamedWeight) = (700, false)
    }
    #expect(bold.weight == 700)
    #expect(bold.isItalic)
    let italic = try style("Inter-SemiBold") { $0.isItalic = true }
    #expect(italic.weight == 600)
    #expect(italic.isItalic)
  }

  @Test func aFamilyIsNoStyle() throws {
    #expect(try style("Nunito").weight == 400)
    #expect(try style("Inter") { $0.weight = 800 }.weight == 800)
  }

  @Test func aMissingStyleGetsTheNearestNames() throws {
    #expect(throws: TypographyError.missingFont("Inter-SemiBld", nearest: ["Inter-SemiBold"])) {
      try style("Inter-SemiBld")
    }
    #expect(throws: TypographyError.missingFont("Inter Heavy", nearest: ["Inter"])) {
      try style("Inter Heavy")
    }
  }

  @Test func aNamedFamilyHasItsOwnMeasures() throws {
    // Inter's own: ascender 1984, descender 494, line gap 0, of 2048 units.
    let measurer = try TestFonts.measurer()
    let font = ResolvedFont(family: .named("inter"), size: 20)
    let metrics = try measurer.metrics(of: font, platform: .ios)
    #expect(abs(metrics.ascender - 20 * 1984 / 2048) < 1e-3)
    #expect(abs(metrics.descender - 20 * 494 / 2048) < 1e-3)
    let run = try shape(font, in: measurer.library)
      .lines(width: nil, height: nil, rules: LineRules()).lines[0].runs[0]
    #expect(run.size == 20)
  }

  @Test(arguments: [0, 3, 400, 20_000]) func aDamagedFileIsNamed(length: Int) throws {
    let whole = try Data(contentsOf: URL(filePath: try interFile().path))
    try withFolder { folder in
      let file = folder.appending(path: "Inter.ttf")
      try whole.prefix(length).write(to: file)
      do {
        _ = try shape(ResolvedFont(size: 17), in: FontLibrary(folders: [folder.path]))
        Issue.record("a damaged font was used")
      } catch TypographyError.unreadableFont(let path, let reason) {
        #expect(path.hasSuffix("Inter.ttf"))
        #expect(!reason.isEmpty)
      }
    }
  }

  @Test func noiseInAFontFileIsSurvived() throws {
    let whole = try Data(contentsOf: URL(filePath: try interFile().path))
    for seed in UInt64(1)...6 {
      var random = SeededGenerator(state: seed)
      var bytes = [UInt8](whole)
      for _ in 0..<2_000 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      try withFolder { folder in
        try Data(bytes).write(to: folder.appending(path: "Inter.ttf"))
        let shaped = try? shape(ResolvedFont(size: 17), in: FontLibrary(folders: [folder.path]))
        for line in shaped?.lines(width: 20, height: nil, rules: LineRules()).lines ?? [] {
          for run in line.runs {
            for glyph in run.glyphs { _ = run.face.outlines.outline(of: glyph.id) }
          }
        }
      }
    }
  }

  @Test func theSameFileIsTheSameFaceWhereverItLies() throws {
    let original = URL(filePath: try interFile().path)
    let font = ResolvedFont(size: 17)
    func identity(_ library: FontLibrary) throws -> String? {
      try shape(font, in: library).lines(width: nil, height: nil, rules: LineRules())
        .lines.first?.runs.first?.face.outlines.identity
    }
    try withFolder { folder in
      try FileManager.default.copyItem(at: original, to: folder.appending(path: "other.ttf"))
      let here = try identity(FontLibrary(folders: [folder.path]))
      #expect(try here == identity(TestFonts.measurer().library))
      #expect(here != nil)
    }
  }

  @Test func italicsAreNotMadeUp() throws {
    let original = URL(filePath: try interFile().path)
    try withFolder { folder in
      try FileManager.default.copyItem(at: original, to: folder.appending(path: "Inter.ttf"))
      #expect(throws: TypographyError.missingSystemStyle("Italic", family: "Inter")) {
        try shape(
          ResolvedFont(size: 17, isItalic: true), in: FontLibrary(folders: [folder.path]))
      }
    }
  }

  /// A design is drawn in a family of that design, or refused: never in another in silence.
  @Test(arguments: [
    (FontDesign.monospaced, "Roboto Mono"), (.rounded, "Nunito"), (.serif, "Source Serif 4"),
  ])
  func designsHaveFamiliesOfTheirOwn(design: FontDesign, family: String) throws {
    let font = ResolvedFont(family: .system(design), size: 17)
    let library = try TestFonts.measurer().library
    let run = try shape(font, in: library).lines(width: nil, height: nil, rules: LineRules())
      .lines.first?.runs.first
    #expect(run?.face.outlines.familyName == family)
    let original = URL(filePath: try interFile().path)
    try withFolder { folder in
      try FileManager.default.copyItem(at: original, to: folder.appending(path: "Inter.ttf"))
      #expect(
        throws: TypographyError.missingSystemFont(
          design, family: family, searched: [folder.path])
      ) {
        try shape(font, in: FontLibrary(folders: [folder.path]))
      }
    }
  }

  /// Lines break where the platform breaks them with one Inter only: another one is told of.
  @Test(
    arguments: [
      (Data(), Data(), nil),
      (
        "Version 4.001".data(using: .utf16BigEndian), "Version 3.019".data(using: .utf16BigEndian),
        "Inter Regular, Version 3.019;git-66647c0bb"
      ),
      (
        Data("opsz".utf8), Data("GRAD".utf8),
        "Inter Regular, Version 4.001;git-66647c0bb, without the axes opsz"
      ),
    ] as [(Data?, Data?, String?)])
  func anotherInterIsToldOf(old: Data?, new: Data?, summary: String?) throws {
    let (old, new) = (try #require(old), try #require(new))
    var bytes = try Data(contentsOf: URL(filePath: interFile().path))
    var start = bytes.startIndex
    while !old.isEmpty, let place = bytes.range(of: old, in: start..<bytes.endIndex) {
      bytes.replaceSubrange(place, with: new)
      start = place.upperBound
    }
    try withFolder { folder in
      try bytes.write(to: folder.appending(path: "Inter.ttf"))
      let library = FontLibrary(folders: [folder.path])
      #expect(try shape(ResolvedFont(size: 17), in: library).otherStandIn == summary)
      // Asked for by its name it is what it is.
      let named = ResolvedFont(family: .named("Inter"), size: 17)
      #expect(try shape(named, in: library).otherStandIn == nil)
    }
  }

  /// The folders of one tree serve a family together.
  @Test func aFamilyMayLieInSeveralFolders() throws {
    let faces = try TestFonts.measurer().library.faces().filter { $0.family == "Inter" }
    try withFolder { folder in
      for (name, face) in zip(["upright", "slanted"], faces.sorted { !$0.isItalic && $1.isItalic })
      {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: URL(filePath: face.path), to: place.appending(path: "Inter.ttf"))
      }
      let library = FontLibrary(folders: [folder.path])
      for isItalic in [false, true] {
        _ = try shape(ResolvedFont(size: 17, isItalic: isItalic), in: library)
      }
    }
  }

  /// A pipe, a socket or a device in a folder of fonts is named rather than waited for.
  @Test func whatIsNoFileIsNamed() throws {
    try withFolder { folder in
      let path = folder.appending(path: "pipe.ttf").path
      #expect(mkfifo(path, 0o600) == 0)
      #expect(
        throws: TypographyError.unreadableFont(path: path, reason: "it is no file")
      ) { try FontLibrary(folders: [folder.path]).faces() }
    }
  }
}
