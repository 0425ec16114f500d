import Drawing
import Foundation
import Geometry

/// The line along a shape's outline, as a shape; takes what the shape takes (measured).
///
/// It is drawn as a stroke, which is exact, and not as the outline of one.
public struct StrokedShape<Content: Shape>: DerivedShape, StrokedOutline {
  public var shape: Content
  public var style: StrokeStyle

  /// The line's middle: the outline of a stroke is not made here.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package func stroke(in rect: CGRect) -> StrokeOutline? {
    StrokeOutline(path: shape.path(in: rect), style: style, transform: .identity)
  }
}

/// A shape that is, or may be made of, a stroke.
package protocol StrokedOutline {
  /// nil where the shape is an outline like any other.
  func stroke(in rect: CGRect) -> StrokeOutline?
}

/// A stroke, drawn and then mapped.
package struct StrokeOutline {
  var path: Path
  var style: StrokeStyle
  var transform: CGAffineTransform
}

extension MappedShape: StrokedOutline {
  package func stroke(in rect: CGRect) -> StrokeOutline? {
    guard var stroke = shape.strokeOutline(in: rect) else { return nil }
    stroke.transform = stroke.transform.concatenating(map(rect))
    return stroke
  }
}

extension SizedShape: StrokedOutline {
  package func stroke(in rect: CGRect) -> StrokeOutline? {
    shape.strokeOutline(in: CGRect(origin: rect.origin, size: size))
  }
}

extension AnyShape: StrokedOutline {
  package func stroke(in rect: CGRect) -> StrokeOutline? { base.strokeOutline(in: rect) }
}

extension TrimmedShape: StrokedOutline {
  /// A trimmed stroke is marked by one without a path: there is no exact way to draw it.
  package func stroke(in rect: CGRect) -> StrokeOutline? {
    guard var stroke = shape.strokeOutline(in: rect) else { return nil }
    stroke.path = Path()
    return stroke
  }
}

extension Shape {
  package func strokeOutline(in rect: CGRect) -> StrokeOutline? {
    (self as? any StrokedOutline)?.stroke(in: rect)
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
