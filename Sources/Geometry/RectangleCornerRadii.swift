import Foundation

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii less an inset, never below zero.
  package func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
      bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
  }
}

extension Path {
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    func corner(_ radius: CGFloat) -> CGSize {
      CGSize(width: max(radius, 0), height: max(radius, 0))
    }
    self.init(
      rect,
      corners: Corners(
        topLeft: corner(cornerRadii.topLeading), topRight: corner(cornerRadii.topTrailing),
        bottomRight: corner(cornerRadii.bottomTrailing),
        bottomLeft: corner(cornerRadii.bottomLeading)), style: style)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
}
