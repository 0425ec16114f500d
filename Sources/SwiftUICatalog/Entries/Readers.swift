import Catalog
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let readers: [Entry] = [
    .initializer(
      GeometryReader.self,
      "init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)"
    ) { (content: ElementContent) in
      GeometryReader.failable { try content.views(for: [.native($0)]) }
    },
    .property("size", "var size: CGSize { get }") { (proxy: GeometryProxy) in proxy.size },
    .property("safeAreaInsets", "var safeAreaInsets: EdgeInsets { get }") {
      (proxy: GeometryProxy) in proxy.safeAreaInsets
    },
    .method("frame", "func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect") {
      (proxy: GeometryProxy, space: CoordinateSpace) in proxy.frame(in: space)
    },
    .method("bounds", "func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?") {
      (proxy: GeometryProxy, space: NamedCoordinateSpace) in proxy.bounds(of: space)
    },
    .staticProperty("local", CoordinateSpace.local),
    .staticProperty("global", CoordinateSpace.global),
    .staticMethod("named", "static func named(_ name: some Hashable) -> CoordinateSpace") {
      (name: IdentifierValue) in CoordinateSpace.named(name.text)
    },
    .staticMethod("named", "static func named(_ name: some Hashable) -> NamedCoordinateSpace") {
      (name: IdentifierValue) in NamedCoordinateSpace.named(name.text)
    },
    .staticProperty("scrollView", of: "CoordinateSpace", NamedCoordinateSpace.scrollView),
    .staticProperty("scrollView", NamedCoordinateSpace.scrollView),
    .staticMethod(
      "scrollView", of: "CoordinateSpace",
      "static func scrollView(axis: Axis) -> NamedCoordinateSpace"
    ) { (axis: Axis) in NamedCoordinateSpace.scrollView(axis: axis) },
    .staticMethod("scrollView", "static func scrollView(axis: Axis) -> NamedCoordinateSpace") {
      (axis: Axis) in NamedCoordinateSpace.scrollView(axis: axis)
    },
    .modifier(
      "coordinateSpace", "func coordinateSpace(_ name: NamedCoordinateSpace) -> some View"
    ) { (view: any View, name: NamedCoordinateSpace) in view.coordinateSpace(name) },
    .modifier("coordinateSpace", "func coordinateSpace(name: some Hashable) -> some View") {
      (view: any View, name: IdentifierValue) in view.coordinateSpace(name: name.text)
    },
  ]
}

extension GeometryReader: Bridged {
  public static var conformances: [String] { ["View"] }
}
extension GeometryProxy: Bridged {}
extension CoordinateSpace: Bridged {
  public static func bridged(_ value: Value) throws -> CoordinateSpace? {
    switch value {
    case .native(let named as NamedCoordinateSpace): return named.coordinateSpace
    case .symbol(let symbol):
      guard let resolved = try symbol.resolve(owners: symbolOwners) else { return nil }
      return try bridged(resolved)
    default: return try native(value)
    }
  }
}
extension NamedCoordinateSpace: Bridged {}
