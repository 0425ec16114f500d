import Fixtures
import Foundation
import Interpreter
import VisualDiff

extension Command {
  static let check = Command(
    name: "check", usage: "PATH… --reference DIR",
    summary: "Draws every fixture below the paths and compares with references.",
    options: [
      Option(name: "reference", value: "DIR", summary: "the folder of references"),
      Option(
        name: "accept", value: "NAME", isRepeatable: true, isValueOptional: true,
        summary: "rewrite references that differ: all, or those of one figure"),
    ] + CheckOptions.options + RenderOptions.options.filter { $0.name != "emit" },
    run: { try CheckRun($0).run() })
}

/// One run of `check`: each figure is drawn and compared at once, so that no more pictures are in
/// memory than figures are drawn at the same time.
private struct CheckRun {
  private let options: RenderOptions
  private let checking: CheckOptions
  private let found: FixtureDiscovery.Found
  private let fixtures: [FoundFixture]
  private let reference: ReferenceFolder
  private let accepted: [String]
  private let drawer: FigureDrawer

  init(_ arguments: Arguments) throws {
    guard let folder = arguments.value("reference") else {
      throw UsageError(
        "no reference is named", hint: "say where the pictures to compare with are: --reference DIR"
      )
    }
    options = try RenderOptions(arguments)
    checking = try CheckOptions(arguments)
    found = try FixtureDiscovery.find(arguments.paths)
    fixtures = options.shard?.part(of: found.fixtures) ?? found.fixtures
    accepted = arguments.values("accept")
    reference = try ReferenceFolder(folder, mayBeMissing: !accepted.isEmpty)
    drawer = try FigureDrawer(options, isBatch: FixtureDiscovery.isBatch(arguments.paths))
  }

  func run() throws -> ExitStatus {
    let report = try ReportFolder(checking)
    let staging = accepted.isEmpty ? nil : try Staging(output: reference.path, isLong: true)
    defer { staging?.clean() }
    let progress = Progress(total: fixtures.count, isQuiet: options.isQuiet)
    let (drawer, reference, rule) = (drawer, reference, checking.rule)
    let drawsFrames = options.formats.contains(.frames)
    let results = Workers.map(Array(fixtures.enumerated()), jobs: options.jobs) { index, fixture in
      defer { progress.advance() }
      // Frames are compared where there are frames to compare with.
      let frames = drawsFrames ? [] : reference.frameFiles(in: fixture.outputFolder)
      return drawer.draw(
        fixture, extraKey: frames.joined(separator: "\n"),
        extra: { frames.contains(FileNames.frames($0)) ? [.frames] : [] }
      ) { figure in
        try CheckedFigure(
          figure, of: fixture, number: "\(index)-\(figure.index)", reference: reference,
          rule: rule, report: report, staging: staging)
      }
    }
    progress.end()
    drawer.cache?.trim()
    try options.checkSettings(results)
    var problems = found.problems + results.flatMap(\.problems)
    var checked = Array(zip(fixtures, results.map(\.figures)))
    problems += Clashes.remove(from: &checked)
    let figures = checked.flatMap(\.1)
    if let name = options.figureName, figures.isEmpty, problems.isEmpty {
      throw UsageError.noFigure(name)
    }
    ProblemPrinter.print(problems, style: options.diagnostics)
    let wrong = problems.filter { $0.status != .success }
    // A figure that is not as expected is drawn all the same.
    let isWhole = wrong.allSatisfy { $0.status == .difference }
    let written = try accept(figures, staging, isWhole: isWhole)
    var result = CheckReport(tool: "framewright \(Tool.version)")
    result.shard = options.shard.map { .init(index: $0.index, count: $0.count) }
    result.limits = limits
    result.problems = wrong.map(\.text)
    result.entries = figures.flatMap(\.entries) + unclaimed(figures, isWhole: isWhole)
    result.entries.sort { $0.path < $1.path }
    result.noteRenames(figures)
    try report?.write(result)
    try CheckPrinter.print(result, checking, accepted: written, isQuiet: options.isQuiet)
    let rest = result.failures(strict: checking.isStrict).filter { !written.contains($0.path) }
    let status = wrong.map(\.status).max() ?? .success
    return max(status, rest.isEmpty ? .success : .difference)
  }

  /// What the run leaves out, for the report.
  private var limits: [String] {
    if let name = options.figureName { return ["the figure '\(name)'"] }
    let named = fixtures.filter { !$0.isFound }
    // Other fixtures may own what lies in the folder of references.
    return named.isEmpty ? [] : [named.count == 1 ? "one fixture" : "\(named.count) fixtures"]
  }

  /// References that no figure is drawn for, unless the run cannot know.
  private func unclaimed(_ figures: [CheckedFigure], isWhole: Bool) -> [CheckReport.Entry] {
    guard limits.isEmpty, options.shard == nil else { return [] }
    let claimed = Set(figures.flatMap(\.entries).map(\.path))
    return reference.files(formats: options.formats)
      .filter { !claimed.contains($0) }
      .map { path in
        isWhole
          ? CheckReport.Entry(path: path, state: .orphaned, reason: "no figure is drawn for it")
          : CheckReport.Entry(
            path: path, state: .skipped,
            reason: "not compared: its figure may be in a fixture that is wrong")
      }
  }

  /// Moves pictures to where their references are, for those that were asked for.
  ///
  /// - Returns: paths of what was written.
  /// - Throws: `UsageError` for a name that no figure has.
  private func accept(
    _ figures: [CheckedFigure], _ staging: Staging?, isWhole: Bool
  ) throws -> Set<String> {
    guard let staging, isWhole || options.keepsGoing else { return [] }
    let names = accepted.filter { !$0.isEmpty }
    for name in names where !figures.contains(where: { $0.name == name }) {
      let nearest = nearestName(to: name, among: figures.map(\.name))
      throw UsageError(
        "there is no figure '\(name)' to accept",
        hint: nearest.map { "did you mean '\($0)'?" })
    }
    var written: Set<String> = []
    for figure in figures where names.isEmpty || names.contains(figure.name) {
      for file in figure.staged {
        try staging.commit(file.name, to: file.path)
        written.insert(file.path)
      }
    }
    return written
  }
}

extension Problem {
  /// In one line, for a report.
  fileprivate var text: String {
    switch self {
    case .fixture(let diagnostic), .difference(let diagnostic): diagnostic.rendered(.short)
    case .usage(let message, _), .environment(let message): message
    }
  }
}

extension CheckReport {
  /// Says of a missing reference that it is under another name.
  fileprivate mutating func noteRenames(_ figures: [CheckedFigure]) {
    let orphans = Dictionary(
      entries.filter { $0.state == .orphaned }.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    guard !orphans.isEmpty else { return }
    for index in entries.indices where entries[index].state == .missing {
      let path = entries[index].path
      let twin = figures.lazy.compactMap { $0.twins[path] }.first?.first { orphans[$0] != nil }
      guard let twin else { continue }
      entries[index].reason += "; '\(twin)' is the same and has no figure: was it renamed?"
    }
  }
}
