import Foundation
import Geometry

/// A view in the layout: its rule, its subviews, and what it answered so far.
package final class LayoutNode {
  /// The view's or modifier's name in SwiftUI.
  package let view: String
  /// A text's string, an image's name, a block's style.
  package var label: String?
  /// The name given with `.id`, and where the view is written.
  package var id: String?
  package let children: [LayoutNode]
  package private(set) unowned(unsafe) var parent: LayoutNode?
  package var traits: NodeTraits
  package let drawing: (any NodeDrawing)?
  /// Lines as drawn, for a text at its final size.
  package let text: ((ProposedViewSize) -> NodeText)?
  /// Which way the node's subviews are laid out.
  package let layoutDirection: LayoutDirection
  /// The number of levels from this node to its deepest leaf, itself included.
  package let depth: Int

  let layout: any ErasedLayout
  let session: LayoutSession
  let answersPerAxis: Bool
  private let guides: GuideKinds

  @exclusivity(unchecked) var placement: Placement?
  @exclusivity(unchecked) private var memory = AnswerMemory()
  @exclusivity(unchecked) private var axisMemory = AxisMemory()
  @exclusivity(unchecked) private var guideMemory: [GuideQuestion: CGFloat?]?
  @exclusivity(unchecked) private var knownSpacing: ViewSpacing?

  package init<L: Layout>(
    _ view: String, layout: L, children: [LayoutNode] = [], session: LayoutSession,
    layoutDirection: LayoutDirection = .leftToRight, traits: NodeTraits? = nil,
    guides: GuideKinds = [], drawing: (any NodeDrawing)? = nil,
    text: ((ProposedViewSize) -> NodeText)? = nil, label: String? = nil
  ) {
    let hints = layout as? any LayoutHints
    self.view = view
    self.children = children
    self.session = session
    self.drawing = drawing
    self.text = text
    self.label = label
    self.layoutDirection = layoutDirection
    self.traits =
      traits ?? (hints?.isUnary == true ? children.first?.traits.forwarded : nil) ?? NodeTraits()
    depth = 1 + (children.lazy.map(\.depth).max() ?? 0)
    answersPerAxis =
      hints?.axesAreIndependent == true && children.allSatisfy(\.answersPerAxis)
    self.guides = children.reduce(guides) { $0.union($1.guides) }
    self.layout = LayoutBox(
      layout, subviews: LayoutSubviews(children, layoutDirection: layoutDirection))
    for child in children { child.parent = self }
  }

  /// The size in points that the view takes for a proposal, remembered.
  package func answer(to proposal: ProposedViewSize) -> CGSize {
    let known = answersPerAxis ? axisMemory[proposal] : memory[proposal]
    if let known {
      session.recorder?.measured(self, proposal, known, fromMemory: true)
      return known
    }
    session.recorder?.began(self, proposal)
    session.questions += 1
    var size = layout.sizeThatFits(proposal)
    if !(size.width.isFinite && size.height.isFinite) {
      size = session.checked(size, of: self, for: proposal)
    }
    session.recorder?.measured(self, proposal, size, fromMemory: false)
    if session.remembers {
      if answersPerAxis {
        axisMemory.keep(size, for: proposal)
      } else {
        memory.keep(size, for: proposal)
      }
    }
    return size
  }

  package var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = layout.spacing()
    knownSpacing = spacing
    return spacing
  }

  /// Whether the node or a descendant may set a guide explicitly.
  package func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    !guides.isEmpty && !guides.isDisjoint(with: GuideKinds(key))
  }

  /// Places the subviews of a node that has its size; answers the frames in the node's space.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize) -> [CGRect] {
    let bounds = CGRect(origin: .zero, size: size)
    for child in children { child.placement = nil }
    layout.placeSubviews(in: bounds, proposal: proposal)
    return children.map { child in
      let placement =
        child.placement ?? Placement(centredIn: UnplacedSubview(bounds: bounds, proposal: proposal))
      child.placement = placement
      return placement.frame(of: child)
    }
  }
}

extension LayoutNode: GuideSource {
  package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard mayHaveGuide(key) else { return nil }
    let question = GuideQuestion(key: key, proposal: proposal)
    if let known = guideMemory?[question] { return known }
    let bounds = CGRect(origin: .zero, size: answer(to: proposal))
    let value = layout.explicitAlignment(of: key, in: bounds, proposal: proposal)
    guideMemory = guideMemory ?? [:]
    guideMemory?[question] = .some(value)
    return value
  }
}

private struct GuideQuestion: Hashable {
  var key: AlignmentKey
  var proposal: ProposedViewSize
}

/// What a view tells the container it is in.
package struct NodeTraits {
  package var priority: Double = 0
  package var zIndex: Double = 0
  /// By the reflected name of their key.
  package var values: [String: Any] = [:]
  /// What a grid, a list or a section reads of its cells and rows.
  package var roles: [String: Any] = [:]

  package init() {}

  /// What a modifier passes on from the view it modifies.
  var forwarded: NodeTraits { self }
}

/// Which guides a view sets explicitly.
package struct GuideKinds: OptionSet, Sendable {
  package let rawValue: UInt8
  package static let baselines = GuideKinds(rawValue: 1)
  package static let horizontal = GuideKinds(rawValue: 2)
  package static let vertical = GuideKinds(rawValue: 4)

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package init(_ key: AlignmentKey) {
    self = key.axis == .horizontal ? .horizontal : [.vertical, .baselines]
  }
}
