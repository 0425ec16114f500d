import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography

/// Why content is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Whether texts and symbols are bars of the size that they roughly have.
  var usesPlaceholders: Bool { redactionReasons.contains(.placeholder) && !isPrivate }

  /// Whether texts and symbols are hidden behind bars of their own size.
  var hidesContent: Bool { redactionReasons.contains(.privacy) && isPrivate }
}

extension View {
  /// Draws bars in place of texts and symbols: placeholders, or what is private.
  public func redacted(reason: RedactionReasons) -> some View {
    settingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows what views around it hide.
  public func unredacted() -> some View {
    settingEnvironment { $0.redactionReasons = [] }
  }

  /// Says that the view is private: hidden for that reason, and never a placeholder.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    settingEnvironment { $0.isPrivate = sensitive }
  }
}

/// A text of which bars are shown.
///
/// Measured on macOS 26 (Redaction.md of iamcgn/swiftui-web), whose font is that of iOS: every
/// character is equally wide, a line alone is as wide as its characters, rounded to half a point, and
/// lines break between any two. Between the sizes that were measured widths are interpolated.
struct PlaceholderLayout: Layout {
  let count: Int
  let metrics: FontMetrics
  let size: CGFloat
  let rules: LineRules

  private var lineHeight: CGFloat { metrics.ascender + metrics.descender }

  var advance: CGFloat { Self.advance(size: size) }

  static func advance(size: CGFloat) -> CGFloat {
    guard let last = measured.last, size < last.size else { return size * 12.95 / 26 }
    guard let next = measured.firstIndex(where: { size <= $0.size }), next > 0 else {
      return size * 5.45 / 11
    }
    let (a, b) = (measured[next - 1], measured[next])
    return a.advance + (b.advance - a.advance) * (size - a.size) / (b.size - a.size)
  }

  private static let measured: [(size: CGFloat, advance: CGFloat)] = [
    (11, 5.45), (13, 6.3), (17, 7.9), (22, 10.5), (26, 12.95),
  ]

  /// How many characters each line has.
  func lines(width: CGFloat?, height: CGFloat?) -> [Int] {
    guard count > 0 else { return [0] }
    let fitting = width.map { max(($0 + 0.01) / advance, 1) } ?? .infinity
    let perLine = fitting < CGFloat(count) ? Int(fitting) : count
    let room = height.map { max(($0 + metrics.leading) / (lineHeight + metrics.leading), 1) }
    let limit = min(room.map { $0 < 100_000 ? Int($0) : .max } ?? .max, rules.lineLimit ?? .max)
    return stride(from: 0, to: count, by: perLine).prefix(limit).map { min(perLine, count - $0) }
  }

  func width(ofLine count: Int) -> CGFloat { (CGFloat(count) * advance * 2).rounded() / 2 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let lines = lines(width: proposal.width, height: proposal.height)
    let rows = CGFloat(max(lines.count, rules.reservedLines))
    let height = rules.ceiled(rows * lineHeight + (rows - 1) * metrics.leading)
    guard lines.count > 1, let width = proposal.width else {
      return CGSize(
        width: min(width(ofLine: lines[0]), proposal.width ?? .infinity), height: height)
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: return metrics.ascender
    case .lastTextBaseline:
      let rows = lines(width: proposal.width, height: proposal.height).count
      return metrics.ascender + CGFloat(rows - 1) * (lineHeight + metrics.leading)
    default: return nil
    }
  }

  /// A bar for each line, as high as capitals, rounded up to half a point, with corners of a fifth.
  func bars(in frame: CGRect) -> [CGRect] {
    let height = (metrics.capHeight * 2).rounded(.up) / 2
    let lines = lines(width: frame.width, height: frame.height + 0.5)
    return lines.enumerated().map { index, count in
      let baseline =
        frame.minY + metrics.ascender + CGFloat(index) * (lineHeight + metrics.leading)
      let isLast = index == lines.count - 1
      return CGRect(
        x: frame.minX, y: baseline - height,
        width: isLast ? min(width(ofLine: count), frame.width) : frame.width, height: height)
    }
  }
}

/// Draws bars in a view's frame, in the ink of placeholders.
struct BarDrawing: NodeDrawing {
  let bars: (CGRect) -> [CGRect]
  let isMirrored: Bool

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let ink = Color.ink(35).resolved(isDark: context.isDark)
    for bar in bars(node.frame) where bar.width > 0 && bar.height > 0 {
      let x = isMirrored ? node.frame.maxX - (bar.maxX - node.frame.minX) : bar.minX
      let place = CGRect(x: x, y: bar.minY, width: bar.width, height: bar.height)
      items.append(
        .fill(Path(roundedRect: place, cornerRadius: bar.height / 5), .color(ink), .nonZero))
    }
  }
}

extension TextLayout {
  /// The text behind bars: one for each of its lines.
  func hidden(_ environment: EnvironmentValues) -> BarDrawing {
    let height = (metrics.capHeight * 2).rounded(.up) / 2
    return BarDrawing(
      bars: { frame in
        let lines = lines(for: ProposedViewSize(frame.size)).lines
        let pitch = lines.count > 1 ? frame.height / CGFloat(lines.count) : 0
        return lines.indices.map { index in
          CGRect(
            x: frame.minX, y: frame.minY + metrics.ascender + CGFloat(index) * pitch - height,
            width: frame.width, height: height)
        }
      }, isMirrored: environment.layoutDirection == .rightToLeft)
  }
}

extension ViewContext {
  /// The bars that stand for a text.
  func placeholder(for string: String, font: ResolvedFont) throws -> LayoutNode {
    let metrics = try build.measurer.metrics(of: font, platform: environment.platform)
    let layout = PlaceholderLayout(
      count: string.count, metrics: metrics, size: font.size, rules: environment.lineRules)
    return node(
      "Text", layout: layout, guides: .baselines,
      drawing: BarDrawing(
        bars: layout.bars, isMirrored: environment.layoutDirection == .rightToLeft), label: string)
  }

  /// The square that stands for a symbol: as large as the font, in a frame that is 1.18 and 1.145
  /// times as large, rounded.
  func symbolPlaceholder(_ name: String, font: ResolvedFont) -> LayoutNode {
    let size = CGSize(
      width: (font.size * 1.18).rounded(), height: (font.size * 1.145).rounded())
    let drawing = BarDrawing(
      bars: { frame in
        [
          CGRect(
            x: frame.midX - font.size / 2, y: frame.midY - font.size / 2, width: font.size,
            height: font.size)
        ]
      }, isMirrored: false)
    return node(
      "Image", layout: ImageLayout(natural: size, isResizable: false), drawing: drawing,
      label: name)
  }
}
