import Foundation

/// From broken lines to what is reported and drawn.
extension TypesetText {
  /// The reported size in points, rounded up to the pixel.
  package func size(width: CGFloat?, height: CGFloat?, rules: LineRules) -> CGSize {
    guard !styles.isEmpty, !breaks.isEmpty else { return reservedSize(rules) }
    let (fit, totals) = settle(width: width, height: height, rules: rules)
    return size(totals, fit: fit, rules: rules)
  }

  /// The lines as drawn.
  ///
  /// - Parameter runs: makes the glyphs of a line: the units, the scale they are drawn at, and the
  ///   points that each moves towards the one before it.
  package func lines(
    width: CGFloat?, height: CGFloat?, rules: LineRules,
    runs: (LineSpan, _ scale: Double, _ tightening: Double) -> [GlyphRun]
  ) -> TextLines {
    guard !styles.isEmpty, !breaks.isEmpty else {
      return TextLines(
        size: reservedSize(rules), lines: [], isTruncated: false, firstBaseline: 0,
        lastBaseline: 0)
    }
    let (fit, totals) = settle(width: width, height: height, rules: rules)
    let size = size(totals, fit: fit, rules: rules)
    let pixels = PixelGrid(rules.pixel)
    var lines: [TextLines.Line] = []
    lines.reserveCapacity(totals.count)
    _ = walk(fit) { span, baseline in
      let drawn = CGFloat(span.width * fit.scale)
      lines.append(
        TextLines.Line(
          string: string(of: span), runs: runs(span, fit.scale, fit.tightening),
          x: indent(of: drawn, in: size.width, alignment: rules.alignment), width: drawn,
          baseline: pixels.nearest(baseline * fit.scale)))
    }
    return TextLines(
      size: size, lines: lines, isTruncated: totals.isTruncated,
      firstBaseline: pixels.nearest(totals.firstBaseline * fit.scale),
      lastBaseline: pixels.nearest(totals.lastBaseline * fit.scale))
  }

  private func size(_ totals: LineTotals, fit: LineFit, rules: LineRules) -> CGSize {
    let pixels = PixelGrid(rules.pixel)
    var height = totals.height
    if rules.reservedLines > totals.count {
      height = max(height, reservedHeight(rules.reservedLines, spacing: fit.spacing))
    }
    let reported = min(totals.width, fit.width) * fit.scale
    // Rounding up may not exceed what was offered, or the answer would not fit its own proposal.
    let width = min(pixels.up(reported), max(CGFloat(fit.width * fit.scale), CGFloat(reported)))
    return CGSize(width: width, height: pixels.up(height * fit.scale))
  }

  private func reservedHeight(_ count: Int, spacing: Double) -> Double {
    guard let style = styles.last else { return 0 }
    return Double(count) * (style.ascent + style.descent)
      + Double(count - 1) * max(style.leading, spacing)
  }

  private func reservedSize(_ rules: LineRules) -> CGSize {
    guard rules.reservedLines > 0 else { return .zero }
    let spacing = rules.lineSpacing.isFinite ? Double(rules.lineSpacing) : 0
    let height = reservedHeight(rules.reservedLines, spacing: spacing)
    return CGSize(width: 0, height: PixelGrid(rules.pixel).up(height))
  }

  /// Alignment moves lines inside the text's own width only.
  private func indent(of line: CGFloat, in width: CGFloat, alignment: TextAlignment) -> CGFloat {
    let room = max(width - line, 0)
    return switch alignment {
    case .center: room / 2
    case .leading: isRightToLeft ? room : 0
    case .trailing: isRightToLeft ? 0 : room
    }
  }

  private func string(of span: LineSpan) -> String {
    let mark =
      switch span.mark {
      case .ellipsis: "\u{2026}"
      case .hyphen: "-"
      case nil: ""
      }
    return string(of: span.units) + mark + string(of: span.tail)
  }

  /// The characters of a range of units.
  package func string(of units: Range<Int>) -> String {
    let range = Int(offsets[units.lowerBound])..<Int(offsets[units.upperBound])
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

/// Rounding to pixels of one size.
struct PixelGrid {
  private let pixel: Double?

  /// - Parameter pixel: points; anything that is no length means no rounding.
  init(_ pixel: CGFloat) {
    self.pixel = pixel.isFinite && pixel > 0 ? Double(pixel) : nil
  }

  /// The next whole pixel, forgiving what arithmetic adds.
  func up(_ length: Double) -> CGFloat {
    guard let pixel else { return CGFloat(length) }
    return CGFloat((length / pixel - LineFit.tolerance).rounded(.up) * pixel)
  }

  func nearest(_ length: Double) -> CGFloat {
    guard let pixel else { return CGFloat(length) }
    return CGFloat((length / pixel).rounded(.toNearestOrAwayFromZero) * pixel)
  }
}
