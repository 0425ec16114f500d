import Foundation
import Testing
import TextMetrics
import Typography

/// Widths and numbers of lines as SwiftUI reported them (Fixtures/text/NOTICE).
@Suite struct RecordedWidthsTests {
  private struct Row {
    var text: StyledText
    var proposedWidth: CGFloat?
    var width: CGFloat
    var lineCount: Int
  }

  /// Rows of one style; rich texts and italics are not part of the calibration.
  private func rows() throws -> [Row] {
    let url = TestFonts.package.appending(path: "Fixtures/text/text-widths.tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    return lines.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 7, fields[2] == "default", let weight = Double(fields[1]),
        let size = fields[0].split(separator: "@").last.flatMap({ Double($0) }),
        let width = Double(fields[5]), let count = Int(fields[6])
      else { return nil }
      let settings = fields[3].split(separator: ";", omittingEmptySubsequences: false)
      let tracking = settings.dropFirst().compactMap { Double($0.drop { $0.isLetter }) }.first ?? 0
      let run = StyledText.Run(
        fields[4].replacingOccurrences(of: "\\n", with: "\n"),
        font: ResolvedFont(size: size, weight: weight), tracking: tracking)
      let platform: Platform = fields[0].hasPrefix("macOS") ? .macos : .ios
      return Row(
        text: StyledText(runs: [run], platform: platform),
        proposedWidth: settings.first.flatMap { Double($0) }.map { CGFloat($0) }, width: width,
        lineCount: count)
    }
  }

  @Test func widthsAndLinesAreThoseOfSwiftUI() throws {
    let measurer = try TestFonts.measurer()
    let rows = try rows()
    #expect(rows.count > 850)
    var sum = 0.0
    var equalCounts = 0
    for row in rows {
      let lines = try measurer.shape(row.text).lines(
        width: row.proposedWidth, height: nil, rules: LineRules())
      sum += abs(lines.size.width - row.width)
      equalCounts += lines.lines.count == row.lineCount ? 1 : 0
      if row.lineCount > 1 || row.proposedWidth != nil {
        #expect(
          lines.lines.count == row.lineCount,
          "\(row.text.string) at \(String(describing: row.proposedWidth))")
      }
    }
    let mean = sum / Double(rows.count)
    print("text-widths.tsv: \(rows.count) rows, mean absolute error \(mean) points,")
    print("  equal numbers of lines: \(equalCounts)")
    #expect(mean <= 0.40)
    #expect(equalCounts == rows.count)
  }
}
