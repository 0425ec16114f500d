import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Draws a view mapped: turned, scaled, moved. No effect on layout (measured: transform/*).
struct MapDrawing: NodeDrawing {
  /// The map for a frame, in the figure's space.
  var map: (CGRect) throws -> CGAffineTransform

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let map = try map(node.frame)
    var inner: [DisplayItem] = []
    try content(&inner)
    // What is squeezed to a line or a point covers nothing.
    guard !inner.isEmpty, map.a * map.d - map.b * map.c != 0 else { return }
    if map.isIdentity {
      items += inner
    } else {
      items.append(.group(DisplayGroup(inner, transform: map)))
    }
  }
}

extension View {
  func mapped(
    _ name: String, _ map: @escaping (CGRect) throws -> CGAffineTransform
  ) -> some View {
    modified(name, PassThroughLayout(), drawing: MapDrawing(map: map))
  }

  /// Turns what the view draws about a point of its frame, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    checking("rotationEffect", [("angle", [CGFloat(angle.radians)])]) {
      mapped("rotationEffect") { frame in
        CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: frame))
      }
    }
  }

  /// Scales what the view draws about a point of its frame.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    checking("scaleEffect", [("x", [x]), ("y", [y])]) {
      mapped("scaleEffect") { frame in
        CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: frame))
      }
    }
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Maps what the view draws, about its corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return checking("transformEffect", [("transform", numbers)]) {
      mapped("transformEffect") { transform.about($0.origin) }
    }
  }
}
