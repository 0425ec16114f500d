import Foundation
import Testing
import TextMetrics
import Typography

/// Heights and baselines measured on Apple's systems.
@Suite struct LineBoxTests {
  private func lines(
    _ string: String, size: CGFloat, platform: Platform, leading: CGFloat = 0,
    design: FontDesign = .default, change: (inout LineRules) -> Void = { _ in }
  ) throws -> TextLines {
    var rules = LineRules()
    change(&rules)
    let font = ResolvedFont(family: .system(design), size: size, leading: leading)
    let text = StyledText(runs: [.init(string, font: font)], platform: platform)
    return try TestFonts.measurer().shape(text).lines(width: nil, height: nil, rules: rules)
  }

  /// Heights at 2× recorded on iOS 26 by iamcgn/swiftui-web.
  @Test(arguments: [
    (10, 12), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5),
    (20, 24), (24, 29), (28, 33.5), (34, 41), (40, 48),
  ])
  func iOS(size: CGFloat, height: CGFloat) throws {
    #expect(try lines("Hxg", size: size, platform: .ios).size.height == height)
  }

  /// Heights recorded on macOS 26 by iamcgn/swiftui-web; designs do not matter.
  @Test(
    arguments: [(10, 13), (12, 15), (13, 16), (20, 24), (24, 28), (32, 38)],
    [FontDesign.default, .monospaced])
  func macOS(_ measured: (CGFloat, CGFloat), design: FontDesign) throws {
    let lines = try lines("Hxg", size: measured.0, platform: .macos, design: design)
    #expect(lines.size.height == measured.1)
  }

  /// UIKit's line height of 17 points is 20.287; body adds 22 − 20.287 between lines.
  @Test func textStylesAddTheirLeadingBetweenLines() throws {
    let leading: CGFloat = 22 - 2444.0 / 2048 * 17
    let two = try lines("a\nb", size: 17, platform: .ios, leading: leading)
    #expect(two.size.height == 42.5)
    let thirds = try lines("a\nb", size: 17, platform: .ios, leading: leading) { $0.pixel = 1 / 3 }
    #expect(abs(thirds.size.height - 42.333_333) < 1e-5)
    #expect(two.firstBaseline == 16)
    #expect(two.lastBaseline == 38)
  }

  /// From frames of iamcgn/swiftui-web (textstyle/baseline): 16 becomes 22 and 20.
  @Test(arguments: [(CGFloat(6), CGFloat(22), CGFloat(19)), (-4, 20, 13)])
  func raisedTextGrows(by offset: CGFloat, height: CGFloat, baseline: CGFloat) throws {
    let run = StyledText.Run("Hxg", font: ResolvedFont(size: 13), baselineOffset: offset)
    let text = StyledText(runs: [run], platform: .macos)
    let lines = try TestFonts.measurer().shape(text).lines(
      width: nil, height: nil, rules: LineRules())
    #expect(lines.size.height == height)
    #expect(lines.firstBaseline == baseline)
    #expect(lines.lines[0].runs[0].glyphs[0].y == -offset)
  }

  /// The gaps that SwiftUI leaves on macOS beside a 13-point text are 4.7393 and 8.1514.
  @Test func measuresForSpacing() throws {
    let metrics = try TestFonts.measurer().metrics(
      of: ResolvedFont(size: 13), platform: .macos)
    let k = (0.1 * (metrics.ascender + metrics.descender) * 2).rounded(.up) / 2
    #expect(abs(metrics.descender + k - 4.7393) < 0.005)
    let below = metrics.ascender + metrics.descender + k - metrics.capHeight
    #expect(abs(below - 8.1514) < 0.005)
  }

  @Test func monospacedCharactersAdvanceAlike() throws {
    for string in ["iiiiii", "MMMMMM", "i.M,1l"] {
      let lines = try lines(string, size: 17, platform: .ios, design: .monospaced)
      #expect(abs(lines.lines[0].width - 6 * 0.6184 * 17) < 1e-6)
    }
  }

  @Test func monospacedDigitsAdvanceAlike() throws {
    let measurer = try TestFonts.measurer()
    func width(_ string: String, _ isMonospaced: Bool) throws -> CGFloat {
      let font = ResolvedFont(size: 17, hasMonospacedDigits: isMonospaced)
      return try measurer.shape(StyledText(runs: [.init(string, font: font)])).lines(
        width: nil, height: nil, rules: LineRules()
      ).lines[0].width
    }
    #expect(abs(try width("1111", true) - width("0000", true)) < 1e-6)
    #expect(try width("1111", false) < width("0000", false) - 1)
  }
}
