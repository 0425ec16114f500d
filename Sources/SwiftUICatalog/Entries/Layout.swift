import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

extension Vocabulary {
  /// To measure a view, a text of a line at least, takes as long as so many steps.
  private static let measuringSteps = 25

  static let layout: [Entry] = [
    .initializer(ProposedViewSize.self, "init(width: CGFloat?, height: CGFloat?)") {
      (width: CGFloat?, height: CGFloat?) in ProposedViewSize(width: width, height: height)
    },
    .initializer(ProposedViewSize.self, "init(_ size: CGSize)") { (size: CGSize) in
      ProposedViewSize(size)
    },
    .staticProperty("zero", ProposedViewSize.zero),
    .staticProperty("unspecified", ProposedViewSize.unspecified),
    .staticProperty("infinity", ProposedViewSize.infinity),
    .property("width", "var width: CGFloat?", \ProposedViewSize.width),
    .property("height", "var height: CGFloat?", \ProposedViewSize.height),
    .method(
      "replacingUnspecifiedDimensions",
      "func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize"
    ) { (proposal: ProposedViewSize, size: CGSize) in
      proposal.replacingUnspecifiedDimensions(by: size)
    },
    .property("layoutDirection", "var layoutDirection: LayoutDirection { get }") {
      (subviews: LayoutSubviews) in subviews.layoutDirection
    },
    .property("priority", "var priority: Double { get }") { (subview: LayoutSubview) in
      subview.priority
    },
    .property("spacing", "var spacing: ViewSpacing { get }") { (subview: LayoutSubview) in
      subview.spacing
    },
    .method("sizeThatFits", "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") {
      (subview: LayoutSubview, proposal: ProposedViewSize) in subview.sizeThatFits(proposal)
    }.taking(steps: measuringSteps),
    .method("dimensions", "func dimensions(in proposal: ProposedViewSize) -> ViewDimensions") {
      (subview: LayoutSubview, proposal: ProposedViewSize) in subview.dimensions(in: proposal)
    }.taking(steps: measuringSteps),
    .method(
      "place",
      "func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)"
    ) {
      (
        subview: LayoutSubview, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
      ) in
      subview.place(at: position, anchor: anchor, proposal: proposal)
      return Value.void
    },
    .property("width", "var width: CGFloat { get }") { (d: ViewDimensions) in d.width },
    .property("height", "var height: CGFloat { get }") { (d: ViewDimensions) in d.height },
    .instanceSubscript("subscript(guide: HorizontalAlignment) -> CGFloat { get }") {
      (d: ViewDimensions, guide: HorizontalAlignment) in d[guide]
    },
    .instanceSubscript("subscript(guide: VerticalAlignment) -> CGFloat { get }") {
      (d: ViewDimensions, guide: VerticalAlignment) in d[guide]
    },
    .instanceSubscript("subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }") {
      (d: ViewDimensions, guide: HorizontalAlignment) in d[explicit: guide]
    },
    .instanceSubscript("subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }") {
      (d: ViewDimensions, guide: VerticalAlignment) in d[explicit: guide]
    },
    .initializer(LayoutProperties.self, "init()") { LayoutProperties() },
    .property(
      "stackOrientation", "var stackOrientation: Axis?", \LayoutProperties.stackOrientation),
    .initializer(ViewSpacing.self, "init()") { ViewSpacing() },
    .staticProperty("zero", ViewSpacing.zero),
    .method(
      "distance", "func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat"
    ) { (spacing: ViewSpacing, next: ViewSpacing, axis: Axis) in
      spacing.distance(to: next, along: axis)
    },
    .mutatingMethod(
      "formUnion", "mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)"
    ) { (spacing: inout ViewSpacing, other: ViewSpacing, edges: Edge.Set) in
      spacing.formUnion(other, edges: edges)
    },
    .method("union", "func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing") {
      (spacing: ViewSpacing, other: ViewSpacing, edges: Edge.Set) in
      spacing.union(other, edges: edges)
    },
    .method(
      "callAsFunction", "func callAsFunction(@ViewBuilder _ content: () -> V) -> some View",
      of: "Layout"
    ) { (layout: LayoutValue, content: ViewContent) in
      ViewValue(view: layout.view(of: content.views))
    },
  ]
}

/// Any layout: a built-in one, or a fixture's own.
struct LayoutValue: Bridged {
  let layout: any Layout
  /// The name that its views stand under in the frame tree.
  let name: String
  /// What a fixture's `layoutProperties` say of the axis that it stacks along.
  var orientation: Axis?

  static var typeName: String { "Layout" }

  static func bridged(_ value: Value) throws -> LayoutValue? {
    switch value {
    case .native(let native as LayoutValue): return native
    case .native(let native):
      return (native as? any Layout).map {
        LayoutValue(layout: $0, name: type(of: native).typeName)
      }
    case .instance(let instance) where instance.conforms(to: "Layout"):
      return LayoutValue(
        layout: InterpretedLayout(instance: instance), name: instance.typeName,
        orientation: try instance.staticProperty("layoutProperties")
          .flatMap { try LayoutProperties.bridged($0) }?.stackOrientation)
    case .reference(let reference): return try bridged(reference.value)
    default: return nil
    }
  }

  var erased: AnyLayout {
    func make(_ layout: some Layout) -> AnyLayout {
      AnyLayout(layout, stackOrientation: orientation)
    }
    return layout as? AnyLayout ?? make(layout)
  }

  func view(of content: [any View]) -> any View {
    func make(_ layout: some Layout) -> any View {
      LayoutView(name: name, layout: layout, content: content, orientation: orientation)
    }
    return make(layout)
  }
}
