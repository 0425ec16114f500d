import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography

/// A picture within a text: on the baseline, at its natural size, one character to line breaking.
///
/// A symbol is in the size of the text around it, stands as its letters do and leaves its lines as
/// high as they are.
struct InlineImage {
  /// Points.
  let size: CGSize
  private let image: Image
  private var picture: ImageSource?
  private var symbol: SymbolImage?

  /// - Parameter font: the text's.
  /// - Throws: `ViewError` where the picture cannot be found or has a size of its own.
  init(_ image: Image, font: ResolvedFont, in context: ViewContext) throws {
    guard image.resizing == nil else {
      throw ViewError.unsupported(
        name: "resizable", hint: "a picture within a text has its natural size")
    }
    self.image = image
    switch image.source {
    case .drawing(let size, let renderer):
      self.size = size
      var graphics = GraphicsContext()
      try renderer(&graphics)
    case .file(let name):
      picture = try context.build.images.image(named: name)
      size = picture?.size ?? .zero
    case .symbol(let name):
      let symbol = try SymbolImage(name, font: font, in: context)
      size = symbol.size
      self.symbol = symbol
    }
  }

  /// The room that it needs in its line, above the baseline.
  var attachment: CGSize {
    symbol == nil ? size : CGSize(width: size.width, height: 0)
  }

  /// - Parameters:
  ///   - width: what the line gives it, in points: its own, or less where the text is scaled.
  ///   - tint: what a template is drawn in.
  func draw(
    at origin: CGPoint, width: CGFloat, tint: Paint, _ context: DrawingContext,
    into items: inout [DisplayItem]
  ) {
    if let symbol {
      let scale = width / size.width
      let frame = CGRect(
        x: origin.x, y: origin.y - symbol.baseline * scale, width: width,
        height: size.height * scale)
      items += symbol.items(in: context.snapped(frame), tint)
      return
    }
    guard var picture, size.width > 0, size.height > 0, width > 0 else { return }
    let height = size.height * width / size.width
    picture.isPixelated = image.interpolation == .none
    if image.renderingMode == .template, case .color(let color) = tint { picture.tint = color }
    let frame = CGRect(x: origin.x, y: origin.y - height, width: width, height: height)
    items.append(.image(picture, context.snapped(frame)))
  }
}
