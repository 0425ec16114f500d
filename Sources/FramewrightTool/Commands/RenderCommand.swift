import CairoExport
import Drawing
import Figures
import Fixtures
import Foundation
import LayoutEngine
import SVGExport

extension Command {
  static let render = Command(
    name: "render", usage: "PATH… [-o DIR]",
    summary: "Draws every fixture below the paths into a folder.",
    options: [
      Option(name: "output", short: "o", value: "DIR", summary: "where to (default Output)")
    ] + RenderOptions.options + RunFiles.options,
    run: { arguments in
      guard arguments.has("emit") else {
        return try Rendering(arguments).run(FixtureDiscovery.find(arguments.paths))
      }
      let options = try RenderOptions(arguments)
      if let stage = options.stage { try stage.check(arguments) }
      let run = try EmitRun(
        options: options, found: FixtureDiscovery.find(arguments.paths))
      return try run.run { try $0.bytes(of: options.stage ?? .svg, text: options.text) }
    })
}

/// Draws figures into a folder: all are staged, then moved into place together.
struct Rendering {
  let options: RenderOptions
  let output: String
  private let drawer: FigureDrawer
  private let files: RunFiles

  /// - Parameter isRepeated: whether the same fixtures will be drawn again and again.
  init(_ arguments: Arguments, isRepeated: Bool = false) throws {
    options = try RenderOptions(arguments)
    output = arguments.value("output") ?? "Output"
    files = try RunFiles(arguments)
    drawer = try FigureDrawer(
      options, isBatch: isRepeated || FixtureDiscovery.isBatch(arguments.paths),
      describes: files.areWanted)
  }

  func run(_ found: FixtureDiscovery.Found) throws -> ExitStatus {
    let fixtures = options.shard?.part(of: found.fixtures) ?? found.fixtures
    let staging = try Staging(output: output, isLong: fixtures.count > 1)
    defer { staging.clean() }
    let progress = Progress(total: fixtures.count, isQuiet: options.isQuiet)
    let drawer = drawer
    let results = Workers.map(Array(fixtures.enumerated()), jobs: options.jobs) { index, fixture in
      defer { progress.advance() }
      return drawer.draw(fixture) { figure in
        try StagedFigure(figure, in: staging, prefix: "\(index)")
      }
    }
    progress.end()
    drawer.cache?.trim()
    try options.checkSettings(results)
    var problems = found.problems + results.flatMap(\.problems)
    var drawn = Array(zip(fixtures, results.map(\.figures)))
    problems += Clashes.remove(from: &drawn)
    ProblemPrinter.print(problems, style: options.diagnostics)
    let status = problems.map(\.status).max() ?? .success
    guard status == .success || options.keepsGoing else { return status }
    if let name = options.figureName, drawn.allSatisfy({ $0.1.isEmpty }) {
      throw UsageError.noFigure(name)
    }
    if status == .success, options.shard == nil, drawn.allSatisfy({ $0.1.isEmpty }) {
      throw UsageError("there is no figure in these fixtures")
    }
    let count = try commit(drawn, staging: staging)
    if files.areWanted {
      let described = zip(drawn, results).map { drawn, result in
        DescribedFixture(
          fixture: drawn.0, figures: drawn.1, images: result.images, source: result.source)
      }
      try files.write(
        described, output: output, fonts: drawer.fonts, shard: options.shard, staging: staging)
    }
    if !options.isQuiet {
      let figures = count.figures == 1 ? "1 figure" : "\(count.figures) figures"
      let files = count.files == 1 ? "1 file" : "\(count.files) files"
      Console.complain("\(figures), \(files) in \(output)")
    }
    return status
  }

  private func commit(
    _ drawn: [(FoundFixture, [StagedFigure])], staging: Staging
  ) throws -> (figures: Int, files: Int) {
    var count = (figures: 0, files: 0)
    for (fixture, figures) in drawn {
      for figure in figures {
        count.figures += 1
        for file in figure.files {
          try staging.commit(file.staged, to: fixture.outputPath(of: file.name))
          count.files += 1
        }
      }
    }
    return count
  }
}

/// A figure whose files are staged.
struct StagedFigure: NamedFiles, Sendable {
  struct File: Sendable {
    var staged: String
    var name: String
    var size: Int
    var digest: String
  }

  let name: String
  let line: Int
  let work: FigureWork
  let fonts: [FontDigest]
  private(set) var files: [File] = []
  var fileNames: [String] { files.map(\.name) }

  /// - Parameter prefix: keeps staged names of several fixtures apart.
  init(_ figure: DrawnFigure, in staging: Staging, prefix: String) throws {
    name = figure.name
    line = figure.line
    work = figure.work
    fonts = figure.fonts
    for file in figure.files {
      let staged = "\(prefix)-\(figure.index)-\(files.count)"
      try staging.write(file.bytes, as: staged)
      files.append(File(staged: staged, name: file.name, size: file.size, digest: file.digest))
    }
  }
}

extension PreparedFigure {
  /// The figure in a format.
  ///
  /// - Parameter list: what to draw; made where it is nil and needed.
  func bytes(
    _ format: RenderOptions.Format, _ list: DisplayList?, text: SVGTextMode
  ) throws -> [UInt8] {
    func listed() throws -> DisplayList {
      try list ?? displayList(appearance: appearances.first ?? .light)
    }
    switch format {
    case .svg:
      return try SVGWriter.svg(listed(), text: text, enlarge: PixelatedImage.enlarged)
    case .png: return try PNGWriter.png(listed())
    case .pdf: return try PDFWriter.pdf(listed())
    case .frames:
      var json = JSONText()
      try appendJSON(to: &json)
      return json.bytes + [UInt8(ascii: "\n")]
    }
  }
}

extension PreparedFigure {
  /// A stage of the figure, as it is printed.
  func bytes(
    of stage: RenderOptions.Stage, text: SVGTextMode = .outlines
  ) throws -> [UInt8] {
    let appearance = appearances.first ?? .light
    switch stage {
    case .views: return Array(try figure().viewText.utf8)
    case .frames: return Array(try figure().frameText.utf8)
    case .exchanges: return Array(try figure().exchangeText.utf8)
    case .display: return Array(try displayList(appearance: appearance).text.utf8)
    case .svg: return try bytes(.svg, nil, text: text)
    case .png: return try bytes(.png, nil, text: text)
    case .pdf: return try bytes(.pdf, nil, text: text)
    }
  }
}

/// The names of a figure's files, as documentation compilers expect them.
enum FileNames {
  /// `name.svg`, `name~dark.svg`, `name@2x.png`, `name~dark@2x.png`, `name.pdf`,
  /// `name~dark.pdf`, `name.frames.json`.
  static func file(
    _ name: String, format: RenderOptions.Format, appearance: Appearance, scale: CGFloat
  ) -> String {
    let dark = appearance == .dark ? "~dark" : ""
    switch format {
    case .svg: return "\(name)\(dark).svg"
    case .png: return "\(name)\(dark)\(scale == 1 ? "" : "@\(scale.text)x").png"
    case .pdf: return "\(name)\(dark).pdf"
    case .frames: return frames(name)
    }
  }

  static func frames(_ name: String) -> String { "\(name).frames.json" }
}
