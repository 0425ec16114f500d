import Foundation
import Geometry

/// A rectangle whose corners have radii of their own, continuous unless asked for otherwise.
public struct UnevenRoundedRectangle: InsettableShape {
  public var _traits: ShapeTraits { .flexible }

  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount) { amount in
      UnevenRoundedRectangle(cornerRadii: cornerRadii.inset(by: amount), style: style)
    }
  }
}

/// The shape of the container around, inset as the view is: a rectangle outside containers that
/// have a shape, and none here has one.
public struct ContainerRelativeShape: InsettableShape {
  public var _traits: ShapeTraits { .flexible }

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

/// An outline as a view: it takes the whole proposal whatever it draws, and its points are
/// measured from its frame's corner (measured: shape/path, shape/modifiers).
extension Path: Shape {
  public var _traits: ShapeTraits { .flexible }

  public func path(in rect: CGRect) -> Path { self }
}
