import FigureLimits
import Figures
import Fixtures
import Foundation
import Geometry
import Interpreter
import SVGExport

/// What the common options say, checked.
struct RenderOptions {
  enum Format: String, CaseIterable, Codable {
    case svg, png, pdf, frames
  }

  enum Stage: String, CaseIterable {
    case views, frames, exchanges, display, svg, png, pdf

    /// - Throws: `UsageError` for options that this stage cannot follow.
    func check(_ arguments: Arguments) throws {
      var useless = ["output", "format"] + RunFiles.options.map(\.name)
      if [.views, .frames, .exchanges].contains(self) { useless.append("appearance") }
      for name in useless where arguments.has(name) {
        throw UsageError("'--\(name)' is of no use with '--emit \(rawValue)'")
      }
    }
  }

  private enum MissingGlyph: String, CaseIterable {
    case error, box
  }

  var formats: [Format] = [.svg, .png]
  /// What text in SVG files is written as.
  var text = SVGTextMode.outlines
  var overrides = FigureOverrides()
  var fontPaths: [String] = []
  var useSystemFonts = false
  var boxesMissingGlyphs = false
  /// Figures drawn at the same time; nil for as many as there are processors.
  var jobs: Int?
  var keepsGoing = false
  var isQuiet = false
  var diagnostics = DiagnosticStyle.human
  var shard: Shard?
  var stage: Stage?
  var figureName: String?
  var limits = Limits()
  /// Values for constants of fixtures, by name.
  var settings: [String: String] = [:]
  /// Whether figures that were drawn before are taken from the cache.
  var usesCache = true
  /// Where the cache is; nil for the usual place.
  var cacheFolder: String?
  private let arguments: Arguments

  /// All that pictures depend on besides sources and fonts, in one text. An option counts unless it
  /// is known not to matter, so that a new one is not forgotten.
  var drawing: String {
    let limits = Limit.all.filter { $0.name != Limit.cache.name }
      .map { "\($0.name)=\($0.value(in: self.limits))" }
    let others = Set(CheckOptions.options.map(\.name)).union([
      "output", "reference", "accept", "jobs", "keep-going", "quiet", "diagnostics", "shard",
      "no-cache", "cache", "font-path", "limit", "manifest", "deps", "deps-form",
    ])
    return ([arguments.text(without: others)] + limits).joined(separator: "\n")
  }

  static let options: [Option] = [
    Option(name: "format", value: "LIST", summary: "svg, png, pdf, frames (default svg,png)"),
    Option(
      name: "text", value: "FORM",
      summary: "in SVG: outlines, live, both, embedded (default outlines)"),
    Option(name: "scale", value: "N", summary: "pixels per point (default 2)"),
    Option(name: "appearance", value: "NAME", summary: "light, dark or both (default both)"),
    Option(name: "proposal", value: "WxH", summary: "what the figure is offered; inf, ideal"),
    Option(name: "platform", value: "NAME", summary: "ios or macos (default ios)"),
    Option(
      name: "font-path", value: "DIR", isRepeatable: true, summary: "a folder of fonts to use"),
    Option(name: "system-fonts", summary: "use the fonts of this machine too"),
    Option(
      name: "missing-glyph", value: "NAME",
      summary: "error or box: what a character is that no font has (default error)"),
    Option(name: "jobs", short: "j", value: "N", summary: "figures drawn at the same time"),
    Option(name: "keep-going", summary: "draw the others when a figure is wrong"),
    Option(name: "quiet", short: "q", summary: "print nothing but problems"),
    Option(name: "diagnostics", value: "FORM", summary: "human, short or json"),
    Option(name: "shard", value: "I/N", summary: "only the I-th of N parts of the fixtures"),
    Option(name: "no-cache", summary: "draw everything anew"),
    Option(
      name: "cache", value: "DIR",
      summary: "where figures that were drawn are kept (default ~/.cache/framewright)"),
    Option(
      name: "emit", value: "STAGE",
      summary: "print a stage: views, frames, exchanges, display, svg, png, pdf"),
    Option(name: "figure", value: "NAME", summary: "only the figure of this name"),
    Option(
      name: "set", value: "NAME=VALUE", isRepeatable: true,
      summary: "another value for a constant of the fixture, as a Swift literal"),
    Option(
      name: "limit", value: "NAME=N", isRepeatable: true,
      summary: "another limit of those below"),
  ]

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    usesCache = !arguments.has("no-cache")
    cacheFolder = arguments.value("cache")
    guard usesCache || cacheFolder == nil else {
      throw UsageError("'--cache' names a cache, and '--no-cache' wants none")
    }
    if let list = arguments.value("format") { formats = try Self.formats(list) }
    overrides = try FigureOverrides(arguments)
    fontPaths = arguments.values("font-path")
    useSystemFonts = arguments.has("system-fonts")
    if let text = arguments.value("missing-glyph") {
      boxesMissingGlyphs = try Self.choice(text, option: "missing-glyph", MissingGlyph.self) == .box
    }
    keepsGoing = arguments.has("keep-going")
    isQuiet = arguments.has("quiet")
    figureName = arguments.value("figure")
    limits = try Limits(arguments)
    settings = try Self.settings(arguments)
    jobs = try Self.jobs(arguments)
    if let text = arguments.value("diagnostics") {
      diagnostics = try Self.choice(text, option: "diagnostics", DiagnosticStyle.self)
    }
    if let text = arguments.value("shard") { shard = try Shard(text) }
    if let text = arguments.value("emit") {
      stage = try Self.choice(text, option: "emit", Stage.self)
    }
    if let word = arguments.value("text") {
      text = try Self.choice(word, option: "text", SVGTextMode.self)
      guard stage.map({ $0 == .svg }) ?? formats.contains(.svg) else {
        throw UsageError(
          "'--text' says how SVG files hold their text, and no SVG is asked for",
          hint: "add svg to --format; text in PNG is pixels, in PDF it can always be selected")
      }
    }
  }

  static func jobs(_ arguments: Arguments) throws -> Int? {
    guard let text = arguments.value("jobs") else { return nil }
    guard let number = Int(text), (1...1024).contains(number) else {
      throw UsageError("'--jobs' is a number from 1 to 1024, not '\(text)'")
    }
    return number
  }

  private static func formats(_ list: String) throws -> [Format] {
    try list.split(separator: ",", omittingEmptySubsequences: false).map {
      try choice(String($0), option: "format", Format.self)
    }
  }

  static func choice<T: RawRepresentable & CaseIterable>(
    _ text: String, option: String, _ type: T.Type
  ) throws -> T where T.RawValue == String {
    if let value = T(rawValue: text) { return value }
    let names = T.allCases.map(\.rawValue)
    throw UsageError(
      "'--\(option)' is one of \(names.joined(separator: ", ")), not '\(text)'",
      hint: nearestName(to: text, among: names).map { "did you mean '\($0)'?" })
  }
}

/// One of several parts of a run.
struct Shard {
  let index: Int
  let count: Int

  init(_ text: String) throws {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[1] >= 1, (1...parts[1]).contains(parts[0]) else {
      throw UsageError("'--shard' is I/N with I from 1 to N, not '\(text)'")
    }
    index = parts[0]
    count = parts[1]
  }

  /// Every `count`-th element, so that the parts are of one size.
  func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}

extension FigureOverrides {
  /// What the command line says about every figure.
  init(_ arguments: Arguments) throws {
    self.init()
    for name in ["scale", "appearance", "proposal", "platform"] {
      guard let text = arguments.value(name) else { continue }
      do {
        try set(name, to: text)
      } catch let problem as FigureOptionProblem {
        throw UsageError("'--\(name)': \(problem.message)", hint: problem.hint)
      }
    }
  }
}
