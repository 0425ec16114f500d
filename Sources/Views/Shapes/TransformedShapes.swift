import Foundation
import Geometry

/// A shape whose outline another one is made of.
/// A shape drawn elsewhere: moved, turned, scaled or mapped in any way.
///
/// Takes the whole proposal whatever its shape would take: a turned `Circle` is 60 × 40 in
/// 60 × 40 (measured: shape/modifiers).
public struct MappedShape<Content: Shape>: Shape {
  public var shape: Content
  /// The map for a frame, in its space.
  package let map: (CGRect) -> CGAffineTransform

  public var _traits: ShapeTraits {
    ShapeTraits(name: shape.shapeName, isFlexible: true) { rect in
      guard var stroke = shape.strokeOutline(in: rect) else { return nil }
      stroke.transform = stroke.transform.concatenating(map(rect))
      return stroke
    }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(map(rect)) }
}

extension MappedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    MappedShape<Content.InsetShape>(shape: shape.inset(by: amount), map: map)
  }
}

/// A shape drawn in a size of its own; takes the whole proposal.
///
/// It lies at the frame's corner, or where a point of it meets the same point of the frame.
public struct SizedShape<Content: Shape>: Shape {
  public var shape: Content
  public var size: CGSize
  public var anchor = UnitPoint.topLeading

  public var _traits: ShapeTraits {
    ShapeTraits(name: shape.shapeName, isFlexible: true) { rect in
      shape.strokeOutline(in: own(rect))
    }
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: own(rect))
  }

  private func own(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height), width: size.width,
      height: size.height)
  }
}

/// A part of a shape's outline; takes what the shape takes (measured: shape/modifiers).
public struct TrimmedShape<Content: Shape>: Shape {
  public var shape: Content
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  /// A trimmed stroke is marked by one without a path: there is no exact way to draw it.
  public var _traits: ShapeTraits {
    ShapeTraits(name: shape.shapeName) { rect in
      guard var stroke = shape.strokeOutline(in: rect) else { return nil }
      stroke.path = Path()
      return stroke
    }
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// Draws the part of the outline between two shares of its length.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Draws the shape beside its place, by points.
  public func offset(_ offset: CGSize) -> MappedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(_ offset: CGPoint) -> MappedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> MappedShape<Self> {
    MappedShape(shape: self) { _ in CGAffineTransform(translationX: x, y: y) }
  }

  /// Draws the shape turned about a point of its frame, clockwise.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> MappedShape<Self> {
    MappedShape(shape: self) { rect in
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect))
    }
  }

  /// Draws the shape scaled about a point of its frame.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> MappedShape<Self> {
    MappedShape(shape: self) { rect in
      CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: rect))
    }
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> MappedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the shape mapped about the origin of its space: its frame's corner, for a view.
  public func transform(_ transform: CGAffineTransform) -> MappedShape<Self> {
    MappedShape(shape: self) { _ in transform }
  }

  /// Draws the shape in a size of its own, in points.
  public func size(_ size: CGSize) -> SizedShape<Self> {
    SizedShape(shape: self, size: size)
  }

  public func size(width: CGFloat, height: CGFloat) -> SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }

  /// Draws the shape in a size of its own, a point of it at the same point of the frame.
  public func size(_ size: CGSize, anchor: UnitPoint) -> SizedShape<Self> {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> SizedShape<Self> {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

extension CGAffineTransform {
  /// The map with a point for its origin.
  package func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
