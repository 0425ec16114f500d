import Foundation
import Geometry

/// A rectangle.
public struct Rectangle: InsettableShape {
  public var _traits: ShapeTraits { .flexible }

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

/// A rectangle with round corners, continuous unless asked for otherwise.
public struct RoundedRectangle: InsettableShape {
  public var _traits: ShapeTraits { .flexible }

  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount) { amount in
      RoundedRectangle(
        cornerSize: CGSize(
          width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
        style: style)
    }
  }
}

/// A rectangle whose short sides are round.
public struct Capsule: InsettableShape {
  public var _traits: ShapeTraits { .flexible }

  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

/// An ellipse that touches all sides.
public struct Ellipse: InsettableShape {
  public var _traits: ShapeTraits { .flexible }

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

/// A circle: takes the largest square that fits what is proposed (measured: shape/builtin).
public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (nil, nil): CGFloat(10)
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): min(length, 10)
      }
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

/// A shape drawn smaller on every side.
package struct ShapeInset: InsettableShape {
  let base: any Shape
  let amount: CGFloat
  /// The base as it is when inset: corners get tighter.
  var tightened: ((CGFloat) -> any Shape)?

  init(base: any Shape, amount: CGFloat, tightened: ((CGFloat) -> any Shape)? = nil) {
    self.base = base
    self.amount = amount
    self.tightened = tightened
  }

  package var _traits: ShapeTraits { ShapeTraits(name: base.shapeName, isFlexible: true) }

  package func path(in rect: CGRect) -> Path {
    guard rect.width >= 2 * amount, rect.height >= 2 * amount else { return Path() }
    return (tightened?(amount) ?? base).path(in: rect.insetBy(dx: amount, dy: amount))
  }

  package func inset(by more: CGFloat) -> ShapeInset {
    ShapeInset(base: base, amount: amount + more, tightened: tightened)
  }
}
