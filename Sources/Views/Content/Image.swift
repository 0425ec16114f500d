import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A picture: its natural size whatever is proposed, or any size where it is resizable.
public struct Image: PrimitiveView {
  /// Whether a picture keeps its colours or takes the foreground style's.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// How smooth a picture is drawn at another size.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  enum Source {
    case file(String)
    /// A drawing of a size, in points.
    case drawing(CGSize, (inout GraphicsContext) throws -> Void)
    /// A symbol's name.
    case symbol(String)
  }

  var source: Source
  var resizing: ResizingMode?
  var capInsets = EdgeInsets()
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium

  /// - Parameter name: a picture file beside the fixture, with or without its ending.
  public init(_ name: String) {
    source = .file(name)
  }

  public init(decorative name: String) {
    source = .file(name)
  }

  /// A symbol, drawn by an open substitute in the size of the font.
  ///
  /// - Parameter name: one of SF Symbols' names, such as `star.fill`.
  public init(systemName name: String) {
    source = .symbol(name)
  }

  /// - Parameter variableValue: how much of the symbol is emphasised; the substitutes have no parts
  ///   and are drawn whole.
  public init(systemName name: String, variableValue: Double?) {
    source = .symbol(name)
  }

  /// A picture that is drawn by code, of a size in points.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    source = .drawing(size, renderer)
  }

  /// A picture whose closure can fail; the figure fails with its error when it is drawn.
  package init(size: CGSize, drawing: @escaping (inout GraphicsContext) throws -> Void) {
    source = .drawing(size, drawing)
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = resizingMode
    image.capInsets = capInsets
    return image
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    var natural: CGSize
    var picture: ImageSource?
    var label: String?
    var drawing: (any NodeDrawing)?
    switch source {
    case .symbol(let name): return try symbolNodes(name, in: context)
    case .drawing(let size, let renderer):
      natural = size
      drawing = CanvasDrawing { context, _ in try renderer(&context) }
    case .file(let name):
      picture = try context.build.images.image(named: name)
      natural = picture?.size ?? .zero
      label = name
      drawing = picture.map {
        ImageDrawing(picture: $0, image: self, styles: StyleContext(context.environment))
      }
    }
    let environment = context.environment
    if environment.usesPlaceholders || environment.hidesContent {
      drawing = BarDrawing(bars: { [$0] }, isMirrored: false)
    }
    return ViewNodes([
      context.node(
        "Image", layout: ImageLayout(natural: natural, isResizable: resizing != nil),
        drawing: drawing, label: label)
    ])
  }
}

extension Image {
  private func symbolNodes(_ name: String, in context: ViewContext) throws -> ViewNodes {
    guard resizing != .tile else {
      throw ViewError.unsupported(name: "tile", hint: "a symbol is stretched, not repeated")
    }
    let environment = context.environment
    let font = environment.currentFont.resolved(environment)
    if environment.usesPlaceholders, resizing == nil {
      return ViewNodes([context.symbolPlaceholder(name, font: font)])
    }
    let symbol = try SymbolImage(name, font: font, in: context)
    return ViewNodes([
      context.node(
        "Image", layout: SymbolLayout(symbol: symbol, isResizable: resizing != nil),
        guides: .baselines,
        drawing: SymbolDrawing(symbol: symbol, styles: StyleContext(environment)), label: name)
    ])
  }
}

struct ImageLayout: Layout, LayoutHints {
  var natural: CGSize
  var isResizable: Bool

  var axesAreIndependent: Bool { true }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
