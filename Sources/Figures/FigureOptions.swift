import Drawing
import Foundation
import Geometry
import Typography
import Views

/// How a figure is laid out and drawn.
public struct FigureOptions: Sendable {
  public typealias Platform = Typography.Platform

  /// What the root view is offered, in points.
  public var proposal = ProposedViewSize(width: 390, height: 844)
  /// Points around the ink.
  public var padding: CGFloat = 16
  /// Pixels per point: for PNG, and for the pixels that text and edges are rounded to.
  public var scale: CGFloat = 2
  public var background: Color?
  public var layoutDirection: LayoutDirection = .leftToRight
  public var platform: Platform = .ios
  public var typeSize: DynamicTypeSize = .large
  /// The root view centred in a frame of this size, as a preview with a fixed layout is.
  public var fixedLayout: CGSize?

  public init() {}

  /// The screen that the figure stands for.
  package var screen: UIScreen { UIScreen(proposal: proposal, scale: scale) }
}

/// A light or a dark page.
public enum Appearance: String, Hashable, CaseIterable, Sendable {
  case light
  case dark
}
