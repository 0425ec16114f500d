import Drawing
import Figures
import Fixtures
import Foundation
import Testing
import TextMetrics
import Typography
import Views

/// Symbols with the icon font that Scripts/setup fetches.
@Suite struct SymbolFixtureTests {
  @Test func everyIconOfTheTableIsInTheFont() throws {
    for icon in SymbolNames.icons {
      let path = try TestFonts.measurer.icon(icon)
      let ink = path.boundingRect
      #expect(ink.width > 0.05 && ink.height > 0.05, "U+\(String(icon.value, radix: 16))")
    }
  }

  /// Every name, in four fonts: one item each, within its frame.
  @Test func everySymbolDrawsInk() throws {
    let names = SymbolNames.all
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let source = """
      let names = [\(list)]
      VStack { ForEach(names, id: \\.self) { Image(systemName: $0) } }
      """
    let figure = try #require(
      try Fixture.figures(bytes: Array(source.utf8)) { try $0.figure() }.first)
    let frames = figure.tree.root.all.filter { $0.view == "Image" }
    let items = try figure.displayList(appearance: .light).items
    #expect(frames.count == names.count)
    #expect(items.count == names.count)
    for (frame, item) in zip(frames, items) {
      guard case .fill(let path, _, _) = item else {
        Issue.record("\(frame.label ?? "") is no outline")
        continue
      }
      let ink = path.boundingRect
      #expect(!path.isEmpty && ink.width > 0 && ink.height > 0, "\(frame.label ?? "")")
      #expect(
        frame.frame.insetBy(dx: -0.5, dy: -0.5).contains(ink),
        "\(frame.label ?? "") spills out of \(frame.frame): \(ink)")
    }
  }

  /// The sizes that macOS gave: Image.md and Label.md of iamcgn/swiftui-web.
  @Test func sizesAreThoseMeasured() throws {
    let frames = try Fixture.frames(
      of: """
        // figure: platform=macos
        VStack {
          Image(systemName: "star")
          Image(systemName: "chevron.right")
          Image(systemName: "ellipsis")
          Image(systemName: "line.3.horizontal")
          Image(systemName: "star").symbolVariant(.circle)
          Image(systemName: "person.circle").font(.title)
          Label("Title", systemImage: "star")
        }
        """)
    for line in [
      "Image “star”  17.25, 0  16.5 × 16", "10 × 13.5", "14 × 4.5", "16 × 8.5", "15 × 15",
      "26 × 25", "51 × 16.0798",
    ] {
      #expect(frames.contains(line), "\(line) is not in\n\(frames)")
    }
  }

  @Test func aSymbolWithoutASubstituteIsWarnedOf() throws {
    let place = try Place()
    try place.write("a.swift", "VStack {\n  Image(systemName: \"figure.archery\")\n}")
    let human = try place.run("render", "a.swift", "-o", "out")
    #expect(human.status == 0)
    #expect(
      human.errors.hasPrefix(
        "a.swift:2:21: warning: the symbol 'figure.archery' has no substitute; a dashed box"))
    #expect(human.errors.contains("'figure.walk'"))
    #expect(place.files("out").contains("a.svg"))
    let short = try place.run("frames", "a.swift", "--diagnostics", "short")
    #expect(short.errors.contains("a.swift:2:21: warning: the symbol"))
    let json = try place.run("frames", "a.swift", "--diagnostics", "json")
    #expect(json.errors.hasPrefix("{\"severity\":\"warning\",\"message\":\"the symbol"))
    try place.write("b.swift", "Image(systemName: \"Star Fill\")")
    let wrong = try place.run("render", "b.swift", "-o", "wrong")
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("b.swift:1:19: error: no symbol can have the name 'Star Fill'"))
  }

  @Test func aSymbolWithoutASubstituteIsADashedBoxWithItsName() throws {
    let source = "Image(systemName: \"figure.archery\").font(.largeTitle)"
    var lists: [DisplayList] = []
    _ = FixtureRunner(measurer: TestFonts.measurer).run(
      name: "f.swift", bytes: Array(source.utf8), folder: nil
    ) { lists.append(try $0.displayList(appearance: .light)) }
    let items = try #require(lists.first).items
    guard items.count == 2, case .stroke(_, _, let style) = items[0],
      case .group(let group) = items[1]
    else {
      Issue.record("\(items)")
      return
    }
    #expect(!style.dash.isEmpty)
    #expect(group.items.count == 2)
  }

  @Test func withoutTheIconFontTheEnvironmentIsWrong() throws {
    let folder = "\(FileManager.default.temporaryDirectory.path)/\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let inter = try #require(
      try TestFonts.measurer.library.faces().first { $0.family.hasPrefix("Inter") })
    try FileManager.default.copyItem(atPath: inter.path, toPath: "\(folder)/Inter.ttf")
    let measurer = HarfBuzzMeasurer(library: FontLibrary(folders: [folder]))
    let result = FixtureRunner(measurer: measurer).run(
      name: "f.swift", bytes: Array("Image(systemName: \"star\")".utf8), folder: nil
    ) { _ in }
    guard case .environment(let words)? = result.problems.first else {
      Issue.record("\(result.problems)")
      return
    }
    #expect(words.contains("Material Design Icons") && words.contains("Scripts/setup"))
  }

  /// Wide as itself, and the line stays as high as it is.
  @Test func aSymbolInATextStandsAsItsLettersDo() throws {
    func text(_ literal: String) throws -> (size: CGSize, symbols: [CGRect]) {
      let source = "Text(\"\(literal)\").font(.system(size: 26)).fixedSize()"
      let figure = try #require(
        try Fixture.figures(bytes: Array(source.utf8)) { try $0.figure() }.first)
      let items = try figure.displayList(appearance: .light).items
      let symbols = items.compactMap { item -> CGRect? in
        if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
      }
      return (figure.tree.root.frame.size, symbols)
    }
    let plain = try text("HH")
    let drawn = try text("H\\(Image(systemName: \"star\"))H")
    #expect(abs(drawn.size.width - plain.size.width - 33) <= 0.5)
    #expect(drawn.size.height == plain.size.height)
    let symbol = try #require(drawn.symbols.first)
    #expect(drawn.symbols.count == 1 && symbol.height > 20 && symbol.minX > 15)
  }

  /// Unless a style is set around the label.
  @Test func inAListIconsAreInTheTint() throws {
    func drawn(_ modifiers: String) throws -> String {
      let source = "List { Label(\"a\", systemImage: \"star\")\(modifiers) }"
      return try Fixture.figures(bytes: Array(source.utf8)) {
        try $0.displayList(appearance: .light).text
      }.joined()
    }
    #expect(try drawn(".tint(.red)") != drawn(""))
    #expect(
      try drawn(".foregroundStyle(.green).tint(.red)") == drawn(".foregroundStyle(.green)"))
  }

  @Test func noTextFallsBackToTheIcons() throws {
    #expect(throws: TypographyError.self) {
      try TestFonts.measurer.shape(
        StyledText(runs: [StyledText.Run("\u{F04CE}", font: ResolvedFont(size: 17))]))
    }
  }
}
