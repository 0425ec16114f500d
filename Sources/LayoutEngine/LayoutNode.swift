import Foundation
import Geometry

/// A view in the layout: its rule, its subviews, and what it answered so far.
@usableFromInline
package final class LayoutNode {
  // What every question touches comes first, close together in memory; then what placing does.
  package let session: LayoutSession
  let layout: ErasedLayout
  /// Whether a length along one axis depends on the proposal along that axis alone.
  package let answersPerAxis: Bool
  /// Whether answers depend on the container around; they are remembered for one container.
  private let dependsOnContainer: Bool
  /// Whether the node has lines of text.
  let isText: Bool
  /// The extremes that do not depend on the proposal across; all where the axes do not.
  package let steady: SteadyLengths
  @usableFromInline package let guides: GuideKinds
  /// Which way the node's subviews are laid out.
  package let layoutDirection: LayoutDirection

  // Exclusivity would be checked at every access to a class's variables; that check alone would
  // double the time of a layout. None of these is handed out for writing.
  @exclusivity(unchecked) private var widths = LengthMemory()
  @exclusivity(unchecked) private var heights = LengthMemory()
  @exclusivity(unchecked) private var memory = AnswerMemory()
  package let children: [LayoutNode]
  /// What few nodes do while they are placed; nil for most.
  @exclusivity(unchecked) package var hooks: PlacingHooks?
  @exclusivity(unchecked) @usableFromInline package var placement: Placement?
  @exclusivity(unchecked) private var knownSpacing: KnownSpacing?
  @exclusivity(unchecked) @usableFromInline package var traits: NodeTraits
  @exclusivity(unchecked) private var guideMemory: [GuideQuestion: CGFloat?]?
  @exclusivity(unchecked) private var knownContainer = ProposedViewSize.unspecified

  /// The view's or modifier's name in SwiftUI.
  package let view: String
  /// A text's string, an image's name, a block's style.
  @exclusivity(unchecked) package var label: String?
  /// The name given with `.id`, and where the view is written.
  @exclusivity(unchecked) package var id: String?
  package private(set) unowned(unsafe) var parent: LayoutNode?
  package let drawing: (any NodeDrawing)?
  /// Lines as drawn, for a text at its final size.
  package let text: ((ProposedViewSize) -> NodeText)?
  /// Whether the node is a modifier: its first subview is the view that it modifies.
  package let isModifier: Bool
  /// The number of levels from this node to its deepest leaf, itself included.
  package let depth: Int

  package init<L: Layout>(
    _ view: String, layout: L, children: [LayoutNode] = [], session: LayoutSession,
    layoutDirection: LayoutDirection = .leftToRight, traits: NodeTraits? = nil,
    guides: GuideKinds = [], drawing: (any NodeDrawing)? = nil,
    text: ((ProposedViewSize) -> NodeText)? = nil, label: String? = nil,
    hints known: (any LayoutHints)? = nil
  ) {
    // A cast looks through every conformance there is the first time that it meets a type.
    let hints = known ?? layout as? any LayoutHints
    self.view = view
    self.children = children
    self.session = session
    self.drawing = drawing
    self.text = text
    isText = text != nil
    self.label = label
    self.layoutDirection = layoutDirection
    isModifier = hints?.isModifier == true
    self.traits =
      traits
      ?? (hints?.isUnary == true
        ? children.first?.traits.forwarded(keepingSize: hints?.keepsSize == true) : nil)
      ?? NodeTraits()
    depth = 1 + children.reduce(0) { max($0, $1.depth) }
    let isContained =
      hints?.dependsOnContainer == true || children.contains(where: \.dependsOnContainer)
    let allGuides = children.reduce(guides) { $0.union($1.guides) }
    self.guides = allGuides
    // A guide may be computed from both lengths, and then moves what is aligned on it.
    answersPerAxis =
      hints?.axesAreIndependent == true && allGuides.isEmpty && !isContained
      && children.allSatisfy(\.answersPerAxis)
    dependsOnContainer = isContained
    let subviews = LayoutSubviews(children, layoutDirection: layoutDirection)
    steady =
      answersPerAxis ? .all : isContained ? [] : hints?.steadyLengths(of: subviews) ?? []
    self.layout = layout._erased(with: subviews)
    for child in children { child.parent = self }
  }

  /// The size in points that the view takes for a proposal, remembered.
  @usableFromInline
  package func answer(to proposal: ProposedViewSize) -> CGSize {
    session.asked += 1
    if dependsOnContainer, knownContainer != session.state.container { forget() }
    if answersPerAxis {
      let known = CGSize(width: widths[proposal.width], height: heights[proposal.height])
      if !known.width.isNaN, !known.height.isNaN { return told(known, proposal) }
    } else if let known = memory[proposal] {
      return told(known, proposal)
    }
    return answerAnew(to: proposal)
  }

  /// The length along an axis of the size that the view takes for a proposal.
  ///
  /// Where the other axis has no say the minima of both axes are found by one question, and the
  /// maxima by another. The record of exchanges has the question as it was put.
  @usableFromInline
  package func length(
    _ axis: Axis, for offer: CGFloat?, cross: CGFloat?
  ) -> CGFloat {
    let proposal = ProposedViewSize(axis, offer, cross: cross)
    guard session.recorder == nil else { return answer(to: proposal)[axis] }
    let extreme = ProposedViewSize(width: offer, height: offer)
    guard answersPerAxis else {
      return answer(to: steady.contains(axis, offer) ? extreme : proposal)[axis]
    }
    session.asked += 1
    let known = axis == .horizontal ? widths[offer] : heights[offer]
    if !known.isNaN { return known }
    let isExtreme = offer == 0 || offer == .infinity
    return answerAnew(to: isExtreme ? extreme : proposal)[axis]
  }

  /// Asks the layout.
  private func answerAnew(to proposal: ProposedViewSize) -> CGSize {
    guard session.mayAsk(self) else { return .zero }
    session.recorder?.began(self, proposal)
    var size = layout.sizeThatFits(proposal)
    if !(size.width >= 0 && size.width < .infinity && size.height >= 0 && size.height < .infinity) {
      size = session.checked(size, of: self, for: proposal)
    }
    session.recorder?.answered(size)
    guard session.remembers else { return size }
    if answersPerAxis {
      widths.keep(size.width, for: proposal.width)
      heights.keep(size.height, for: proposal.height)
    } else {
      memory.keep(size, for: proposal)
    }
    return size
  }

  private func told(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    session.recorder?.remembered(self, proposal, size)
    return size
  }

  private func forget() {
    knownContainer = session.state.container
    memory = AnswerMemory()
    guideMemory = nil
    layout.forget()
  }

  package var spacing: ViewSpacing { rememberedSpacing.spacing }

  /// Whether the node prefers what most views do: a union of such preferences is the same again.
  package var prefersDefaultSpacing: Bool { rememberedSpacing === KnownSpacing.plain }

  /// The preferred distance in points from this node to `next`, which follows it along an axis.
  package func distance(to next: LayoutNode, along axis: Axis) -> CGFloat {
    rememberedSpacing.spacing.distance(to: next.rememberedSpacing.spacing, along: axis)
  }

  private var rememberedSpacing: KnownSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = layout.spacing()
    let known = spacing == KnownSpacing.plain.spacing ? .plain : KnownSpacing(spacing)
    knownSpacing = known
    return known
  }

  /// Whether the node or a descendant may set a guide explicitly.
  @inlinable
  package func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    !guides.isEmpty && !guides.isDisjoint(with: GuideKinds(key))
  }

  /// The node whose subviews are placed: this one, or the one made now that the size is known.
  func placedNode() throws -> LayoutNode {
    guard let hooks, let lateContent = hooks.lateContent else { return self }
    let made = try lateContent()
    made.parent = parent
    made.placement = placement
    // Subviews refer to their parent without owning it.
    hooks.lateNode = made
    return made
  }

  /// Places the subviews of a node that has its size; their places are in the node's space.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard !children.isEmpty else { return }
    let bounds = CGRect(origin: .zero, size: size)
    for child in children { child.placement = nil }
    layout.placeSubviews(bounds, proposal)
    for child in children where child.placement == nil {
      child.placement = Placement(centredIn: UnplacedSubview(bounds: bounds, proposal: proposal))
    }
  }
}

extension LayoutNode: GuideSource {
  /// The guide as the node or a descendant sets it, remembered; nil where none does.
  @inlinable
  package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    mayHaveGuide(key) ? rememberedGuide(key, for: proposal) : nil
  }

  @usableFromInline
  package func rememberedGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let question = GuideQuestion(key: key, proposal: proposal)
    if let known = guideMemory?[question] { return known }
    session.recorder?.beganGuide()
    defer { session.recorder?.foundGuide() }
    let bounds = CGRect(origin: .zero, size: answer(to: proposal))
    var value = layout.explicitAlignment(key, bounds, proposal)
    if value?.isNaN == true {
      // Of an infinite size even what is computed well may be no number.
      if bounds.width.isFinite, bounds.height.isFinite {
        session.fail(LayoutError.noGuide(path: path))
      }
      value = nil
    }
    guideMemory = guideMemory ?? [:]
    guideMemory?[question] = .some(value)
    return value
  }
}

/// Apart from the node, as it is large and few nodes are asked for it.
private final class KnownSpacing: Sendable {
  let spacing: ViewSpacing
  /// What most views prefer, shared by all of them.
  static let plain = KnownSpacing(ViewSpacing())

  init(_ spacing: ViewSpacing) {
    self.spacing = spacing
  }
}

private struct GuideQuestion: Hashable {
  var key: AlignmentKey
  var proposal: ProposedViewSize
}

/// What a view tells the container it is in.
@usableFromInline
package struct NodeTraits {
  @usableFromInline package var priority: Double = 0
  package var zIndex: Double = 0
  /// By the reflected name of their key.
  package var values: [String: Any] = [:]
  /// What a grid, a list or a section reads of its cells and rows.
  package var roles: [String: Any] = [:]

  /// Whether bars may cover the view, which insets its content: scroll views and lists.
  package var extendsIntoSafeArea = false

  package init() {}

  /// What a modifier passes on from the view it modifies.
  func forwarded(keepingSize: Bool) -> NodeTraits {
    var traits = self
    if !keepingSize { traits.extendsIntoSafeArea = false }
    return traits
  }
}

/// Which guides a view sets explicitly.
@usableFromInline
package struct GuideKinds: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8
  @usableFromInline package static let baselines = GuideKinds(rawValue: 1)
  @usableFromInline package static let horizontal = GuideKinds(rawValue: 2)
  @usableFromInline package static let vertical = GuideKinds(rawValue: 4)
  package static let all: GuideKinds = [.baselines, .horizontal, .vertical]

  @inlinable
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @inlinable
  package init(_ key: AlignmentKey) {
    switch (key.axis, key.rule) {
    case (.horizontal, _): self = .horizontal
    case (.vertical, .start), (.vertical, .middle): self = .vertical
    // By default a baseline is at the end, as the bottom is.
    case (.vertical, _): self = [.vertical, .baselines]
    }
  }
}
