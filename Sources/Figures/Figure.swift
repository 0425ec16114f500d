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
  /// The appearance that `tree` was made for.
  private let appearance: Appearance
  /// The tree of the other appearance, where views are made of it.
  private let otherTree: FrameTree?
  /// The appearance that a view asks for by `preferredColorScheme`, whatever the page is.
  private let preferredAppearance: Appearance?
  /// Kept as long as the figure: what its views' closures call when they are drawn.
  package var owner: AnyObject?

  /// Lays a view out.
  ///
  /// - Parameters:
  ///   - summary: the alternative text; nil for a sentence made from the tree.
  ///   - appearance: what `@Environment(\.colorScheme)` is in the frames that are told of; in
  ///     pictures it is the picture's.
  ///   - recordsExchanges: whether every question and answer is kept.
  ///   - deadline: when the figure has to be laid out.
  /// - Throws: `ViewError`, `TypographyError` or `LayoutError` where the view cannot be drawn whole.
  package init(
    _ view: any View, name: String, summary: String? = nil, options: FigureOptions,
    appearance: Appearance = .light, measurer: any TextMeasurer,
    images: any ImageFinder = NoImages(), recordsExchanges: Bool = false,
    limits: Limits = Limits(), deadline: Deadline? = nil
  ) throws {
    let makeLayout = { appearance in
      try SettledLayout(
        view, options: options, appearance: appearance, recordsExchanges: recordsExchanges
      ) { memory in
        FigureBuild(
          measurer: measurer, images: images,
          session: LayoutSession(limits: limits, deadline: deadline), memory: memory,
          limits: limits)
      }
    }
    let first = try makeLayout(appearance)
    let build = first.build
    root = first.root
    tree = first.tree
    exchanges = build.session.recorder
    questions = build.session.questions
    nodeCount = build.nodeCount
    warnings = build.warnings
    self.appearance = appearance
    preferredAppearance = build.preferredColorScheme.map { $0 == .dark ? .dark : .light }
    // Only views that are made of the appearance need a layout for each.
    let other: Appearance = appearance == .light ? .dark : .light
    otherTree =
      build.memory.readsColorScheme && preferredAppearance == nil ? try makeLayout(other).tree : nil
    self.name = name
    self.options = options
    self.limits = limits
    self.summary = summary ?? tree.root.summary
  }

  /// The one node at the top: several views share an implicit `VStack`, as in a preview.
  fileprivate static func root(
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
      let items = try items(appearance, pixel: 0)
      return covered(appearance, by: DisplayItem.bounds(of: items))
    } catch ViewError.unsupported {
      // Frames are right though nothing can be drawn: no more than they is known to be covered.
      return covered(appearance, by: nil)
    }
  }

  /// What to draw, on a canvas of whole pixels.
  ///
  /// - Throws: `FigureError.nothingToDraw` where no view draws anything.
  package func displayList(appearance: Appearance) throws -> DisplayList {
    let pixel = 1 / options.scale
    let items = try items(appearance, pixel: pixel)
    guard let ink = DisplayItem.bounds(of: items) else { throw FigureError.nothingToDraw }
    let canvas = covered(appearance, by: ink).outward(to: pixel)
    var list = DisplayList(
      items: items, canvas: canvas, scale: options.scale,
      background: options.background?.resolved(isDark: shown(appearance) == .dark), title: name,
      summary: summary)
    list.pixelLimit = limits.pixels
    return list
  }

  /// The appearance that a picture for pages of one has.
  private func shown(_ appearance: Appearance) -> Appearance { preferredAppearance ?? appearance }

  private func tree(_ shown: Appearance) -> FrameTree {
    shown == appearance ? tree : otherTree ?? tree
  }

  private func items(_ appearance: Appearance, pixel: CGFloat) throws -> [DisplayItem] {
    let shown = shown(appearance)
    var items: [DisplayItem] = []
    try tree(shown).draw(
      context: DrawingContext(pixel: pixel, isDark: shown == .dark), into: &items)
    return items
  }

  private func covered(_ appearance: Appearance, by ink: CGRect?) -> CGRect {
    let frame = tree(shown(appearance)).root.frame
    let covered = ink.map { $0.union(frame) } ?? frame
    return covered.insetBy(dx: -options.padding, dy: -options.padding)
  }
}

/// A layout that is at rest: no view has anything to do when it is told of it.
private struct SettledLayout {
  let root: LayoutNode
  let tree: FrameTree
  let build: FigureBuild

  /// - Parameter makeBuild: what the views are made with; anew for every layout.
  /// - Throws: `ViewError.unsettled` where views change the figure again and again.
  init(
    _ view: any View, options: FigureOptions, appearance: Appearance, recordsExchanges: Bool,
    makeBuild: (FigureMemory) -> FigureBuild
  ) throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = options.layoutDirection
    environment.platform = options.platform
    environment.dynamicTypeSize = options.typeSize
    environment.displayScale = options.scale
    environment.colorScheme = appearance == .dark ? .dark : .light
    environment.setSizeClasses(for: options.screen)
    let memory = FigureMemory()
    var changed: String?
    for _ in 0..<FigureMemory.roundLimit {
      memory.scope.rewind()
      let build = makeBuild(memory)
      let session = build.session
      if recordsExchanges { session.recorder = ExchangeRecorder() }
      let context = ViewContext(environment: environment, build: build)
      let root = try Figure.root(view, options: options, context: context)
      let tree = try FrameTree(root: root, proposal: options.proposal, session: session)
      changed = build.isAtRest ? nil : try DeepStack.run(levels: root.depth) { try build.settle() }
      if changed == nil {
        if build.preferredColorScheme.map({ $0 != environment.colorScheme }) ?? false {
          environment.colorScheme = environment.colorScheme == .dark ? .light : .dark
          if memory.readsColorScheme { continue }
        }
        (self.root, self.tree, self.build) = (root, tree, build)
        return
      }
    }
    throw ViewError.unsettled(
      view: changed ?? "preferredColorScheme", limit: FigureMemory.roundLimit)
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
