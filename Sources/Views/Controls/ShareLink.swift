import Foundation

/// A button that shares something: as its label and the button's style make it (sharelink/basic of
/// iamcgn/swiftui-web).
public struct ShareLink: PrimitiveView {
  let label: [any View]

  public init(item: URL) { self.init(views: Self.usual) }
  @_disfavoredOverload
  public init(item: String) { self.init(views: Self.usual) }

  public init(_ title: String, item: URL) { self.init(title: title) }
  @_disfavoredOverload
  public init(_ title: String, item: String) { self.init(title: title) }

  public init(item: URL, @ViewBuilder label: () -> some View) {
    self.init(views: label().listed)
  }
  @_disfavoredOverload
  public init(item: String, @ViewBuilder label: () -> some View) {
    self.init(views: label().listed)
  }

  /// - Parameter title: what stands beside the symbol; nil for "Share…".
  package init(title: String? = nil) {
    self.init(
      views: title.map { [Label($0, systemImage: Self.symbol)] } ?? Self.usual)
  }

  package init(views: [any View]) {
    label = views
  }

  private static let symbol = "square.and.arrow.up"
  private static var usual: [any View] { [Label("Share…", systemImage: symbol)] }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try named("ShareLink", body: Button(role: nil, views: label), in: context)
  }
}
