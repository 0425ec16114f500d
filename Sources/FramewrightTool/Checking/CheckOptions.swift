import Foundation
import VisualDiff

/// What a comparison lets pass, and where its report goes.
struct CheckOptions: Sendable {
  var rule = PixelRuleOptions()
  /// Whether references without a figure fail.
  var isStrict = false
  /// The folder of the report; nil for none.
  var report: String?
  /// Whether pictures are written beside the page rather than into it.
  var keepsImagesBeside = false
  /// Whether GitHub is told by workflow commands.
  var annotates = false

  static let options: [Option] = [
    Option(
      name: "threshold", value: "D",
      summary: "how far pixels may be apart as eyes see it, 0 to 1 (default: not at all)"),
    Option(
      name: "window-limit", value: "N",
      summary: "pixels that may be unlike in the densest 16 × 16 (default 0)"),
    Option(
      name: "ignore-antialiasing", summary: "let pass where an edge is only blended otherwise"),
    Option(
      name: "ignore", value: "X,Y,WxH", isRepeatable: true,
      summary: "a part that is not looked at, in pixels"),
    Option(name: "strict", summary: "references without a figure fail"),
    Option(
      name: "report", value: "DIR",
      summary: "write a page, JUnit XML, JSON, Markdown and pictures of what differs"),
    Option(
      name: "images", value: "PLACE", summary: "in the page: inline or beside (default inline)"),
    Option(name: "github", summary: "annotate the source on GitHub, and write the step's summary"),
  ]

  private enum ImagePlace: String, CaseIterable {
    case inline, beside
  }

  init(_ arguments: Arguments) throws {
    isStrict = arguments.has("strict")
    report = arguments.value("report")
    annotates = arguments.has("github")
    if let place = arguments.value("images") {
      guard report != nil else { throw UsageError("'--images' is of no use without '--report'") }
      keepsImagesBeside =
        try RenderOptions.choice(place, option: "images", ImagePlace.self) == .beside
    }
    rule = try PixelRuleOptions(arguments)
  }
}

extension PixelRuleOptions {
  /// What the command line says about all pictures.
  fileprivate init(_ arguments: Arguments) throws {
    self.init()
    func take(_ name: Name, _ option: String) throws {
      for text in arguments.values(option) {
        do {
          try set(name, to: name == .ignoreAntialiasing ? "true" : text)
        } catch let problem as PixelRuleProblem {
          throw UsageError("'--\(option)' is \(problem.needed), not '\(problem.text)'")
        }
      }
    }
    try take(.threshold, "threshold")
    try take(.windowLimit, "window-limit")
    try take(.ignoreAntialiasing, "ignore-antialiasing")
    try take(.ignore, "ignore")
  }
}
