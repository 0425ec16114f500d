import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography

/// A symbol as it stands in a font: how large it is, where its baseline is, what is drawn.
///
/// It is centred on the font's capitals, as SwiftUI's are: half of what it is higher than they lies
/// below the baseline, rounded down to a pixel. In a label its middle counts half the capitals'
/// height, rounded to a pixel, above the baseline. Measured: symbol/basic of iamcgn/swiftui-web.
struct SymbolImage {
  private enum Content {
    case outline(SymbolOutline)
    case missing(MissingSymbol)
  }

  /// Points.
  let size: CGSize
  /// From the top, in points.
  let baseline: CGFloat
  /// The middle that a label aligns, above the baseline, in points.
  let middle: CGFloat
  private let content: Content
  private let isMirrored: Bool

  /// - Parameter font: the font of the text that the symbol stands beside or in.
  /// - Throws: `ViewError` for a name that no symbol can have, `TypographyError` where there is no
  ///   icon font.
  init(_ name: String, font: ResolvedFont, in context: ViewContext) throws {
    let environment = context.environment
    let pixel = environment.pixel
    guard SymbolTable.canBeName(name) else { throw ViewError.badSymbolName(name) }
    let names = environment.symbolVariants.names(of: name)
    let length = font.size * environment.imageScale.factor
    let table = SymbolTable.shared
    if let entry = names.lazy.compactMap({ table.entries[$0] }).first {
      let icon = try context.build.measurer.icon(entry.icon)
      let outline = SymbolOutline(entry, icon: icon, length: length, pixel: pixel)
      content = .outline(outline)
      size = outline.size
    } else {
      context.build.warn(.missingSymbol(name))
      let missing = try MissingSymbol(name, length: length, in: context)
      content = .missing(missing)
      size = missing.size
    }
    let capitals = try context.build.measurer.metrics(
      of: font, platform: environment.platform
    ).capHeight
    let below = ((size.height - capitals) / 2 / pixel).rounded(.down) * pixel
    baseline = size.height - below
    middle = (capitals / pixel).rounded() * pixel / 2
    isMirrored = environment.layoutDirection == .rightToLeft && Self.hasDirection(name)
  }

  /// Arrows that point to where text goes are turned where it goes to the left.
  private static func hasDirection(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return ["arrow", "chevron", "sidebar"].contains(words.first)
      && words.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
  }

  /// The symbol stretched over a frame.
  func items(in frame: CGRect, _ paint: Paint) -> [DisplayItem] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    switch content {
    case .missing(let missing): return missing.items(in: frame, paint)
    case .outline(let outline):
      let stretch = CGAffineTransform(
        scaleX: frame.width / size.width, y: frame.height / size.height)
      let path = outline.path.applying(
        stretch.concatenating(.placing(frame, isMirrored: isMirrored)))
      return path.isEmpty ? [] : [.fill(path, paint, outline.rule)]
    }
  }
}

/// A symbol in the negotiation: its own size whatever is proposed, or any where it is resizable.
struct SymbolLayout: Layout, LayoutHints {
  let symbol: SymbolImage
  let isResizable: Bool

  var axesAreIndependent: Bool { true }

  /// A symbol of its own size is spaced as text is, by the room below its baseline (from
  /// OpenSwiftUI); horizontally 8 points to text (measured, pointfree).
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    if isResizable { return ViewSpacing() }
    let side = ViewSpacing.EdgePreference(plain: ViewSpacing.defaultDistance)
    let below = max(symbol.size.height - symbol.baseline, 0)
    return ViewSpacing(
      top: ViewSpacing.EdgePreference(textToText: 0, aboveText: below), leading: side,
      bottom: ViewSpacing.EdgePreference(textToText: 0, belowText: below + 1), trailing: side)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: symbol.size) : symbol.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    let scale = symbol.size.height > 0 ? bounds.height / symbol.size.height : 1
    switch guide {
    case .firstTextBaseline, .lastTextBaseline: return symbol.baseline * scale
    case .iconCenter: return (symbol.baseline - symbol.middle) * scale
    default: return nil
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }
}

/// Draws a symbol in the foreground style, whatever the rendering mode: the substitutes have no
/// colours of their own.
struct SymbolDrawing: NodeDrawing {
  let symbol: SymbolImage
  let styles: StyleContext

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let frame = context.snapped(node.frame)
    items += symbol.items(
      in: frame, ForegroundStyle().paint(in: frame, styles: styles, isDark: context.isDark))
  }
}
