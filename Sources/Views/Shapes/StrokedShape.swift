import Drawing
import Foundation
import Geometry

/// The line along a shape's outline, as a shape; takes what the shape takes (measured).
///
/// It is drawn as a stroke, which is exact, and not as the outline of one.
public struct StrokedShape<Content: Shape>: Shape {
  public var shape: Content
  public var style: StrokeStyle

  public var _traits: ShapeTraits {
    ShapeTraits(name: shape.shapeName) { rect in
      StrokeOutline(path: shape.path(in: rect), style: style, transform: .identity)
    }
  }

  /// The line's middle: the outline of a stroke is not made here.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A stroke, drawn and then mapped.
public struct StrokeOutline {
  var path: Path
  var style: StrokeStyle
  var transform: CGAffineTransform
}

extension Shape {
  package func strokeOutline(in rect: CGRect) -> StrokeOutline? {
    _traits.stroke?(rect)
  }

  /// The outline of what the shape covers.
  ///
  /// - Throws: `ViewError.unsupported` for a stroke, whose outline is not made here.
  package func coveredPath(in rect: CGRect, for use: String) throws -> Path {
    guard strokeOutline(in: rect) == nil else {
      throw ViewError.unsupported(
        name: "\(use) of a stroked shape",
        hint: "Use the shape itself, or draw its stroke as a view.")
    }
    return path(in: rect)
  }
}
