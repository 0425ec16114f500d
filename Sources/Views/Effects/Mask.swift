import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography

/// Draws a view only where another one, laid out like an overlay, draws something.
///
/// Exact for what covers a part of the plane with one opacity: shapes and colours that do not
/// overlap, and text. Anything else is refused by name.
struct MaskDrawing: NodeDrawing {
  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    guard let view = node.children.first else { return }
    var inner: [DisplayItem] = []
    try view.draw(context: context, into: &inner)
    var covering: [DisplayItem] = []
    for mask in node.children.dropFirst() {
      try mask.draw(context: context, into: &covering)
    }
    guard !inner.isEmpty, let cover = try MaskCover(covering) else { return }
    items.append(
      .group(
        DisplayGroup(inner, opacity: cover.opacity, clip: cover.path, clipRule: cover.rule)))
  }
}

/// The part of the plane that a mask covers.
struct MaskCover {
  private(set) var path = Path()
  private(set) var rule = FillRule.nonZero
  private(set) var opacity = 1.0
  private var parts: [CGRect] = []

  /// nil where nothing is covered.
  init?(_ items: [DisplayItem]) throws {
    for item in items { try add(item, .identity) }
    if path.isEmpty { return nil }
  }

  private mutating func add(_ item: DisplayItem, _ place: CGAffineTransform) throws {
    switch item {
    case .fill(let outline, .color(let color), let rule):
      try add(outline.applying(place), rule, color.alpha)
    case .text(let run, let point, .color(let color)):
      try add(run.outline(at: point).applying(place), .nonZero, color.alpha)
    case .group(let group) where group.clip == nil && group.opacity == 1:
      for item in group.items { try add(item, group.transform.concatenating(place)) }
    case .fill, .text, .stroke, .image, .group:
      throw Self.refusal("a mask of strokes, pictures, gradients, clips or opacities")
    }
  }

  private mutating func add(_ outline: Path, _ rule: FillRule, _ opacity: Double) throws {
    guard !outline.isEmpty, opacity > 0 else { return }
    let bounds = outline.boundingRect
    guard path.isEmpty || (rule == self.rule && opacity == self.opacity) else {
      throw Self.refusal("a mask of parts with several opacities or rules")
    }
    guard !parts.contains(where: { $0.intersects(bounds) }) else {
      throw Self.refusal("a mask of parts that overlap")
    }
    parts.append(bounds)
    (self.rule, self.opacity) = (rule, opacity)
    path.addPath(outline)
  }

  private static func refusal(_ name: String) -> ViewError {
    .unsupported(name: name, hint: "A mask of one shape, or of text, is drawn exactly.")
  }
}

extension GlyphRun {
  /// The outlines of all glyphs, from the line's left end and baseline.
  func outline(at point: CGPoint) -> Path {
    var path = Path()
    for glyph in glyphs {
      let place = CGAffineTransform(
        a: size, b: 0, c: 0, d: size, tx: point.x + glyph.x, ty: point.y + glyph.y)
      path.addPath(face.outlines.outline(of: glyph.id), transform: place)
    }
    return path
  }
}

extension View {
  /// Draws the view only where the mask draws something; the mask is offered the view's size.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View
  ) -> some View {
    SecondaryView(
      name: "mask", content: self, alignment: alignment, secondary: mask().listed,
      drawing: MaskDrawing())
  }

  public func mask(_ mask: some View) -> some View {
    self.mask { mask }
  }
}
