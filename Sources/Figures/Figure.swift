import Drawing
import FigureLimits
import Foundation
import Geometry
import LayoutEngine
import TextMetrics
import Typography
import Views

/// A view that was laid out: its frames, and what is needed to draw it.
public struct Figure {
  public let name: String
  public let options: FigureOptions
  /// One sentence that says what the figure shows.
  public let summary: String
  /// The views before they were laid out.
  package let root: LayoutNode
  package let tree: FrameTree
  package let exchanges: ExchangeRecorder?
  package let questions: Int
  package let nodeCount: Int
  /// What is drawn otherwise than asked for.
  package let warnings: [ViewWarning]
  private let limits: Limits

  /// Lays a view out.
  ///
  /// - Parameters:
  ///   - summary: the alternative text; nil for a sentence made from the tree.
  ///   - recordsExchanges: whether every question and answer is kept.
  ///   - deadline: when the figure has to be laid out.
  /// - Throws: `ViewError`, `TypographyError` or `LayoutError` where the view cannot be drawn whole.
  package init(
    _ view: any View, name: String, summary: String? = nil, options: FigureOptions,
    measurer: any TextMeasurer, images: any ImageFinder = NoImages(),
    recordsExchanges: Bool = false, limits: Limits = Limits(), deadline: Deadline? = nil
  ) throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = options.layoutDirection
    environment.platform = options.platform
    environment.dynamicTypeSize = options.typeSize
    environment.displayScale = options.scale
    let session = LayoutSession(limits: limits, deadline: deadline)
    if recordsExchanges { session.recorder = ExchangeRecorder() }
    let build = FigureBuild(
      measurer: measurer, images: images, session: session, limits: limits)
    let context = ViewContext(environment: environment, build: build)
    root = try Self.root(view, options: options, context: context)
    tree = try FrameTree(root: root, proposal: options.proposal, session: session)
    exchanges = session.recorder
    questions = session.questions
    nodeCount = build.nodeCount
    warnings = build.warnings
    self.name = name
    self.options = options
    self.limits = limits
    self.summary = summary ?? tree.root.summary
  }

  /// The one node at the top: several views share an implicit `VStack`, as in a preview.
  private static func root(
    _ view: any View, options: FigureOptions, context: ViewContext
  ) throws -> LayoutNode {
    var framed = view
    if let size = options.fixedLayout {
      framed = view.frame(width: size.width, height: size.height)
    }
    let nodes = try framed.layoutNodes(in: context).nodes
    guard !nodes.isEmpty else { throw FigureError.nothingToDraw }
    return nodes.count == 1
      ? nodes[0] : context.node("VStack", layout: VStackLayout(), children: nodes)
  }

  /// The view tree, the frame tree or the exchanges as text.
  package var viewText: String {
    var lines: [String] = []
    root.appendText(to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  package var frameText: String {
    var lines: [String] = []
    tree.root.appendText(to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The negotiation, where it was recorded.
  package var explanation: Explanation? { exchanges.map { Explanation($0, tree: tree) } }

  package var exchangeText: String {
    var lines: [String] = []
    exchanges?.appendText(to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The part of the plane that the figure covers: the root's frame and all that is drawn, with
  /// the padding around; in points, unrounded.
  package func canvas(appearance: Appearance = .light) throws -> CGRect {
    do {
      let items = try items(DrawingContext(pixel: 0, isDark: appearance == .dark))
      return covered(by: DisplayItem.bounds(of: items))
    } catch ViewError.unsupported {
      // Frames are right though nothing can be drawn: no more than they is known to be covered.
      return covered(by: nil)
    }
  }

  /// What to draw, on a canvas of whole pixels.
  ///
  /// - Throws: `FigureError.nothingToDraw` where no view draws anything.
  package func displayList(appearance: Appearance) throws -> DisplayList {
    let pixel = 1 / options.scale
    let isDark = appearance == .dark
    let items = try items(DrawingContext(pixel: pixel, isDark: isDark))
    guard let ink = DisplayItem.bounds(of: items) else { throw FigureError.nothingToDraw }
    let canvas = covered(by: ink).outward(to: pixel)
    let (width, height) = (canvas.width * options.scale, canvas.height * options.scale)
    guard !(width * height > CGFloat(limits.pixels)) else {
      throw DrawingError.canvasTooLarge(width: width, height: height, limit: limits.pixels)
    }
    return DisplayList(
      items: items, canvas: canvas, scale: options.scale,
      background: options.background?.resolved(isDark: isDark), title: name, summary: summary)
  }

  private func items(_ context: DrawingContext) throws -> [DisplayItem] {
    var items: [DisplayItem] = []
    try tree.draw(context: context, into: &items)
    return items
  }

  private func covered(by ink: CGRect?) -> CGRect {
    let covered = ink.map { $0.union(tree.root.frame) } ?? tree.root.frame
    return covered.insetBy(dx: -options.padding, dy: -options.padding)
  }
}

/// Why a view makes no figure.
public enum FigureError: Error, Hashable, Sendable {
  /// No view in it draws anything.
  case nothingToDraw
}

extension CGRect {
  /// The smallest rectangle on the pixel grid that holds this one.
  func outward(to pixel: CGFloat) -> CGRect {
    // A thousandth of a pixel forgives what arithmetic adds.
    func down(_ x: CGFloat) -> CGFloat { (x / pixel + 0.001).rounded(.down) * pixel }
    func up(_ x: CGFloat) -> CGFloat { (x / pixel - 0.001).rounded(.up) * pixel }
    return CGRect(
      x: down(minX), y: down(minY), width: up(maxX) - down(minX), height: up(maxY) - down(minY))
  }
}
