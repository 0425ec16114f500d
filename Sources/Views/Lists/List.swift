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
    var measures = environment.listMeasures
    if let height = environment.leastListRow { measures.leastRow = height }
    measures.rowSpacing = environment.listRowSpacing ?? 0
    if let spacing = environment.listSectionSpacing { measures.gaps.space(by: spacing) }
    let rows = children.map { ListRow($0, measures) }
    // Behind the rows' own subviews, in the order of the rows that have one.
    let backgrounds = try rows.map(\.background).compactMap { $0 }.map { background in
      try ListRow.background(background, in: context)
    }
    let layout = ListLayout(
      measures: measures, rows: rows, direction: environment.layoutDirection,
      session: context.build.session, bar: environment.controls.navigationBar)
    let node = context.node(
      name, layout: layout, children: children + backgrounds,
      drawing: ListDrawing(
        measures: measures, rows: rows, pixel: environment.pixel,
        showsPage: environment.showsScrollBackground))
    node.traits.extendsIntoSafeArea = true
    let hooks = PlacingHooks()
    hooks.childState = { _, state in
      let size = state.frame.size
      state.enterScrollView(along: .vertical)
      state.enter(
        ProposedViewSize(size), insets: state.coveredEdges(of: size, layout.direction))
      state.safeArea = nil
    }
    node.hooks = hooks
    return ViewNodes([node])
  }
}

/// Controls in rows: an inset grouped list on iOS, two columns on macOS.
public struct Form: PrimitiveView {
  let content: [any View]

  public init(@ViewBuilder content: () -> some View) {
    self.content = content().listed
  }

  package init(content: [any View]) {
    self.content = content
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    guard context.environment.platform == .macos else {
      return try List(content: content, name: "Form").layoutNodes(in: context)
    }
    let rows = try context.nested {
      $0.isInFormColumns = true
    } _: {
      try $0.children(content, along: .vertical)
    }
    return ViewNodes([context.node("Form", layout: FormColumnsLayout(), children: rows)])
  }
}

/// What a list reads of a row.
struct ListRow {
  var role: ListRole
  var insets: EdgeInsets?
  /// What fills the cell behind the row; nil for the list's own.
  var background: (any View)?
  var hidesSeparator: Bool

  init(_ node: LayoutNode, _ measures: ListMeasures) {
    role = node.traits.roles[ListRole.key] as? ListRole ?? ListRole(section: 0, kind: .row)
    insets = node.traits.roles["insets"] as? EdgeInsets
    if let lengths = node.traits.roles["insetEdges"] as? [Edge: CGFloat], !lengths.isEmpty {
      insets = (insets ?? measures.rowInsets).replacing(lengths)
    }
    background = node.traits.roles["background"] as? any View
    hidesSeparator = node.traits.roles["hidesSeparator"] as? Bool ?? false
  }

  static func background(_ view: any View, in context: ViewContext) throws -> LayoutNode {
    let nodes = try context.children([view], along: nil)
    if nodes.count == 1 { return nodes[0] }
    return context.node("ZStack", layout: ZStackLayout(), children: nodes)
  }
}

extension View {
  /// Sets a row's margins on iOS; on macOS they are added to the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    marked { $0.roles["insets"] = insets }
  }

  /// Sets a row's margins at some edges, the others are the list's own; nil for the list's own there
  /// too.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    marked { traits in
      var lengths = traits.roles["insetEdges"] as? [Edge: CGFloat] ?? [:]
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { lengths[edge] = length }
      traits.roles["insetEdges"] = lengths
    }
  }

  /// Lays a view behind a row, in the place of its cell, which it is proposed the size of; nil for
  /// the list's own.
  public func listRowBackground(_ view: (some View)?) -> some View {
    marked { $0.roles["background"] = view }
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

  /// Sets sections apart.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    checking("listSectionSpacing", [("spacing", [spacing.length])], mayBeNegative: false) {
      settingEnvironment { $0.listSectionSpacing = spacing.length }
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

/// How far sections of a list stand apart. Apple's `compact` is a distance that is not known here.
public struct ListSectionSpacing: Sendable {
  /// Nil for the list's own.
  let length: CGFloat?

  public static let `default` = ListSectionSpacing(length: nil)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// How a form looks: on iOS every style but that in columns is a grouped list.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Says how the forms in this view look.
  public func formStyle(_ style: some FormStyle) -> some View {
    ContextView { context in
      guard style is AutomaticFormStyle || context.environment.platform == .ios else {
        throw ViewError.unsupported(
          name: "a form's style on macOS", hint: "Leave it out, or use a 'List'.")
      }
      return self
    }
  }
}

extension EnvironmentValues {
  /// The least height of a list's row, in points, its padding included.
  public var defaultMinListRowHeight: CGFloat {
    get { leastListRow ?? listMeasures.leastRow }
    set { leastListRow = newValue }
  }

  var listMeasures: ListMeasures { ListMeasures(listStyle, platform: platform) }
}

extension EdgeInsets {
  fileprivate func replacing(_ lengths: [Edge: CGFloat]) -> EdgeInsets {
    EdgeInsets(
      top: lengths[.top] ?? top, leading: lengths[.leading] ?? leading,
      bottom: lengths[.bottom] ?? bottom, trailing: lengths[.trailing] ?? trailing)
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
