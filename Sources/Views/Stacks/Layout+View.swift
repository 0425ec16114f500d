import Foundation
import Geometry
import LayoutEngine

extension Layout {
  /// The views arranged by this layout.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutView(name: typeName(Self.self), layout: self, content: content().listed)
  }
}

/// Views arranged by a layout, shown under the layout's name.
package struct LayoutView<Rule: Layout>: PrimitiveView {
  let name: String
  let layout: Rule
  let content: [any View]
  /// The axis that spacers and dividers inside take for a stack's, where the layout's type does not
  /// say it.
  var orientation: Axis?

  package init(
    name: String, layout: Rule, content: [any View], orientation: Axis? = nil
  ) {
    self.name = name
    self.layout = layout
    self.content = content
    self.orientation = orientation
  }

  package func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let axis =
      orientation ?? (layout as? AnyLayout)?.stackOrientation
      ?? Rule.layoutProperties.stackOrientation
    let children = try context.children(content, along: axis)
    // Built-in layouts say which guides they set; any other may set all of them.
    let guides: GuideKinds = layout is any LayoutHints ? [] : .all
    return ViewNodes([context.node(name, layout: layout, children: children, guides: guides)])
  }
}
