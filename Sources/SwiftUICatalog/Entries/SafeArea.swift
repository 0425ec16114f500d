import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

extension Vocabulary {
  static let safeArea: [Entry] = [
    .modifier(
      "safeAreaInset",
      "func safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View"
    ) {
      (
        view: any View, edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?,
        content: ViewContent
      ) in
      view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content.tuple }
    },
    .modifier(
      "safeAreaInset",
      "func safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View"
    ) {
      (
        view: any View, edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?,
        content: ViewContent
      ) in
      view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content.tuple }
    },
    .modifier(
      "safeAreaPadding",
      "func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View"
    ) { (view: any View, edges: Edge.Set, length: CGFloat?) in
      view.safeAreaPadding(edges, length)
    },
    .modifier("safeAreaPadding", "func safeAreaPadding(_ length: CGFloat) -> some View") {
      (view: any View, length: CGFloat) in view.safeAreaPadding(length)
    },
    .modifier("safeAreaPadding", "func safeAreaPadding(_ insets: EdgeInsets) -> some View") {
      (view: any View, insets: EdgeInsets) in view.safeAreaPadding(insets)
    },
    .modifier(
      "ignoresSafeArea",
      "func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View"
    ) { (view: any View, regions: SafeAreaRegions, edges: Edge.Set) in
      view.ignoresSafeArea(regions, edges: edges)
    },
    .modifier(
      "edgesIgnoringSafeArea", "func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View"
    ) { (view: any View, edges: Edge.Set) in view.edgesIgnoringSafeArea(edges) },
    .modifier(
      "containerRelativeFrame",
      "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View"
    ) { (view: any View, axes: Axis.Set, alignment: Alignment) in
      view.containerRelativeFrame(axes, alignment: alignment)
    },
    .modifier(
      "containerRelativeFrame",
      "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View"
    ) { (view: any View, axes: Axis.Set, alignment: Alignment, length: LengthFunction) in
      view.containerRelativeFrame(axes, alignment: alignment, computing: length.value)
    },
    .modifier(
      "containerRelativeFrame",
      "func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View"
    ) {
      (
        view: any View, axes: Axis.Set, count: Int, span: Int, spacing: CGFloat,
        alignment: Alignment
      ) in
      view.containerRelativeFrame(
        axes, count: count, span: span, spacing: spacing, alignment: alignment)
    },
    .modifier("layoutValue", "func layoutValue<K>(key: K.Type, value: K.Value) -> some View") {
      (view: any View, key: DeclaredType, value: Value) in
      view.layoutValue(named: key.layoutKey, value)
    },
    .instanceSubscript("subscript<K>(key: K.Type) -> K.Value { get }") {
      (subview: LayoutSubview, key: DeclaredType) -> Value in
      if let value = subview.layoutValue(named: key.layoutKey) as? Value { return value }
      if let value = try key.property("defaultValue") { return value }
      throw BridgingError("'\(key.name)' has no static property 'defaultValue'")
    },
  ]

  static let safeAreaConstants: [Entry] =
    Entry.constants([("top", VerticalEdge.top), ("bottom", .bottom)])
    + Entry.constants([("leading", HorizontalEdge.leading), ("trailing", .trailing)])
    + Entry.constants([
      ("all", SafeAreaRegions.all), ("container", .container), ("keyboard", .keyboard),
    ])
}

extension VerticalEdge: Bridged {}
extension HorizontalEdge: Bridged {}
extension SafeAreaRegions: Bridged {
  public static func bridged(_ value: Value) throws -> SafeAreaRegions? { try optionSet(value) }
}

extension DeclaredType {
  /// The name that values of a fixture's own layout key are kept under.
  var layoutKey: String { "fixture.\(name)" }
}

/// A closure that makes a length of a container's.
struct LengthFunction: Bridged {
  let function: any Function

  static var typeName: String { "(CGFloat, Axis) -> CGFloat" }

  static func bridged(_ value: Value) throws -> LengthFunction? {
    guard case .function(let function) = value else { return nil }
    return LengthFunction(function: function)
  }

  func value(_ length: CGFloat, _ axis: Axis) throws -> CGFloat {
    let value = try function.call([length.value, .native(axis)])
    guard let length = try CGFloat.bridged(value) else {
      throw BridgingError("this closure gives \(value.described), not a CGFloat")
    }
    guard length.isFinite, length >= 0 else {
      throw ViewError.badLength(
        view: "containerRelativeFrame", parameter: "length", value: length.text,
        hint: "its closure must give zero or more points")
    }
    return length
  }
}
