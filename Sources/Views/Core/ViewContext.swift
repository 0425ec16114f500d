import FigureLimits
import Foundation
import Geometry
import LayoutEngine
import Typography

/// What a view is made in: its environment, and what all views of the figure share.
public struct ViewContext {
  package var environment: EnvironmentValues
  package private(set) var build: FigureBuild
  /// What lasts of the views in the nearest view around that has a state.
  package var scope: StateScope
  package private(set) var depth = 0

  package init(environment: EnvironmentValues, build: FigureBuild) {
    self.environment = environment
    self.build = build
    scope = build.memory.scope
  }

  /// One level further in; the limit of nesting is watched here.
  package func nested<R>(
    _ change: (inout EnvironmentValues) -> Void = { _ in }, _ body: (ViewContext) throws -> R
  ) throws -> R {
    var inner = self
    inner.depth += 1
    guard inner.depth <= build.depthLimit else { throw ViewError.tooDeep(limit: build.depthLimit) }
    change(&inner.environment)
    // A stack in use by others may not hold what is below: it is left once on the way down.
    guard inner.depth == DeepStack.usualLevels else { return try body(inner) }
    return try DeepStack.run { try body(inner) }
  }

  /// Where views are made on trial: nothing of them comes into the figure.
  package func apart() -> ViewContext {
    var trial = self
    trial.build = build.apart()
    trial.scope = trial.build.memory.scope
    return trial
  }

  package func node<L: Layout>(
    _ view: String, layout: L, children: [LayoutNode] = [], traits: NodeTraits? = nil,
    guides: GuideKinds = [], drawing: (any NodeDrawing)? = nil,
    text: ((ProposedViewSize) -> NodeText)? = nil, label: String? = nil,
    hints: (any LayoutHints)? = nil
  ) -> LayoutNode {
    build.nodeCount += 1
    return LayoutNode(
      view, layout: layout, children: children, session: build.session,
      layoutDirection: environment.layoutDirection, traits: traits, guides: guides,
      drawing: drawing, text: text, label: label, hints: hints)
  }

  /// A layout that is known to have hints need not be asked whether it has.
  package func node<L: Layout & LayoutHints>(
    _ view: String, layout: L, children: [LayoutNode] = [], traits: NodeTraits? = nil,
    guides: GuideKinds = [], drawing: (any NodeDrawing)? = nil,
    text: ((ProposedViewSize) -> NodeText)? = nil, label: String? = nil
  ) -> LayoutNode {
    node(
      view, layout: layout, children: children, traits: traits, guides: guides,
      drawing: drawing, text: text, label: label, hints: layout)
  }

  /// The nodes of a container's content, stacked along an axis or along none.
  package func children(_ content: [any View], along axis: Axis?) throws -> [LayoutNode] {
    let nodes = try nested({ $0.stackAxis = axis }, { try flattened(content, in: $0) })
    guard build.nodeCount <= build.nodeLimit else {
      throw ViewError.tooMany(limit: build.nodeLimit)
    }
    return nodes
  }
}

/// What the views of one figure share while they are made.
package final class FigureBuild {
  package let session: LayoutSession
  package let measurer: any TextMeasurer
  package let images: any ImageFinder
  /// What lasts from one layout of the figure to the next.
  package let memory: FigureMemory
  package let depthLimit: Int
  package let nodeLimit: Int
  package var nodeCount = 0
  /// What views do once everything has its place; each answers its name if it did something.
  var actions: [() throws -> String?] = []
  /// The appearance that a view in the figure asks for; nil where none does.
  package var preferredColorScheme: ColorScheme?
  /// In the order that they came up, each once.
  package private(set) var warnings: [ViewWarning] = []
  private let limits: Limits
  private var shaped: [StyledText: any ShapedText] = [:]

  package init(
    measurer: any TextMeasurer, images: any ImageFinder = NoImages(),
    session: LayoutSession = LayoutSession(), memory: FigureMemory = FigureMemory(),
    limits: Limits = Limits()
  ) {
    self.measurer = measurer
    self.images = images
    self.session = session
    self.memory = memory
    depthLimit = limits.viewDepth
    nodeLimit = limits.nodes
    self.limits = limits
  }

  /// The same, with nothing made yet.
  fileprivate func apart() -> FigureBuild {
    FigureBuild(measurer: measurer, images: images, limits: limits)
  }

  func warn(_ warning: ViewWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Shapes a text, once for all its appearances in the figure.
  package func shape(_ text: StyledText) throws -> any ShapedText {
    if let known = shaped[text] { return known }
    let new = try measurer.shape(text)
    if let font = new.otherStandIn { warn(.otherStandIn(font)) }
    shaped[text] = new
    return new
  }
}
