import LayoutEngine

/// A view with a modifier's node around it that does something while it is placed.
struct HookedView<Rule: UnaryLayout>: PrimitiveView {
  let content: any View
  let name: String
  let layout: Rule
  let hook: (PlacingHooks) -> Void

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0).nodes }
    return ViewNodes(
      nodes.map { node in
        let outer = context.node(name, layout: layout, children: [node])
        let hooks = PlacingHooks()
        hook(hooks)
        outer.hooks = hooks
        return outer
      })
  }
}
