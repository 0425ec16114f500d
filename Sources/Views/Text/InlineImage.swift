import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A picture within a text: on the baseline, at its natural size, one character to line breaking.
struct InlineImage {
  /// Points.
  let size: CGSize
  private let image: Image
  private let picture: ImageSource?

  /// - Throws: `ViewError` where the picture cannot be found or has a size of its own.
  init(_ image: Image, in context: ViewContext) throws {
    guard image.resizing == nil else {
      throw ViewError.unsupported(
        name: "resizable", hint: "a picture within a text has its natural size")
    }
    self.image = image
    switch image.source {
    case .drawing(let size, let renderer):
      self.size = size
      picture = nil
      var graphics = GraphicsContext()
      try renderer(&graphics)
    case .file(let name):
      picture = try context.build.images.image(named: name)
      size = picture?.size ?? .zero
    }
  }

  /// - Parameters:
  ///   - width: what the line gives it, in points: its own, or less where the text is scaled.
  ///   - tint: what a template is drawn in.
  func draw(
    at origin: CGPoint, width: CGFloat, tint: Paint, _ context: DrawingContext,
    into items: inout [DisplayItem]
  ) {
    guard var picture, size.width > 0, size.height > 0, width > 0 else { return }
    let height = size.height * width / size.width
    picture.isPixelated = image.interpolation == .none
    if image.renderingMode == .template, case .color(let color) = tint { picture.tint = color }
    let frame = CGRect(x: origin.x, y: origin.y - height, width: width, height: height)
    items.append(.image(picture, context.snapped(frame)))
  }
}
