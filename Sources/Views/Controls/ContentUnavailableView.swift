import Foundation
import Geometry

/// Says that there is nothing to show, in the middle of all the space that is offered.
///
/// macOS 26 (unavailable/basic of iamcgn/swiftui-web): the title in the large title font, bold, 20
/// below the top, what else there is 12 apart, without the symbol. On iOS the view fills what it is
/// offered too and has its content in the middle, with the symbol above the title; how large these
/// are and how far apart is not measured.
public struct ContentUnavailableView: PrimitiveView {
  let label: [any View]
  let description: [any View]
  let actions: [any View]

  public init(
    @ViewBuilder label: () -> some View,
    @ViewBuilder description: () -> some View = { EmptyView() },
    @ViewBuilder actions: () -> some View = { EmptyView() }
  ) {
    self.init(
      label: label().listed, description: description().listed, actions: actions().listed)
  }

  public init(_ title: String, image name: String, description: Text? = nil) {
    self.init(
      label: [Label(title, image: name)], description: description.map { [$0] } ?? [], actions: [])
  }

  public init(_ title: String, systemImage name: String, description: Text? = nil) {
    self.init(
      label: [Label(title, systemImage: name)], description: description.map { [$0] } ?? [],
      actions: [])
  }

  package init(label: [any View], description: [any View], actions: [any View]) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  /// No results of a search.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// No results of a search for a text.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let isMac = context.environment.platform == .macos
    return try named("ContentUnavailableView", body: isMac ? macOSColumn : iOSColumn, in: context)
  }

  private var macOSColumn: any View {
    VStack(spacing: 12) {
      TupleView(label).labelStyle(.titleOnly).font(.largeTitle.bold()).foregroundStyle(.secondary)
      TupleView(description).font(.body).foregroundStyle(.secondary)
      HStack { TupleView(actions) }
    }
    .multilineTextAlignment(.center)
    .padding(.top, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private var iOSColumn: any View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        VStack(spacing: 12) {
          TupleView(label).labelStyle(.iconOnly).font(.system(size: 48)).foregroundStyle(.secondary)
          TupleView(label).labelStyle(.titleOnly).font(.title2.bold())
        }
        TupleView(description).font(.subheadline).foregroundStyle(.secondary)
      }
      TupleView(actions)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
