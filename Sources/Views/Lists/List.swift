import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Rows under each other, in sections.
///
/// Takes the proposal; each row is proposed the width between the margins and an unspecified
/// height, whatever its priority.
public struct List: PrimitiveView {
  let content: [any View]
  var name = "List"

  public init(@ViewBuilder content: () -> some View) {
    self.content = content().listed
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder rowContent: (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    content = data.flatMap { rowContent($0).listed }
  }

  public init<Data: RandomAccessCollection, ID>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: (Data.Element) -> some View
  ) {
    content = data.flatMap { rowContent($0).listed }
  }

  public init(_ data: Range<Int>, @ViewBuilder rowContent: (Int) -> some View) {
    content = data.flatMap { rowContent($0).listed }
  }

  package init(content: [any View], name: String = "List") {
    self.content = content
    self.name = name
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let children = try context.nested(
      {
        $0.listSections = SectionCounter()
        $0.isInListRow = true
      }, { try $0.children(content, along: nil) })
    let environment = context.environment
    var measures = ListMeasures(environment.listStyle, platform: environment.platform)
    measures.rowSpacing = environment.listRowSpacing ?? 0
    if let spacing = environment.listSectionSpacing { measures.gaps.space(by: spacing) }
    let rows = children.map(ListRow.init)
    let layout = ListLayout(
      measures: measures, rows: rows, direction: environment.layoutDirection,
      session: context.build.session, bar: environment.controls.navigationBar)
    let node = context.node(
      name, layout: layout, children: children,
      drawing: ListDrawing(
        measures: measures, rows: rows, pixel: environment.pixel,
        showsPage: environment.showsScrollBackground))
    node.traits.extendsIntoSafeArea = true
    let hooks = PlacingHooks()
    hooks.childState = { _, state in
      let size = state.frame.size
      state.enter(
        ProposedViewSize(size), insets: state.coveredEdges(of: size, layout.direction))
      state.safeArea = nil
    }
    node.hooks = hooks
    return ViewNodes([node])
  }
}

/// Controls in rows: an inset grouped list on iOS.
public struct Form: PrimitiveView {
  let content: [any View]

  public init(@ViewBuilder content: () -> some View) {
    self.content = content().listed
  }

  package init(content: [any View]) {
    self.content = content
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try List(content: content, name: "Form").layoutNodes(in: context)
  }
}

/// What a list reads of a row.
struct ListRow {
  var role: ListRole
  var insets: EdgeInsets?
  var background: AnyShapeStyle?
  var hidesSeparator: Bool

  init(_ node: LayoutNode) {
    role = node.traits.roles[ListRole.key] as? ListRole ?? ListRole(section: 0, kind: .row)
    insets = node.traits.roles["insets"] as? EdgeInsets
    background = node.traits.roles["background"] as? AnyShapeStyle
    hidesSeparator = node.traits.roles["hidesSeparator"] as? Bool ?? false
  }
}

extension View {
  /// Sets a row's margins on iOS; on macOS they are added to the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    marked { $0.roles["insets"] = insets }
  }

  /// Fills the cell behind a row.
  public func listRowBackground(_ color: Color?) -> some View {
    marked { $0.roles["background"] = color.map { AnyShapeStyle($0) } }
  }

  /// Sets rows apart by points; nil for the list's own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    checking("listRowSpacing", [("spacing", [spacing])], mayBeNegative: false) {
      settingEnvironment { $0.listRowSpacing = spacing }
    }
  }

  /// Sets sections apart by points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    checking("listSectionSpacing", [("spacing", [spacing])], mayBeNegative: false) {
      settingEnvironment { $0.listSectionSpacing = spacing }
    }
  }

  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdgeSet = .all
  ) -> some View {
    marked { $0.roles["hidesSeparator"] = visibility == .hidden }
  }

  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdgeSet = .all) -> some View {
    marked { _ in }
  }

  /// Tells the container about each of the view's elements, without a view of its own.
  package func marked(_ change: @escaping (inout NodeTraits) -> Void) -> some View {
    MarkedView(content: self) { change(&$0.traits) }
  }
}

/// Whether a part of a view is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

/// Top, bottom or both edges.
public struct VerticalEdgeSet: OptionSet, Sendable {
  public let rawValue: Int8
  public static let top = VerticalEdgeSet(rawValue: 1)
  public static let bottom = VerticalEdgeSet(rawValue: 2)
  public static let all: VerticalEdgeSet = [.top, .bottom]

  public init(rawValue: Int8) {
    self.rawValue = rawValue
  }
}
