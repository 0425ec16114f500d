import Foundation
import Geometry

/// A figure ready for an exporter: what to draw, and the part of the plane to show.
public struct DisplayList: Hashable, Sendable {
  public var items: [DisplayItem]
  /// What the picture covers, in points; its edges lie on whole pixels of the figure's scale.
  public var canvas: CGRect
  /// Pixels per point, for pictures made of pixels.
  public var scale: CGFloat
  /// The most pixels that a picture made of them may have; other formats have no pixels.
  public var pixelLimit = DrawingLimits.pixels
  /// What is painted below everything; nil for a transparent picture.
  public var background: RGBA?
  /// The figure's name, and one sentence that says what it shows.
  public var title: String
  public var summary: String

  public init(
    items: [DisplayItem], canvas: CGRect, scale: CGFloat = 2, background: RGBA? = nil,
    title: String = "", summary: String = ""
  ) {
    self.items = items
    self.canvas = canvas
    self.scale = scale
    self.background = background
    self.title = title
    self.summary = summary
  }
}
