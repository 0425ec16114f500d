import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A rounded block in a named gradient, from the top leading to the bottom trailing corner.
///
/// Takes the space it is offered, as a shape does. The styles differ in lightness as well as hue.
public struct GradientBlock: PrimitiveView {
  /// The colours of a block.
  public struct Style: Hashable, Sendable {
    package let name: String
    let start: RGBA
    let end: RGBA

    private init(_ name: String, _ start: UInt32, _ end: UInt32) {
      self.name = name
      self.start = RGBA(hex: start)
      self.end = RGBA(hex: end)
    }

    public static let dusk = Style("dusk", 0x4B5BD6, 0x8E6BE8)
    public static let twilight = Style("twilight", 0x1E7FB8, 0x4CC3C9)
    public static let sunset = Style("sunset", 0xF2784B, 0xF7B267)
    public static let dawn = Style("dawn", 0xF3A6B8, 0xFAD7C0)
    public static let ocean = Style("ocean", 0x13547A, 0x2F9CC4)
    public static let meadow = Style("meadow", 0x3F9E6E, 0xA6D37A)
    public static let ember = Style("ember", 0xA6324A, 0xE0614A)
    public static let slate = Style("slate", 0x5C6B7F, 0x97A5B6)
  }

  let style: Style

  public init(_ style: Style) {
    self.style = style
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let gradient = LinearGradient(
      colors: [Color(style.start), Color(style.end)], startPoint: .topLeading,
      endPoint: .bottomTrailing)
    let shape = RoundedRectangle(cornerRadius: 12)
    let layer = ShapeLayer(
      shape: shape, style: AnyShapeStyle(gradient), stroke: nil, rule: .nonZero)
    return ViewNodes([
      context.node(
        "GradientBlock", layout: ShapeLayout(shape: shape),
        drawing: ShapeDrawing(
          layers: [layer], styles: StyleContext(context.environment), isMirrored: false),
        label: style.name)
    ])
  }
}
