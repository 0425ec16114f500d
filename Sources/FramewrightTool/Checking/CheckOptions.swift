import Foundation
import VisualDiff

/// What a comparison lets pass, and where its report goes.
struct CheckOptions: Sendable {
  var rule = PixelRule.exact
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
    rule = try PixelRule(arguments)
  }
}

extension PixelRule {
  /// Exact, unless an option says otherwise.
  fileprivate init(_ arguments: Arguments) throws {
    self.init()
    if let text = arguments.value("threshold") {
      guard let limit = Double(text), (0...1).contains(limit) else {
        throw UsageError("'--threshold' is a number from 0 to 1, not '\(text)'")
      }
      measure = .perceived(limit)
    }
    if let text = arguments.value("window-limit") {
      let most = PixelComparison.windowSide * PixelComparison.windowSide
      guard let limit = Int(text), (0...most).contains(limit) else {
        throw UsageError("'--window-limit' is a number from 0 to \(most), not '\(text)'")
      }
      windowLimit = limit
    }
    ignoresAntialiasing = arguments.has("ignore-antialiasing")
    ignored = try arguments.values("ignore").map { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).flatMap {
        $0.split(separator: "x", omittingEmptySubsequences: false)
      }.map { Int($0) }
      guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
        let height = parts[3], x >= 0, y >= 0, width > 0, height > 0
      else {
        throw UsageError("'--ignore' is X,Y,WxH in pixels, as in 0,40,120x20, not '\(text)'")
      }
      return PixelArea(x: x, y: y, width: width, height: height)
    }
  }
}
