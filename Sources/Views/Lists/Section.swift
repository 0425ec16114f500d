import Drawing
import LayoutEngine

/// Views with a header and a footer.
///
/// Outside lists these are plain siblings in their container (measured: section/*).
public struct Section: PrimitiveView {
  let header: [any View]
  let content: [any View]
  let footer: [any View]

  public init(@ViewBuilder content: () -> some View) {
    self.init(header: [], content: content().listed, footer: [])
  }

  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View
  ) {
    self.init(header: header().listed, content: content().listed, footer: [])
  }

  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View
  ) {
    self.init(header: [], content: content().listed, footer: footer().listed)
  }

  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View,
    @ViewBuilder footer: () -> some View
  ) {
    self.init(header: header().listed, content: content().listed, footer: footer().listed)
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View) {
    self.init(header: [Text(titleKey)], content: content().listed, footer: [])
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    self.init(header: [Text(title)], content: content().listed, footer: [])
  }

  public init(header: some View, @ViewBuilder content: () -> some View) {
    self.init(header: [header], content: content().listed, footer: [])
  }

  public init(footer: some View, @ViewBuilder content: () -> some View) {
    self.init(header: [], content: content().listed, footer: [footer])
  }

  public init(header: some View, footer: some View, @ViewBuilder content: () -> some View) {
    self.init(header: [header], content: content().listed, footer: [footer])
  }

  init(header: [any View], content: [any View], footer: [any View]) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let counter = context.environment.listSections
    let number = counter?.next()
    func part(_ views: [any View], _ kind: ListRole.Kind) throws -> [LayoutNode] {
      let nodes = try context.nested {
        if counter?.isInList == true, kind != .row { ListRole.style(&$0, kind) }
      } _: {
        try flattened(views, in: $0)
      }
      if let number {
        for node in nodes {
          node.traits.roles[ListRole.key] = ListRole(section: number, kind: kind)
        }
      }
      return nodes
    }
    return ViewNodes(
      try part(header, .header) + part(content, .row) + part(footer, .footer))
  }
}

/// Numbers the sections of a list or a lazy grid.
package final class SectionCounter {
  /// Whether headers and footers are set in the list's own way.
  let isInList: Bool
  private var count = 0

  package init(isInList: Bool = true) {
    self.isInList = isInList
  }

  func next() -> Int {
    count += 1
    return count
  }
}

/// What a view is in its list.
struct ListRole {
  enum Kind {
    case header
    case row
    case footer
  }

  static let key = "list"

  /// 0 for rows outside sections.
  var section: Int
  var kind: Kind

  /// Headers and footers are set smaller and paler than rows.
  static func style(_ environment: inout EnvironmentValues, _ kind: Kind) {
    switch (environment.platform, kind) {
    case (.ios, .header): environment.font = .body.weight(.medium)
    case (.ios, _): environment.font = .footnote
    case (.macos, _): environment.font = .system(size: 11, weight: .semibold)
    }
    environment.foreground = ForegroundLevels([AnyShapeStyle(Color.secondary)])
  }
}
