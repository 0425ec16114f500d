import Foundation
import Testing

/// What a figure's comment lets pass in `check`, and how it is told.
@Suite(.serialized) struct FigureRuleTests {
  /// A bar of 20 × 40 pixels in the upper left corner, as there is no padding and the scale is 1.
  private static func bar(_ green: String, _ options: String = "") -> String {
    "// figure: padding=0, scale=1, appearance=light\(options)\n"
      + "HStack(spacing: 0) { Color(red: 0.2, green: \(green), blue: 0.6).frame(width: 20); "
      + "Color.black.frame(width: 40) }.frame(height: 40)"
  }

  private func place() throws -> Place {
    let place = try Place()
    try place.write("in/bar.swift", Self.bar("0.4"))
    let run = try place.run("render", "in", "-o", "ref", "--format", "svg,png,frames")
    #expect(run.status == 0, "\(run.errors)")
    return place
  }

  private struct Report: Decodable {
    var entries: [Entry]

    struct Entry: Decodable {
      var path, state, reason: String
      var pixels: Pixels?
    }
    struct Pixels: Decodable {
      var differing, windowLimit: Int
      var threshold, farthest: Double?
      var ignoresAntialiasing: Bool
      var differingIgnored: Int?
    }
  }

  private func check(
    _ source: String, in place: Place, _ words: String...
  ) throws -> (run: Place.Run, picture: Report.Entry) {
    try place.write("in/bar.swift", source)
    let run = try place.run(
      ["check", "in", "--reference", "ref", "--format", "png", "--report", "report"] + words)
    let report = try JSONDecoder().decode(Report.self, from: try place.bytes("report/report.json"))
    return (run, try #require(report.entries.first { $0.path == "bar.png" }))
  }

  @Test func nothingPassesUnsaid() throws {
    let (run, picture) = try check(Self.bar("0.42"), in: try place())
    #expect(run.status == 1 && picture.state == "different")
  }

  /// What was measured is told with what it was held against, whether it passes or not.
  @Test func aThresholdIsTheFigures() throws {
    let place = try place()
    let (run, picture) = try check(Self.bar("0.42", ", threshold=0.1"), in: place)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let pixels = try #require(picture.pixels)
    #expect(picture.state == "equal" && pixels.threshold == 0.1 && pixels.differing == 800)
    #expect((pixels.farthest ?? 1) > 0.005 && (pixels.farthest ?? 1) < 0.1)
    #expect(picture.reason.contains("800 of 2400 pixels differ; by up to 0.0"))
    #expect(picture.reason.contains("0 by more than 0.1"))
    let far = try check(Self.bar("0.9", ", threshold=0.1"), in: place)
    #expect(far.run.status == 1)
    #expect(far.picture.reason.contains("800 by more than 0.1"))
  }

  @Test func theCommandLineGoesFirst() throws {
    let place = try place()
    let strict = try check(Self.bar("0.42", ", threshold=0.1"), in: place, "--threshold", "0")
    #expect(strict.run.status == 1 && strict.picture.pixels?.threshold == 0)
    let lax = try check(Self.bar("0.42", ", threshold=0"), in: place, "--threshold", "0.1")
    #expect(lax.run.status == 0 && lax.picture.pixels?.threshold == 0.1)
  }

  @Test(arguments: [
    (", ignore=\"0,0,20x40\"", 0, 800),
    (", ignore=\"0,0,10x40\", ignore=\"10,0,10x40\"", 0, 800),
    (", ignore=\"0,0,10x40\"", 1, 400), (", windowLimit=256", 0, 0), (", windowLimit=255", 1, 0),
  ])
  func partsAndWindowsAreTheFigures(options: String, status: Int32, ignored: Int) throws {
    let (run, picture) = try check(Self.bar("0.42", options), in: try place())
    #expect(run.status == status, "\(run.output)\(run.errors)")
    #expect(picture.pixels?.differingIgnored == ignored)
    #expect(picture.reason.contains("and \(ignored) in ignored parts") == (ignored > 0))
  }

  /// Ignored parts of the run and of the figure add up.
  @Test func ignoredPartsAddUp() throws {
    let (run, _) = try check(
      Self.bar("0.42", ", ignore=\"0,0,10x40\""), in: try place(), "--ignore", "10,0,10x40")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(arguments: [
    ("threshold=2", "'2' is no threshold: a number from 0 to 1 is needed"),
    ("windowLimit=-1", "'-1' is no windowLimit: a number from 0 to 256 is needed"),
    ("ignore=\"1,2,3\"", "'1,2,3' is no ignore: X,Y,WxH in pixels, as in 0,40,120x20 is needed"),
    ("ignoreAntialiasing=yes", "'yes' is no ignoreAntialiasing: true or false is needed"),
    ("treshold=0.1", "did you mean 'threshold'?"),
  ])
  func wrongValuesAreTold(option: String, words: String) throws {
    let place = try Place()
    try place.write("a.swift", "// figure: \(option)\nColor.red")
    let run = try place.run("render", "a.swift", "-o", "out")
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
