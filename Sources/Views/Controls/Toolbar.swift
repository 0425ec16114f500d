import Foundation
import Geometry
import LayoutEngine

/// Where a toolbar's item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case leading, principal, trailing
    /// Above the keyboard, which is not drawn.
    case hidden
    case bottom
  }

  let place: Place

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let keyboard = ToolbarItemPlacement(place: .hidden)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let status = ToolbarItemPlacement(place: .bottom)
}

/// Views for a bar, at one of its places.
public struct ToolbarItem: PrimitiveView {
  let placement: ToolbarItemPlacement
  let content: [any View]

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View
  ) {
    self.placement = placement
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try TupleView(content).layoutNodes(in: context)
  }
}

/// Several views for a bar at the same place.
public struct ToolbarItemGroup: PrimitiveView {
  let placement: ToolbarItemPlacement
  let content: [any View]

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View
  ) {
    self.placement = placement
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try TupleView(content).layoutNodes(in: context)
  }
}

extension View {
  /// Puts views in the navigation bar on iOS. On macOS they are the window's, which is not drawn.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    toolbar(views: content().listed)
  }

  package func toolbar(views: [any View]) -> some View {
    ToolbarView(content: self, items: views)
  }
}

private struct ToolbarView: PrimitiveView {
  let content: any View
  let items: [any View]

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0) }
    guard context.environment.platform == .ios else { return nodes }
    for item in items.flatMap(Self.flattened) { try add(item, in: context) }
    return nodes
  }

  private static func flattened(_ view: any View) -> [any View] {
    switch view {
    case let tuple as TupleView: tuple.content.flatMap(flattened)
    case let group as Group: group.content.flatMap(flattened)
    default: [view]
    }
  }

  private func add(_ item: any View, in context: ViewContext) throws {
    let (placement, views): (ToolbarItemPlacement, [any View]) =
      switch item {
      case let item as ToolbarItem: (item.placement, item.content)
      case let group as ToolbarItemGroup: (group.placement, group.content)
      default: (.automatic, [item])
      }
    if placement.place == .bottom {
      throw ViewError.unsupported(
        name: "bottomBar", hint: "items of the bottom bar are not drawn; leave them out")
    }
    try context.changeBar("toolbar") { bar in
      switch placement.place {
      case .leading: bar.leading += views
      case .principal: bar.principal += views
      case .trailing: bar.trailing += views
      case .hidden, .bottom: break
      }
    }
  }
}
