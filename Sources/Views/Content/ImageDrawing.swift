import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Draws a picture in its frame: stretched, tiled, or with its corners kept.
struct ImageDrawing: NodeDrawing {
  let picture: ImageSource
  let image: Image
  let styles: StyleContext

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let frame = context.snapped(node.frame)
    guard frame.width > 0, frame.height > 0 else { return }
    var picture = picture
    picture.isPixelated = image.interpolation == .none
    if image.renderingMode == .template,
      case .color(let color) = ForegroundStyle().paint(
        in: frame, styles: styles, isDark: context.isDark)
    {
      picture.tint = color
    }
    if image.resizing == .tile {
      try tile(picture, in: frame, into: &items)
    } else {
      items.append(.image(picture, frame))
    }
  }

  /// Repeats the picture at its natural size from the top leading corner.
  private func tile(
    _ picture: ImageSource, in frame: CGRect, into items: inout [DisplayItem]
  ) throws {
    let columns = (frame.width / picture.size.width).rounded(.up)
    let rows = (frame.height / picture.size.height).rounded(.up)
    guard columns * rows <= CGFloat(Self.mostTiles) else {
      throw ViewError.unreadableImage(
        name: picture.name, reason: "more than \(Self.mostTiles) tiles")
    }
    var tiles: [DisplayItem] = []
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let origin = CGPoint(
          x: frame.minX + CGFloat(column) * picture.size.width,
          y: frame.minY + CGFloat(row) * picture.size.height)
        tiles.append(.image(picture, CGRect(origin: origin, size: picture.size)))
      }
    }
    items.append(.group(DisplayGroup(tiles, clip: Path(frame))))
  }

  static let mostTiles = 10_000
}
